import SwiftInterpreter
import SwiftSyntax

/// A text that was typed or read from a file: scanned and classified, once.
package struct TypedText {
    /// The text as it was typed; for `rerun N`, the earlier line, which the history keeps.
    package let kept: String
    /// The text that runs: aliases are expanded in it.
    package let text: String
    /// The brackets of the text.
    let scan: BracketScan
    /// The kind of the text, or of its first line.
    let kind: InputLine
    /// True if the text is incomplete: a bracket or a literal is open, so the next line belongs to it.
    package let needsMore: Bool
    /// True if aliases were expanded.
    let isExpanded: Bool
}

extension LineReader {
    /// Returns a text as it runs: without the marks of a session that was pasted, and with aliases expanded.
    func typed(_ text: String, _ expansion: LineExpansion) -> TypedText {
        let typed = PromptMarks.typed(text)
        let kept = expansion.recalled(typed)
        let expanded = kept == typed ? expansion.expanded(typed) : kept
        return scanned(expanded, keeping: kept, isExpanded: expanded != typed)
    }

    /// Returns a text with its kind and its brackets.
    func scanned(_ text: String, keeping kept: String? = nil, isExpanded: Bool = false) -> TypedText {
        let completeness = SourceCompleteness(text, limit: SourceParser.deepestBrackets)
        let kind = classify(text)
        var needsMore = completeness.needsMore || ScriptLines.isAttribute(text)
        if case .command(let name, _) = kind, commands.named(name)?.takesSwift == false { needsMore = false }
        return TypedText(
            kept: kept ?? text,
            text: text,
            scan: completeness.scan,
            kind: kind,
            needsMore: needsMore,
            isExpanded: isExpanded
        )
    }

    /// Reads an input.
    func input(_ text: String) -> ReadInput { input(scanned(text)) }

    /// Reads an input, which parses it.
    ///
    /// - Parameters:
    ///   - whole: the input that contains the text at the same offsets; nil for the text itself.
    ///   - tree: the syntax tree of the text, without errors, if it was parsed before.
    func input(_ typed: TypedText, of whole: String? = nil, tree: SourceFileSyntax? = nil) -> ReadInput {
        let text = typed.text
        let line = Result {
            try SourceParser.checkSize(text, typed.scan)
            return try read(text, typed.kind, tree)
        }
        return ReadInput(text: text, whole: whole ?? text, line: line)
    }
}

/// An input that was read: classified and parsed, once.
struct ReadInput {
    /// The text.
    let text: String
    /// The input that contains the text at the same offsets, for errors; the text itself unless it is one of several
    /// statements.
    let whole: String
    /// The line, or the ``InputError`` if it is neither a command nor Swift.
    let line: Result<LineReader.Line, any Error>

    /// The command; nil for Swift, and if the text could not be read.
    var command: Command? {
        guard case .success(.command(let command, _)) = line else { return nil }
        return command
    }

    /// The statements separated by semicolons; nil for any other line.
    var statements: [String]? {
        guard case .success(.statements(let statements)) = line else { return nil }
        return statements
    }
}
