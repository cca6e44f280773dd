import Foundation

/// A file that stores a history between sessions and that only its owner can read (mode 0600).
///
/// Each entry is a line; a newline within an entry is written `\n`, a backslash `\\`.
public struct HistoryFile: Sendable {
    /// The path of the file.
    public let path: String

    /// A history file at a path.
    ///
    /// The file is not read or created before the first use.
    public init(path: String) {
        self.path = path
    }

    /// Adds the file's entries to a history, oldest first; a missing file has none.
    ///
    /// The file is rewritten if it has more than twice as many entries as the history keeps. Lines that are not UTF-8
    /// are skipped.
    ///
    /// - Throws: `HistoryFault` if the file exists and cannot be read.
    public func load(into history: inout History) throws(HistoryFault) {
        guard let bytes = try read() else { return }
        let lines = bytes.split(separator: UInt8(ascii: "\n"))
        for line in lines.suffix(2 * history.capacity) {
            guard let text = String(validating: line, as: UTF8.self) else { continue }
            history.append(EntryText.entry(of: text))
        }
        if lines.count > 2 * history.capacity { try save(history) }
    }

    /// Appends an entry to the file; creates the file and its folders (mode 0700) if needed.
    ///
    /// - Throws: `HistoryFault` if it cannot be written.
    public func append(_ entry: String) throws(HistoryFault) {
        try write(EntryText.line(of: entry) + "\n", flags: O_WRONLY | O_CREAT | O_APPEND)
    }

    /// Replaces the file by the whole history.
    ///
    /// - Throws: `HistoryFault` if it cannot be written.
    public func save(_ history: History) throws(HistoryFault) {
        let text = history.entries.map { EntryText.line(of: $0) + "\n" }.joined()
        try write(text, flags: O_WRONLY | O_CREAT | O_TRUNC)
    }

    private func read() throws(HistoryFault) -> [UInt8]? {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else {
            if errno == ENOENT { return nil }
            throw HistoryFault(path: path)
        }
        defer { close(descriptor) }
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = Foundation.read(descriptor, &chunk, chunk.count)
            if count == 0 { return bytes }
            guard count > 0 else {
                if errno == EINTR { continue }
                throw HistoryFault(path: path)
            }
            bytes.append(contentsOf: chunk.prefix(count))
        }
    }

    private func write(_ text: String, flags: Int32) throws(HistoryFault) {
        let folder = (path as NSString).deletingLastPathComponent
        if !folder.isEmpty {
            try? FileManager.default.createDirectory(
                atPath: folder,
                withIntermediateDirectories: true,
                attributes: [.posixPermissions: 0o700]
            )
        }
        let descriptor = open(path, flags | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw HistoryFault(path: path) }
        defer { close(descriptor) }
        // An existing file may have another mode.
        _ = fchmod(descriptor, 0o600)
        guard writeAll(text, to: descriptor) else { throw HistoryFault(path: path) }
    }
}

/// The error of a history file that cannot be used.
public struct HistoryFault: Error, Equatable, Sendable, CustomStringConvertible {
    /// The path of the file.
    public let path: String
    /// The system's reason.
    public let reason: String

    init(path: String) {
        self.path = path
        reason = String(cString: strerror(errno))
    }

    /// The path and the reason.
    public var description: String { "\(path): \(reason)" }
}
