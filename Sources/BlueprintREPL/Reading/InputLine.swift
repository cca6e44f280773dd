import BlueprintInspector
import SwiftInterpreter

/// The kind of an input line.
enum InputLine {
    /// Nothing, or only a comment.
    case nothing
    /// A command with its words, and the text after its name.
    case command(name: String, arguments: CommandArguments)
    /// A modifier or a list as a command: `inset 20`.
    case words
    /// Modifiers in Swift, which wrap the selection.
    case chain
    /// Any other Swift.
    case swift
    /// A word that is neither a command nor Swift.
    case unknown(Word)

    /// The names that decide the kind of a line.
    struct Names {
        /// The commands.
        var commands: Set<String>
        /// The short names that several commands share.
        var ambiguous: Set<String> = []
        /// Returns true if a name is a modifier command or a list command.
        var isWrapper: (String) -> Bool
        /// Returns true if the document declares a name.
        var isDeclared: (String) -> Bool
    }

    static let keywords: Set = [
        "actor", "associatedtype", "async", "await", "case", "class", "consume", "convenience", "default", "defer",
        "deinit",
        "do", "dynamic", "enum", "extension", "false", "fileprivate", "final", "for", "func", "guard", "if", "import",
        "indirect", "infix", "init", "internal", "isolated", "lazy", "let", "macro", "mutating", "nil", "nonisolated",
        "nonmutating", "open", "operator", "optional", "override", "package", "postfix", "precedencegroup", "prefix",
        "private", "protocol", "public", "repeat", "required", "return", "static", "struct", "subscript", "super",
        "switch", "throw", "true", "try", "typealias", "unowned", "var", "weak", "while",
    ]

    /// Returns the kind of a line; the name of a command has precedence over a declared name.
    static func classify(_ line: String, names: Names) -> InputLine {
        let start = line.utf8.prefix { $0.isSpace }.count
        let core = line.utf8.dropFirst(start)
        if core.isEmpty { return .nothing }
        if let question = question(in: line) {
            return .command(name: "help", arguments: CommandArguments(question, at: start, nameOffset: start))
        }
        if core.first == UInt8(ascii: ".") { return .chain }
        if isProperty(line) {
            return .command(name: "print", arguments: CommandArguments(line, at: 0, nameOffset: start))
        }
        if isPropertyAssignment(line) {
            return .command(name: "set", arguments: CommandArguments(line, at: 0, nameOffset: start))
        }
        let letters = core.prefix(while: SwiftTokens.isPartOfName)
        guard !letters.isEmpty else { return isComment(line) ? .nothing : .swift }
        let name = String(decoding: letters, as: UTF8.self)
        let next = core.dropFirst(letters.count).first
        let rest = String(decoding: core.dropFirst(letters.count), as: UTF8.self)
        if next == nil || next?.isSpace == true {
            if names.isDeclared(name), isAssignment(rest) || isOperation(rest) { return .swift }
            if names.commands.contains(name) {
                let offset = start + letters.count
                return .command(name: name, arguments: CommandArguments(rest, at: offset, nameOffset: start))
            }
            if names.isWrapper(name) { return .words }
            if names.ambiguous.contains(name), !names.isDeclared(name) { return .unknown(Word(name, at: start)) }
            if isUnknownCommand(name, rest: rest, names: names) { return .unknown(Word(name, at: start)) }
        }
        return .swift
    }

    /// Returns the arguments of `help` for a line with a question mark at its end, or with one before words; nil if the line
    /// is no question.
    private static func question(in line: String) -> String? {
        // A regular expression takes as long as a small edit, so it is only used where it may match.
        if line.first(where: { !$0.isWhitespace }) == "?",
            let asked = line.wholeMatch(of: /\s*\?((?:\s*[.\w]+)+)\s*/)
        {
            return String(asked.1) + "?"
        }
        guard line.utf8.last(where: { !$0.isSpace }) == UInt8(ascii: "?"), !line.contains(where: \.isNewline) else {
            return nil
        }
        let text = String(line.drop(while: \.isWhitespace)[..<(line.lastIndex(of: "?") ?? line.endIndex)])
        let words = text.split(whereSeparator: \.isWhitespace)
        guard let first = words.first else { return "?" }
        let isName = words.count == 1 && first.drop { $0 == "." }.allSatisfy(\.isPartOfName)
        // A conditional expression may continue on the next line.
        guard isName || text.last?.isWhitespace == true, !text.contains("//"), !words.contains("="),
            !keywords.contains(String(first))
        else {
            return nil
        }
        return (first == "help" ? words.dropFirst().joined(separator: " ") : text) + "?"
    }

