import BlueprintInspector
import Foundation

/// A recorded session in the code fences of a Markdown text: inputs after `> `, outputs below them.
///
/// A fence has backticks or tildes, and may be indented, as in a list. Continuation lines of an input begin with `. `. A line of output that begins with one of these marks, or is a lone
/// `…`, is written after a backslash. A lone `…` in the output matches any lines.
package struct Transcript: Sendable {
    /// An input and its expected output.
    package struct Exchange: Hashable, Sendable {
        /// The typed text; lines are separated by `\n`.
        package var input: String
        /// The lines of the transcript, with their escapes.
        package var expected: [String]
        /// The number of the first line of input in the text, counted from 1.
        package var line: Int
        /// The white space before each line, as in a list.
        package var indent = ""
    }

    enum Part: Sendable {
        /// A line outside the sessions, with its number, counted from 1.
        case prose(String, line: Int)
        /// An input with its output.
        case exchange(Exchange)
    }

    /// The parts of the text, in order.
    let parts: [Part]
    /// The number of the line with a fence that is not closed; nil if there is none.
    let openFence: Int?

    /// Finds the sessions in a Markdown text: the fences whose first line is an input.
    package init(_ text: String) {
        var parts: [Part] = []
        var fence: Fence?
        var isSession = false
        var isFirstInFence = false
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        for (index, line) in lines.enumerated() {
            let mark = Fence(line, number: index + 1)
            if let open = fence, let mark, mark.closes(open) {
                fence = nil
                isSession = false
            } else if fence == nil, mark != nil {
                fence = mark
                isFirstInFence = true
            } else if let fence {
                let inside = fence.inside(line)
                if isFirstInFence { isSession = PromptMarks.input(inside) != nil }
                isFirstInFence = false
                if isSession {
                    Self.add(inside, number: index + 1, indent: fence.indent, to: &parts)
                    continue
                }
            }
            parts.append(.prose(String(line), line: index + 1))
        }
        openFence = fence?.line
        // The line break at the end of the text is no output of an open fence.
        if openFence != nil, case .exchange(var last)? = parts.last, last.expected.last == "" {
            last.expected.removeLast()
            parts[parts.count - 1] = .exchange(last)
        }
        self.parts = parts
    }

    /// The inputs with their expected outputs, in order.
    package var exchanges: [Exchange] {
        parts.compactMap { part in
            if case .exchange(let exchange) = part { exchange } else { nil }
        }
    }

    private static func add(_ line: Substring, number: Int, indent: Substring, to parts: inout [Part]) {
        if let input = PromptMarks.input(line) {
            let exchange = Exchange(input: String(input), expected: [], line: number, indent: String(indent))
            parts.append(.exchange(exchange))
            return
        }
        guard case .exchange(var exchange)? = parts.last else { return }
        if exchange.expected.isEmpty, let more = PromptMarks.continuation(line) {
            exchange.input += "\n" + more
        } else {
            exchange.expected.append(String(line))
        }
        parts[parts.count - 1] = .exchange(exchange)
    }

    // MARK: - Writing

    /// Returns the lines of an input in a transcript.
    static func lines(ofInput input: String) -> [String] {
        let lines = input.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        return lines.enumerated().map { index, line in
            let mark = index == 0 ? ">" : "."
            return line.isEmpty ? mark : "\(mark) \(line)"
        }
    }

    /// Returns the lines of output in a transcript: without trailing spaces, and escaped where they have a meaning.
    static func lines(ofOutput outputs: [Output]) -> [String] {
        outputs.flatMap { $0.text.lines.map(\.plain) }.map { line in
            let end = line.lastIndex { $0 != " " }
            let trimmed = end.map { String(line[...$0]) } ?? ""
            return needsEscape(trimmed) ? "\\" + trimmed : trimmed
        }
    }

    private static func needsEscape(_ line: String) -> Bool {
        line == ">" || line == "." || line == "…" || line.hasPrefix("> ") || line.hasPrefix(". ")
            || line.hasPrefix("\\") || Fence(line[...], number: 1) != nil
    }

    /// Returns the transcript of a session: its inputs and outputs in fences, its remarks between them.
    static func text(of parts: [RecordedPart]) -> String {
        var blocks: [String] = []
        var lines: [String] = []
        var remarks: [Remark] = []
        func closeFence() {
            if !lines.isEmpty { blocks.append(fence(lines)) }
            lines = []
        }
        func closeProse() {
            let prose = Remark.prose(remarks)
            if !prose.isEmpty { blocks.append(prose) }
            remarks = []
        }
        for part in parts {
            switch part {
            case .remark(let remark):
                closeFence()
                remarks.append(remark)
            case .exchange(let input, let outputs):
                closeProse()
                lines += Self.lines(ofInput: input) + Self.lines(ofOutput: outputs)
            }
        }
        closeFence()
        closeProse()
        return (blocks.isEmpty ? fence([]) : blocks.joined(separator: "\n\n")) + "\n"
    }

    private static func fence(_ lines: [String]) -> String {
        (["```"] + lines + ["```"]).joined(separator: "\n")
    }

    // MARK: - Comparing

    /// The line of an output that matches any lines.
    static let anyLines = "…"

    /// Returns true if output matches a transcript; a lone `…` matches any lines.
    static func matches(_ expected: [String], _ actual: [String]) -> Bool {
        let pattern = expected.map(trimmed)
        var reachable: Set<Int> = [0]
        for line in pattern {
            if line == anyLines {
                reachable = Set((reachable.min() ?? actual.count + 1)..<(actual.count + 1))
            } else {
                reachable = Set(reachable.filter { $0 < actual.count && actual[$0] == line }.map { $0 + 1 })
            }
            if reachable.isEmpty { return false }
        }
        return reachable.contains(actual.count)
    }

    private static func trimmed(_ line: String) -> String {
        line.lastIndex { $0 != " " && $0 != "\r" }.map { String(line[...$0]) } ?? ""
    }
}

