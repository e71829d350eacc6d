// SPDX-License-Identifier: Apache-2.0
extension ViewHost {
  /// A text's characters, in the language of `environment`.
  package func string(of text: Text?, in environment: EnvironmentValues = EnvironmentValues())
    -> String?
  {
    text.map { ResolvedText($0, in: environment, host: self).string }
  }
}
