import Foundation

/// The candidates of a completion as lines, each with its description, under the headings of their groups.
package struct CandidateList {
    /// The lines to show, none wider than the terminal.
    package let lines: [String]
    /// The index of the line with the selected candidate; nil if none is selected.
    package let selectedLine: Int?

    /// The widest column of texts, as a part of the terminal's width.
    private static let shareOfTexts = 0.6

    /// The lines for a terminal, shortened to its width, with symbols for control characters.
    ///
    /// The first ones are shown, or those around the selected candidate, which has a mark. A last line counts the others.
    package init(
        _ candidates: [CompletionCandidate],
        selected: Int? = nil,
        columns: Int,
        rows: Int,
        ellipsis: String = "…"
    ) {
        let columns = max(2, columns) - 1
        let (all, places) = Self.lines(of: candidates, selected: selected, columns: columns, ellipsis)
        let line = selected.flatMap { $0 < places.count ? places[$0] : nil }
        var details: [String] = []
        if let line, let selected, rows >= Self.rowsWithDetails {
            let hasWord = all[line].dropFirst(2).hasPrefix(TerminalText.symbols(candidates[selected].text))
            if !hasWord || CellText.width(all[line]) > columns {
                details = Self.wrapped(candidates[selected].whole, columns: columns, ellipsis)
            }
        }
        let rows = max(2, rows - details.count)
        var shown = 0..<all.count
        if all.count > rows {
            let start = line.map { max(0, min($0 + 2 - rows, all.count - rows + 1)) } ?? 0
            shown = start..<start + rows - 1
        }
        var lines = all[shown].map { CellText.cut($0, to: columns, ellipsis) }
        let left = places.filter { !shown.contains($0) }.count
        if shown.count < all.count {
            let text = "\(ellipsis) and \(left) more: Tab moves, letters and Tab narrow the list"
            lines.append(CellText.cut(text, to: columns, ellipsis))
        }
        self.lines = lines + details
        selectedLine = line.map { $0 - shown.lowerBound }
    }

    /// The number of rows from which on the selected candidate is also shown whole, if its line is shortened.
    private static let rowsWithDetails = 6

    /// Returns all lines of a list, and the index of each candidate's line.
    private static func lines(
        of candidates: [CompletionCandidate],
        selected: Int?,
        columns: Int,
        _ ellipsis: String
    ) -> (lines: [String], places: [Int]) {
        let hasGroups = Set(candidates.map(\.group)).count > 1
        let words = candidates.map { TerminalText.symbols($0.text) }
        let widest = words.map { CellText.width($0) }.max() ?? 0
        let room = min(widest, max(1, Int(Double(columns) * shareOfTexts)))
        var lines: [String] = []
        var places: [Int] = []
        for (index, candidate) in candidates.enumerated() {
            if hasGroups, index == 0 || candidates[index - 1].group != candidate.group { lines.append(candidate.group) }
            places.append(lines.count)
            let summary = TerminalText.symbols(candidate.summary)
            let word = summary.isEmpty ? words[index] : shortened(words[index], to: room, ellipsis)
            let text = summary.isEmpty ? word : CellText.padded(word, to: room) + "  " + summary
            lines.append((index == selected ? "> " : "  ") + text)
        }
        return (lines, places)
    }

    /// Returns the beginning of a word, or the end of a path, which differs from those around it.
    private static func shortened(_ word: String, to columns: Int, _ ellipsis: String) -> String {
        guard word.contains("/"), CellText.width(word) > columns else {
            return CellText.cut(word, to: columns, ellipsis)
        }
        let end = CellText.prefix(of: String(word.reversed()), columns: columns - CellText.width(ellipsis))
        return ellipsis + String(end.reversed())
    }

    /// Returns a text in at most two lines.
    private static func wrapped(_ text: String, columns: Int, _ ellipsis: String) -> [String] {
        guard CellText.width(text) > columns else { return [text] }
        let start = CellText.prefix(of: text, columns: columns)
        let first = start.lastIndex(of: " ").map { String(start[...$0]) } ?? start
        let rest = String(text.dropFirst(first.count))
        return [first, CellText.cut(rest, to: columns, ellipsis)]
    }
}

extension CompletionCandidate {
    /// The text with its description.
    fileprivate var whole: String { TerminalText.symbols(text + (summary.isEmpty ? "" : "  " + summary)) }
}

/// The list of candidates below a line, in which Tab moves.
struct CandidateMenu {
    /// The candidates.
    let answer: CompletionAnswer
    /// The index of the selected candidate; nil before the second Tab.
    var selected: Int?
    /// The number of scalars before the word.
    let start: Int
    /// The number of scalars of the word behind the cursor, which a selected candidate replaces, too.
    var rest: Int
    /// The line that Tab has left.
    var line: String
    /// The number of scalars before the cursor that Tab has left.
    var cursor: Int

    /// Selects the next or the previous candidate; after the last one, the first.
    mutating func move(back: Bool) {
        let count = answer.candidates.count
        selected = ((selected ?? (back ? 0 : -1)) + (back ? count - 1 : 1)) % count
    }
}

/// The completions of the word at the cursor.
package struct CompletionAnswer: Equatable, Sendable {
    /// The start of the word, in UTF-8 bytes from the start of the line.
    package var start: Int
    /// The end of the word, in UTF-8 bytes from the start of the line; behind the cursor in the middle of a word.
    package var end: Int
    /// The candidates, in the order in which they are shown.
    package var candidates: [CompletionCandidate]

    /// The end of a candidate that is shortened.
    package var ellipsis: String

    /// Creates completions; without candidates, nothing is completed.
    package init(start: Int, end: Int, candidates: [CompletionCandidate], ellipsis: String = "…") {
        self.start = start
        self.end = end
        self.candidates = candidates
        self.ellipsis = ellipsis
    }

    /// The common prefix of all candidates up to a character that cannot be typed; empty if there are none.
    package var commonPrefix: String {
        guard var prefix = candidates.first?.text else { return "" }
        for candidate in candidates.dropFirst() {
            prefix = prefix.commonPrefix(with: candidate.text, options: .literal)
        }
        return String(prefix.prefix { TerminalText.canBeTyped(String($0)) })
    }
}

/// A completion of a word.
package struct CompletionCandidate: Equatable, Sendable {
    /// The text that replaces the word.
    package var text: String
    /// The description in the list; empty for none.
    package var summary: String
    /// The heading under which the list has it; empty for none.
    package var group: String
    /// True if a space follows it, because more words can follow.
    package var leadsOn: Bool

    /// Creates a candidate.
    package init(_ text: String, summary: String = "", group: String = "", leadsOn: Bool = false) {
        self.text = text
        self.summary = summary
        self.group = group
        self.leadsOn = leadsOn
    }

    /// The text that is inserted, with the space that follows it.
    var inserted: String { leadsOn ? text + " " : text }
}
