import BlueprintInspector

/// Replaces an alias, or `rerun N`, by its line.
package struct LineExpansion {
    /// The lines of the aliases, by their names.
    let aliases: [String: String]
    /// The lines that can be run again; nil if none are kept.
    let typedLines: TypedLines?

    /// Returns a line without aliases at its start, and the earlier line for `rerun N`.
    package func expanded(_ line: String) -> String {
        var used: Set<String> = []
        var line = line
        while let (name, rest) = Self.head(of: line), let text = aliases[name], used.insert(name).inserted {
            line = rest.isEmpty ? text : "\(text) \(rest)"
        }
        return recalled(line)
    }

    /// Returns the earlier line for `rerun N`, and other lines as they are.
    package func recalled(_ line: String) -> String {
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
