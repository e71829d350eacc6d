// SPDX-License-Identifier: Apache-2.0
internal import CQPDF
internal import Foundation
internal import StorypoleCairo
internal import SwiftUI

/// A PDF file that libqpdf changes. Its objects are libqpdf's handles.
final class QPDFFile {
  typealias Object = qpdf_oh

  private var file: qpdf_data?
  /// libqpdf reads from it until the end.
  private let bytes: UnsafeMutableRawBufferPointer

  init(_ data: Data) throws {
    bytes = UnsafeMutableRawBufferPointer.allocate(byteCount: data.count, alignment: 1)
    data.copyBytes(to: bytes)
    file = qpdf_init()
    qpdf_silence_errors(file)
    qpdf_set_suppress_warnings(file, QPDF_TRUE)
    let start = bytes.baseAddress?.assumingMemoryBound(to: CChar.self)
    try check(qpdf_read_memory(file, "the document", start, UInt64(bytes.count), nil))
  }

  deinit {
    qpdf_cleanup(&file)
    bytes.deallocate()
  }

  private func check(_ code: QPDF_ERROR_CODE) throws {
    // 1 is a warning.
    guard code & 2 != 0 else { return }
    let error = qpdf_get_error(file)
    let text = error.flatMap { qpdf_get_error_full_text(file, $0) }.map { String(cString: $0) }
    throw ImageRendererError(.picture, "The PDF cannot be completed: \(text ?? "unknown error")")
  }

  /// The file with its changes. The same content has the same bytes.
  func written() throws -> Data {
    var padding: [Object] = []
    while true {
      try check(qpdf_init_write_memory(file))
      qpdf_set_object_stream_mode(file, qpdf_o_generate)
      qpdf_set_minimum_pdf_version(file, "1.7")
      // PDF/A: an end of line that belongs to no stream is before each 'endstream'.
      qpdf_set_newline_before_endstream(file, QPDF_TRUE)
      qpdf_set_deterministic_ID(file, QPDF_TRUE)
      try check(qpdf_write(file))
      let data = Data(bytes: qpdf_get_buffer(file), count: qpdf_get_buffer_length(file))
      if padding.count == 8 || data.range(of: Data("\r\nendstream".utf8)) == nil { return data }
      // A carriage return at the end of libqpdf's own streams: other object numbers change them.
      padding.append(indirect(number(0)))
      self[root, "/StorypolePadding"] = array(padding)
    }
  }

  /// Separates the end of a stream from the line break after it: readers that look for the break instead of the length would
  /// take a carriage return for a part of it.
  func seal(_ stream: Object) {
    guard isStream(stream), let data = data(ofStream: stream, decoded: false), data.last == 0x0D
    else { return }
    let (filter, parameters) = (self[stream, "/Filter"], self[stream, "/DecodeParms"])
    guard name(filter) == "/FlateDecode" else { return }
    replace(stream, data + [0x0A], filter, parameters)
  }

  private func replace(_ stream: Object, _ data: Data, _ filter: Object, _ parameters: Object) {
    data.withUnsafeBytes {
      qpdf_oh_replace_stream_data(
        file, stream, $0.bindMemory(to: UInt8.self).baseAddress, $0.count, filter, parameters)
    }
  }

  // MARK: Reading

  var root: Object { qpdf_get_root(file) }
  var trailer: Object { qpdf_get_trailer(file) }
  var pageCount: Int { Int(qpdf_get_num_pages(file)) }
  func page(_ index: Int) -> Object { qpdf_get_page_n(file, index) }

  /// A value of a dictionary or of a stream's dictionary; null if it is absent.
  subscript(object: Object, key: String) -> Object {
    get { qpdf_oh_get_key(file, isStream(object) ? qpdf_oh_get_dict(file, object) : object, key) }
    set {
      qpdf_oh_replace_key(
        file, isStream(object) ? qpdf_oh_get_dict(file, object) : object, key, newValue)
    }
  }

  func remove(_ key: String, from object: Object) {
    qpdf_oh_remove_key(
      file, isStream(object) ? qpdf_oh_get_dict(file, object) : object, key)
  }

  func isStream(_ object: Object) -> Bool { qpdf_oh_is_stream(file, object) != 0 }
  func isDictionary(_ object: Object) -> Bool { qpdf_oh_is_dictionary(file, object) != 0 }
  func isArray(_ object: Object) -> Bool { qpdf_oh_is_array(file, object) != 0 }
  /// The number of an object that others refer to; 0 for a direct one.
  func number(_ object: Object) -> Int { Int(qpdf_oh_get_object_id(file, object)) }