    /// Returns true for a property of a numbered element, or a value made of it: `#1.text`, `#1.text.uppercased()`.
    ///
    /// A call directly behind the number is a modifier.
    private static func isProperty(_ line: String) -> Bool {
        line.utf8.first { !$0.isSpace } == UInt8(ascii: "#")
            && line.wholeMatch(of: /\s*#[0-9]+(?:\/[0-9A-Z][\w:*]*)*\.\w+(\.\w+(\([^()]*\))?|\[[^\[\]]*\]|[?!])*\s*/)
                != nil
    }

    /// Returns true for a value of a numbered element's property: `#1.text = "Hello"`.
    private static func isPropertyAssignment(_ line: String) -> Bool {
        line.utf8.first { !$0.isSpace } == UInt8(ascii: "#")
            && line.prefixMatch(of: /\s*#[0-9]+(?:\/[0-9A-Z][\w:*]*)*\.\w+\s*=(?!=)/) != nil
    }

    /// Returns true if the text after a name assigns to it.
    private static func isAssignment(_ rest: String) -> Bool {
        rest.trimmingPrefix { $0.isWhitespace }.prefixMatch(of: /[-+*\/%]?=(?!=)/) != nil
    }

    /// Returns true if an operator with white space on both sides follows a name.
    private static func isOperation(_ rest: String) -> Bool {
        rest.prefixMatch(of: /\s+([-+*\/%<>?]|[=!<>]=|&&|\|\||\?\?|\.\.[.<])\s+\S/) != nil
    }

    /// Returns true if a line contains only comments.
    private static func isComment(_ line: String) -> Bool {
        SwiftTokens.hasOnlyComments(line)
    }

    private static func isUnknownCommand(_ name: String, rest: String, names: Names) -> Bool {
        guard !keywords.contains(name), !names.isDeclared(name) else { return false }
        guard name.first?.isLowercase == true, !name.hasPrefix("_") else { return false }
        guard let next = rest.utf8.first(where: { !$0.isSpace }) else { return true }
        return !"=.+-*/?&|<>{(:!".utf8.contains(next) || rest.contains("//") && next == UInt8(ascii: "/")
    }
}

/// Replaces an alias, or `rerun N`, by its line.
struct LineExpansion {
    /// The lines of the aliases, by their names.
    let aliases: [String: String]
    /// The lines that can be run again; nil if none are kept.
    let typedLines: TypedLines?

    /// Returns a line without aliases at its start, and the earlier line for `rerun N`.
    func expanded(_ line: String) -> String {
        var used: Set<String> = []
        var line = line
        while let (name, rest) = Self.head(of: line), let text = aliases[name], used.insert(name).inserted {
            line = rest.isEmpty ? text : "\(text) \(rest)"
        }
        return recalled(line)
    }

    /// Returns the earlier line for `rerun N`, and other lines as they are.
    func recalled(_ line: String) -> String {
        guard let (name, rest) = Self.head(of: line), name == RerunLine.name else { return line }
        return RerunLine.line(rest, among: typedLines) ?? line
    }

    /// Returns an expanded line as it is printed before its output.
    static func echo(of expanded: String) -> Output {
        let lines = expanded.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { "  " + $0 }
        return Output(.note, StyledText(lines: lines.map { StyledText.Line($0, style: .source) }))
    }

    private static func head(of line: String) -> (name: String, rest: String)? {
        let core = line.drop { $0 == " " }
        let name = core.prefix { !$0.isWhitespace }
        guard !name.isEmpty else { return nil }
        return (String(name), String(core.dropFirst(name.count).drop { $0 == " " }))
    }
}

/// The line that `rerun` runs again.
enum RerunLine {
    /// The name of the command.
    static let name = "rerun"

    /// Returns the line for the text after the name: a number, or nothing for the last line; nil if there is none.
    static func line(_ text: String, among lines: TypedLines?) -> String? {
        let words = Word.split(text).map(\.text)
        guard let lines, words.count <= 1 else { return nil }
        guard let word = words.first else { return lines.lines.last { !isRerun($0) } }
        return Int(word, radix: 10).flatMap(lines.line).flatMap { isRerun($0) ? nil : $0 }
    }

    private static func isRerun(_ line: String) -> Bool { Word.split(line).first?.text == name }
}
