import TextFiles

/// A file that stores a history between sessions and that only its owner can read (mode 0600).
///
/// Each entry is a line; a newline within an entry is written `\n`, a backslash `\\`. The null device stores nothing.
package struct HistoryFile: Sendable {
    /// The path of the file.
    package var path: String { file.path }

    private let file: StateFile

    /// The limit of bytes that are read, from the end of the file.
    private static let mostBytes = 64 << 20

    /// A history file at a path.
    ///
    /// The file is not read or created before the first use.
    package init(path: String) {
        file = StateFile(path: path)
    }

    /// Adds the file's entries to a history, oldest first; a missing file has none.
    ///
    /// The file is rewritten, if possible, if it has more than twice as many entries as the history keeps. Lines that are not text
    /// are skipped.
    ///
    /// - Throws: `FileFault` if the file exists and cannot be read, or is a link.
    package func load(into history: inout History) throws(FileFault) {
        guard !file.isNull, let bytes = try file.read(most: Self.mostBytes) else { return }
        let lines = Self.lines(of: bytes)
        let capacity = history.capacity
        Self.add(lines.suffix(2 * capacity), to: &history)
        guard lines.count > 2 * capacity else { return }
        // A file that cannot be shortened, as on a full disk, is still read; an entry that cannot be written is reported.
        try? file.change { bytes in Self.shortened(bytes, to: capacity) }
    }

    /// Appends an entry to the file; creates the file and its folders (mode 0700) if needed.
    ///
    /// - Throws: `FileFault` if it cannot be written; the file is then unchanged.
    package func append(_ entry: String) throws(FileFault) {
        guard !file.isNull else { return }
        try file.append(EntryText.line(of: entry) + "\n")
    }

    /// Returns the newest entries of a file.
    private static func shortened(_ bytes: [UInt8], to capacity: Int) -> String {
        var history = History(capacity: capacity)
        add(lines(of: bytes), to: &history)
        return history.entries.map { EntryText.line(of: $0) + "\n" }.joined()
    }

    /// Adds the entries of lines to a history; lines that are not text have none.
    private static func add(_ lines: some Sequence<TextLine>, to history: inout History) {
        for line in lines {
            if let text = try? line.text() { history.append(EntryText.entry(of: text)) }
        }
    }

    private static func lines(of bytes: [UInt8]) -> [TextLine] {
        LineSplitter.lines(of: bytes).filter { !$0.bytes.isEmpty }
    }
}
