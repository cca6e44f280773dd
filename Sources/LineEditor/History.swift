import CLineEditor
import TextFiles

/// The typed lines, oldest first, without blank lines and repetitions, at most `capacity`.
package struct History: Equatable, Sendable {
    /// The limit of entries; the oldest are dropped first.
    package let capacity: Int
    /// The entries, oldest first.
    ///
    /// An entry may have several lines.
    package private(set) var entries: [String] = []
    /// Entries that are not suggested, because they had no effect.
    private var failed: Set<String> = []
    /// The number of older entries that were dropped, by which the others keep their numbers.
    package private(set) var droppedCount = 0

    /// An empty history.
    ///
    /// A capacity below 1 is taken as 1.
    package init(capacity: Int = 1_000) {
        self.capacity = max(1, capacity)
    }

    /// Returns what follows a text in the newest entry of one line that begins with it; nil if there is none.
    package func suggestion(after text: String) -> String? {
        guard !text.allSatisfy(\.isWhitespace) else { return nil }
        let entry = entries.last {
            $0.utf8.count > text.utf8.count && $0.hasPrefix(text) && !$0.contains("\n") && !failed.contains($0)
        }
        return entry.map { String($0.dropFirst(text.count)) }
    }

    /// Notes that an entry is an error, and is not suggested, or that it is none.
    package mutating func note(_ entry: String, isError: Bool) {
        if isError { failed.insert(entry) } else { failed.remove(entry) }
    }

    /// Adds an entry unless it is blank or repeats the newest one; returns true if it was added.
    @discardableResult
    package mutating func append(_ entry: String) -> Bool {
        guard !entry.allSatisfy(\.isWhitespace), entry != entries.last else { return false }
        entries.append(entry)
        if entries.count > capacity {
            droppedCount += entries.count - capacity
            entries.removeFirst(entries.count - capacity)
        }
        return true
    }
}

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

/// The place in the history that the up and down keys have reached.
struct Recall {
    /// The text that entries begin with; empty for all entries.
    let prefix: String
    /// The line before the first of these keys.
    let typed: String
    /// The index of the shown entry, counted from the oldest one.
    var index: Int
    /// The shown entry.
    var shown: String
}

extension LineEditor {
    /// Shows the next older or newer entry that begins with the text before the cursor, as it was before the first of
    /// these keys.
    func recall(older isOlder: Bool) -> cle_outcome {
        let current = text(length)
        if let recall = state.recall, recall.shown == current { return recall.step(in: self, older: isOlder) }
        guard isOlder else { return CLE_OUTCOME_BEEP }
        let before = text(cursor)
        let count = history.entries.count
        var start = Recall(prefix: before, typed: current, index: count, shown: current)
        if start.next(in: history, older: true) != nil { return start.step(in: self, older: true) }
        // A line that Ctrl-R has found: the entries before it follow.
        guard let index = history.entries.lastIndex(where: { TerminalText.typed($0) == current }) else {
            return CLE_OUTCOME_BEEP
        }
        start = Recall(prefix: "", typed: current, index: index, shown: current)
        return start.step(in: self, older: true)
    }

    /// Replaces the line by another text, with the cursor at its end.
    func replaceLine(by text: String) {
        guard let editor else { return }
        cle_move(editor, Int32(clamping: length - cursor))
        cle_delete_before(editor, Int32(clamping: length))
        if !text.isEmpty { _ = cle_insert(editor, text) }
    }
}

extension Recall {
    /// Returns the next entry with the prefix that differs from the shown one; nil if there is none.
    fileprivate func next(in history: History, older isOlder: Bool) -> (index: Int, text: String)? {
        let entries = history.entries
        let indices =
            isOlder ? Array((0..<min(index, entries.count)).reversed()) : Array(entries.indices.dropFirst(index + 1))
        for index in indices where entries[index].hasPrefix(prefix) {
            let text = TerminalText.typed(entries[index])
            if text != shown { return (index, text) }
        }
        return nil
    }

    /// Shows the next entry; after the newest one, the line as it was typed.
    fileprivate func step(in editor: LineEditor, older isOlder: Bool) -> cle_outcome {
        guard let next = next(in: editor.history, older: isOlder) else {
            guard !isOlder else { return CLE_OUTCOME_BEEP }
            editor.state.recall = nil
            editor.replaceLine(by: typed)
            return CLE_OUTCOME_REFRESH
        }
        var recall = self
        (recall.index, recall.shown) = (next.index, next.text)
        editor.replaceLine(by: next.text)
        editor.state.recall = recall
        editor.state.origin = next.text
        return CLE_OUTCOME_REFRESH
    }
}