/// The line that begins or ends a code fence of a Markdown text.
private struct Fence {
    /// The white space before the marks.
    let indent: Substring
    /// The number of the line, counted from 1.
    let line: Int
    private let marks: Substring
    private let info: Substring

    /// Reads a line; nil if it is no fence.
    init?(_ line: Substring, number: Int) {
        indent = line.prefix { $0 == " " || $0 == "\t" }
        let rest = line.dropFirst(indent.count)
        guard let mark = rest.first, mark == "`" || mark == "~" else { return nil }
        marks = rest.prefix { $0 == mark }
        info = rest.dropFirst(marks.count)
        self.line = number
        // Backticks on one line are code in a sentence.
        guard marks.count >= 3, mark == "~" || !info.contains("`") else { return nil }
    }

    /// Returns true if this line ends a fence.
    func closes(_ open: Fence) -> Bool {
        marks.first == open.marks.first && marks.count >= open.marks.count && info.allSatisfy(\.isWhitespace)
    }

    /// Returns a line in the fence without the indentation of the fence.
    func inside(_ line: Substring) -> Substring {
        line.dropFirst(min(indent.count, line.prefix { $0 == " " || $0 == "\t" }.count))
    }
}

/// A comment alone on a line of a session, which a transcript contains as prose.
struct Remark: Hashable, Sendable {
    /// The text without slashes; empty for a line that ends a paragraph.
    let text: String

    /// Reads a line; nil if it is not only a comment, or if the comment is a directive.
    init?(_ line: String) {
        let comment = line.trimmingCharacters(in: .whitespaces)
        guard comment.hasPrefix("//"), !comment.contains(where: \.isNewline), Directives.kind(of: comment) == nil else {
            return nil
        }
        text = comment.drop { $0 == "/" }.trimmingCharacters(in: .whitespaces)
    }

    /// True for a Markdown heading, such as `# Title`.
    private var isHeading: Bool {
        let marks = text.prefix { $0 == "#" }.count
        return (1...6).contains(marks) && text.dropFirst(marks).first == " "
    }

    /// Returns the paragraphs and headings that successive remarks form, separated by empty lines.
    static func prose(_ remarks: [Remark]) -> String {
        var blocks: [[String]] = []
        var isOpen = false
        for remark in remarks {
            let continues = isOpen && !remark.isHeading
            isOpen = !remark.text.isEmpty && !remark.isHeading
            guard !remark.text.isEmpty else { continue }
            // Three backticks begin a fence.
            let line = remark.text.hasPrefix("```") ? "\\" + remark.text : remark.text
            if continues { blocks[blocks.count - 1].append(line) } else { blocks.append([line]) }
        }
        return blocks.map { $0.joined(separator: "\n") }.joined(separator: "\n\n")
    }
}

/// A part of a session in a transcript that is being written.
enum RecordedPart: Sendable {
    /// An input and its output.
    case exchange(input: String, outputs: [Output])
    /// A comment, which becomes prose.
    case remark(Remark)
}
