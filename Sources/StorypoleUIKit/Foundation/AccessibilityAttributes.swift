// SPDX-License-Identifier: Apache-2.0
import Storypole

extension AttributeScopes {
  /// The scope of the attributes for speech.
  public var accessibility: AccessibilityAttributes.Type { AccessibilityAttributes.self }

  /// Attributes for speech. A string keeps them; no speech is made here.
  public struct AccessibilityAttributes: AttributeScope {
    /// Whether a run is spoken character by character.
    public let accessibilitySpeechSpellsOutCharacters: SpellOutAttribute
    /// Whether punctuation in a run is spoken.
    public let accessibilitySpeechIncludesPunctuation: IncludesPunctuationAttribute
    /// The pitch of a run: 1 is the usual one.
    public let accessibilitySpeechAdjustedPitch: AdjustedPitchAttribute
    /// The pronunciation of a run, in phonetic notation.
    public let accessibilitySpeechPhoneticNotation: PhoneticNotationAttribute

    /// The key of characters that are spelled out.
    public enum SpellOutAttribute: AttributedStringKey {
      public typealias Value = Bool
      /// The name of the attribute in descriptions of a string.
      public static let name = "Accessibility.SpeechSpellsOutCharacters"
    }
    /// The key of spoken punctuation.
    public enum IncludesPunctuationAttribute: AttributedStringKey {
      public typealias Value = Bool
      /// The name of the attribute in descriptions of a string.
      public static let name = "Accessibility.SpeechIncludesPunctuation"
    }
    /// The key of the pitch.
    public enum AdjustedPitchAttribute: AttributedStringKey {
      public typealias Value = Double
      /// The name of the attribute in descriptions of a string.
      public static let name = "Accessibility.SpeechAdjustedPitch"
    }
    /// The key of the pronunciation.
    public enum PhoneticNotationAttribute: AttributedStringKey {
      public typealias Value = String
      /// The name of the attribute in descriptions of a string.
      public static let name = "Accessibility.SpeechPhoneticNotation"
    }
  }
}

extension AttributeDynamicLookup {
  /// The key of an attribute for speech by its name.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.AccessibilityAttributes, T>
  ) -> T { self[T.self] }
}