  func integer(_ object: Object) -> Int { Int(qpdf_oh_get_int_value(file, object)) }
  /// The object as it is written.
  func syntax(_ object: Object) -> String { String(cString: qpdf_oh_unparse(file, object)) }

  func items(_ array: Object) -> [Object] {
    guard isArray(array) else { return [] }
    return (0..<qpdf_oh_get_array_n_items(file, array)).map {
      qpdf_oh_get_array_item(file, array, $0)
    }
  }

  func keys(_ dictionary: Object) -> [String] {
    guard isDictionary(dictionary) else { return [] }
    qpdf_oh_begin_dict_key_iter(file, dictionary)
    var keys: [String] = []
    while qpdf_oh_dict_more_keys(file) != 0 {
      if let key = qpdf_oh_dict_next_key(file) { keys.append(String(cString: key)) }
    }
    return keys
  }

  /// A name, with its slash; nil for another object.
  func name(_ object: Object) -> String? {
    qpdf_oh_is_name(file, object) != 0 ? String(cString: qpdf_oh_get_name(file, object)) : nil
  }

  func text(_ object: Object) -> String? {
    qpdf_oh_is_string(file, object) != 0
      ? String(cString: qpdf_oh_get_utf8_value(file, object)) : nil
  }

  /// The operators of a page.
  func content(ofPage page: Object) throws -> [UInt8] {
    var (start, count): (UnsafeMutablePointer<UInt8>?, Int) = (nil, 0)
    try check(qpdf_oh_get_page_content_data(file, page, &start, &count))
    defer { free(start) }
    return Array(UnsafeBufferPointer(start: start, count: count))
  }

  /// The content of a stream; nil for another object.
  func data(ofStream stream: Object, decoded: Bool = true) -> Data? {
    guard isStream(stream) else { return nil }
    var (start, count): (UnsafeMutablePointer<UInt8>?, Int) = (nil, 0)
    let level = decoded ? qpdf_dl_generalized : qpdf_dl_none
    guard qpdf_oh_get_stream_data(file, stream, level, nil, &start, &count) & 2 == 0 else {
      return nil
    }
    defer { free(start) }
    return Data(UnsafeBufferPointer(start: start, count: count))
  }

  // MARK: Making

  func name(_ name: String) -> Object { qpdf_oh_new_name(file, "/" + name) }
  func number(_ value: Int) -> Object { qpdf_oh_new_integer(file, Int64(value)) }
  func flag(_ value: Bool) -> Object { qpdf_oh_new_bool(file, value ? QPDF_TRUE : QPDF_FALSE) }
  func string(_ text: String) -> Object {
    var text = text
    return text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) {
        qpdf_oh_new_binary_unicode_string(file, $0.baseAddress, $0.count)
      }
    }
  }

  func array(_ items: [Object]) -> Object {
    let array = qpdf_oh_new_array(file)
    for item in items { qpdf_oh_append_item(file, array, item) }
    return array
  }

  func dictionary(_ entries: KeyValuePairs<String, Object>) -> Object {
    let dictionary = qpdf_oh_new_dictionary(file)
    for (key, value) in entries { qpdf_oh_replace_key(file, dictionary, "/" + key, value) }
    return dictionary
  }

  /// An object that others can refer to.
  func indirect(_ object: Object) -> Object {
    let indirect = qpdf_make_indirect_object(file, object)
    qpdf_oh_release(file, object)
    return indirect
  }

  /// - Parameter isPlain: Whether programs that know no PDF find the data.
  func stream(
    _ data: Data, _ entries: KeyValuePairs<String, Object> = [:], isPlain: Bool = false
  ) -> Object {
    let stream = qpdf_oh_new_stream(file)
    let dictionary = qpdf_oh_get_dict(file, stream)
    for (key, value) in entries { qpdf_oh_replace_key(file, dictionary, "/" + key, value) }
    fill(stream, with: data, isPlain: isPlain)
    return stream
  }

  private func fill(
    _ stream: Object, with data: Data, isPlain: Bool = false, _ level: Deflate.Level = .small
  ) {
    if !isPlain, let compressed = Deflate.compressed(data, level) {
      replace(stream, compressed, name("FlateDecode"), null)
      seal(stream)
    } else {
      replace(stream, data, null, null)
    }
  }

  /// Replaces the operators of a page. Its stream stays the same object: a new one would cost as much as the file has objects.
  func setContent(_ data: Data, ofPage page: Object) {
    let old = self[page, "/Contents"]
    if isStream(old) {
      fill(old, with: data, .fast)
    } else {
      self[page, "/Contents"] = indirect(stream(data))
    }
  }

  private var null: Object { qpdf_oh_new_null(file) }
}
