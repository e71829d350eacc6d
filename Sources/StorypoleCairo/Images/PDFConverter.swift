// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics

/// Turns the first page of a PDF file into SVG, with poppler's program `pdftocairo`. It runs as a process of its own,
/// because poppler's license, the GPL, would extend to every program that links it, and so that a damaged file ends
/// only that process.
enum PDFConverter {
  /// The limits of the process, which are more than an icon or an illustration needs: a gigabyte of address space, ten
  /// seconds of processor time, and the largest SVG document that is read (ulimit counts units of 512 bytes).
  private static let command =
    "ulimit -v 1000000; ulimit -t 10; ulimit -f \(SVGScanner.maximumBytes / 512); ulimit -c 0; "
    + "exec pdftocairo -q -svg -f 1 -l 1 - -"

  /// The page as an SVG document with the size of its media box in points.
  static func svg(of file: Data) throws(ImageProblem) -> Data {
    guard let input = tmpfile(), let output = tmpfile() else {
      throw ImageProblem("cannot be converted: there is no place for temporary files")
    }
    defer {
      fclose(input)
      fclose(output)
    }
    let isWritten = file.withUnsafeBytes { fwrite($0.baseAddress, 1, $0.count, input) == $0.count }
    guard isWritten, fflush(input) == 0, lseek(fileno(input), 0, SEEK_SET) == 0 else {
      throw ImageProblem("cannot be converted: there is no space for temporary files")
    }
    switch try run(from: fileno(input), to: fileno(output)) {
    case 0: break
    case 127 << 8:
      throw ImageProblem(
        "is a PDF file, which needs the program pdftocairo: install the package poppler-utils")
    default: throw ImageProblem("is a PDF file that is damaged, encrypted or too large")
    }
    lseek(fileno(output), 0, SEEK_SET)
    let handle = FileHandle(fileDescriptor: fileno(output), closeOnDealloc: false)
    guard let text = try? handle.readToEnd() else { throw ImageFile.isCutShort }
    return withoutUnits(text)
  }

  /// The process's status, as wait reports it.
  private static func run(from input: Int32, to output: Int32) throws(ImageProblem) -> Int32 {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
    posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    // A thread that blocks or ignores the signal would let a large document end as a part of itself.
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var defaults = sigset_t()
    sigemptyset(&defaults)
    sigaddset(&defaults, SIGXFSZ)
    posix_spawnattr_setsigdefault(&attributes, &defaults)
    var blocked = sigset_t()
    sigemptyset(&blocked)
    posix_spawnattr_setsigmask(&attributes, &blocked)
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK))
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/local/bin:/usr/bin:/bin"
    let arguments = ["sh", "-c", command].map { (text: String) in strdup(text) }
    let environment = ["PATH=\(path)", "LANG=C.UTF-8"].map { (text: String) in strdup(text) }
    defer { for text in arguments + environment { free(text) } }
    var process: pid_t = 0
    let error = posix_spawn(
      &process, "/bin/sh", &actions, &attributes, arguments + [nil], environment + [nil])
    guard error == 0 else {
      throw ImageProblem("cannot be converted: \(String(cString: strerror(error)))")
    }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    return status
  }

  /// The document with points as its units: Cairo before 1.18 writes a width of "24pt", which SVG takes for 32 units.
  private static func withoutUnits(_ document: Data) -> Data {
    let head = String(decoding: document.prefix(1000), as: UTF8.self)
    guard let tag = head.range(of: "<svg [^>]*>", options: .regularExpression) else {
      return document
    }
    let units = #"(width|height)="([0-9.]+)pt""#
    let new = head[tag].replacingOccurrences(
      of: units, with: #"$1="$2""#, options: .regularExpression)
    return Data((head[..<tag.lowerBound] + new).utf8)
      + document.dropFirst(head[..<tag.upperBound].utf8.count)
  }
}
