import BlueprintInspector
import Foundation
import SwiftInterpreter
import SwiftSyntax

/// Reads a line: finds its kind and parses it, once.
struct LineReader {
    let commands: CommandList
    let language: Language
    let document: Document
    /// Returns the names that `set` takes for a node.
    let settingNames: (DocumentNode) -> [String]
    /// Returns true if a word names a view on the screen, such as `v2`.
    let isView: (Word) -> Bool
    /// The number of the selected node; nil if none is selected.
    var selected: Int?

    /// A line that was read.
    enum Line {
        /// Nothing, or a comment that may be a directive.
        case nothing(Directives.Kind?)
        /// A command.
        case command(Command, CommandArguments)
        /// A modifier or a list as a command.
        case words(String)
        /// Modifiers in Swift.
        case chain(SwiftInput)
        /// Any other Swift.
        case swift(SwiftInput)
        /// Several statements of Swift, separated by semicolons, which are read one after another.
        case statements([String])
    }

    /// Returns the kind of a line.
    func classify(_ line: String, declaring names: [String] = []) -> InputLine {
        InputLine.classify(
            line,
            names: InputLine.Names(
                commands: commands.names,
                ambiguous: Set(commands.ambiguous.keys),
                isWrapper: language.isCommand,
                isDeclared: { [document] name in
                    names.contains(name) || document.outline.declarations.contains { $0.name == name }
                }
            )
        )
    }

    /// Returns a line of a kind.
    ///
    /// - Parameter tree: the syntax tree of the line, without errors, if it was parsed before.
    /// - Throws: an ``InputError`` if it is neither a command nor Swift.
    func read(_ line: String, _ kind: InputLine, _ tree: SourceFileSyntax?) throws -> Line {
        switch kind {
        case .nothing: return .nothing(Directives.kind(of: line.trimmingCharacters(in: .whitespaces)))
        case .command(let name, let arguments):
            guard let command = commands.named(name) else { return .nothing(nil) }
            return .command(command.redirected(by: arguments) ?? command, arguments)
        case .words: return .words(line)
        case .chain: return .chain(try SwiftInput(ParsedSwift(line), catalog: document.vocabulary))
        case .swift: return try swift(line, tree)
        // Names declared in #if are not in the outline.
        case .unknown(let word) where document.outline.hasConditions && document.source.contains(word.text):
            return try swift(line, tree)
        case .unknown(let word): throw unknown(word, in: line)
        }
    }

    private func swift(_ line: String, _ tree: SourceFileSyntax?) throws -> Line {
        let parsed = Result { try ParsedSwift(line, tree: tree) }
        if let statements = (try? parsed.get())?.statements { return .statements(statements) }
        let words = Word.split(line)
        if let error = hashComment(words, line) ?? bareName(words) ?? trial(words, line) ?? opening(words, line)
            ?? joinedSign(words, line)
        {
            throw error
        }
        do {
            return .swift(try SwiftInput(parsed.get(), catalog: document.vocabulary))
        } catch let error as InputError {
            throw mended(error, line: line)
        }
    }

    // MARK: - Errors

    /// Returns the error about a comment as in a shell script; nil for another line.
    private func hashComment(_ words: [Word], _ line: String) -> InputError? {
        guard let word = words.first, word.text.allSatisfy({ $0 == "#" }) else { return nil }
        let text = line.drop { $0.isWhitespace || $0 == "#" }
        return InputError("a comment begins with //, not with #", fix: .type(["// \(text)"]), at: word.offset)
    }

    /// Returns the error about `try` of lessons before a command or a modifier in words; nil for another line.
    private func trial(_ words: [Word], _ line: String) -> InputError? {
        guard let word = words.first, word.text == "try" else { return nil }
        let rest = line.drop(while: \.isWhitespace).dropFirst(word.text.count).drop(while: \.isWhitespace)
        switch classify(String(rest)) {
        case .command, .words:
            return InputError("'try' before a line belongs to lessons", fix: .type(["whatif \(rest)"]), at: word.offset)
        default: return nil
        }
    }

    /// Returns the error about a command with the sign that writes its answer directly behind its name, where Swift
    /// compares; nil for another line.
    private func joinedSign(_ words: [Word], _ line: String) -> InputError? {
        guard let parts = words.first?.text.split(separator: ">", maxSplits: 1, omittingEmptySubsequences: false),
            parts.count == 2, let command = commands.named(String(parts[0])), command.answers,
            !document.outline.declarations.contains(where: { $0.name == parts[0] })
        else { return nil }
        let rest = line.drop { $0 != ">" }.dropFirst().trimmingCharacters(in: .whitespaces)
        return InputError(
            "a space is missing before '>'",
            fix: .type(["\(parts[0]) > \(rest.isEmpty ? "FILE" : rest)"]),
            at: (words.first?.offset ?? 0) + parts[0].utf8.count
        )
    }

    /// Returns the error about `open`, a keyword of Swift, alone or before a path, and `run` before one; nil for another
    /// line.
    private func opening(_ words: [Word], _ line: String) -> InputError? {
        guard let word = words.first, ["open", "run"].contains(word.text),
            words.count == 1 || words.count == 2 && words[1].text.contains(where: { "./".contains($0) }),
            !document.outline.declarations.contains(where: { $0.name == word.text })
        else { return nil }
        return unknown(word, in: line)
    }

    /// Returns the fix of a line with a word of another program that needs more than a command's name; nil for others.
    private func otherFix(_ word: Word, in line: String) -> Fix? {
        let rest = String(decoding: line.utf8.dropFirst(word.offset + word.text.utf8.count), as: UTF8.self)
            .trimmingCharacters(in: .whitespaces)
        switch word.text {
        case "open", "run":
            guard !rest.isEmpty else { return "type load and the path of a Swift file, or source and that of a script" }
            let isScript = ScriptPath.extensions.contains { rest.hasSuffix(".\($0)") }
            return .type(["\(isScript ? "source" : "load") \(rest)"])
        case "unalias": return rest.isEmpty ? .usage("alias delete NAME") : .type(["alias delete \(rest)"])
        default: return isView(word) ? "type select \(word.text) or info \(word.text)" : nil
        }
    }

    /// Returns the error about a line that is only a node's number or a type's name; nil for other lines.
    private func bareName(_ words: [Word]) -> InputError? {
        guard let word = words.first, words.count == 1 else { return nil }
        if word.text.first == "#", Int(word.text.dropFirst(), radix: 10) != nil {
            return InputError(
                "'\(word.text)' is an element, not a command",
                fix: "type select \(word.text) or info \(word.text)",
                at: word.offset
            )
        }
        let isDeclared = document.outline.declarations.contains { $0.name == word.text }
        guard !isDeclared, language.catalog.elementTypes.contains(word.text) else { return nil }
        let command = word.text.lowercased()
        let isList = language.isCommand(command) && document.catalog.isListType(word.text)
        return InputError(
            "'\(word.text)' is a type, not an element",
            fix: isList
                ? "type \(word.text)() for an empty one, or \(command) to wrap the selection"
                : "type \(word.text)(…); help \(word.text) lists its arguments",
            at: word.offset
        )
    }

    /// Returns a syntax error with the similar command as its fix, if the line begins like a misspelled command.
    private func mended(_ error: InputError, line: String) -> InputError {
        guard let first = Word.split(line).first else { return error }
        if error.code == .syntax(.statementOnSameLine), let meant = CommandList.synonyms[first.text] {
            var result = error
            result.fix = .type([line.replacing(first.text, with: meant, maxReplacements: 1)])
            return result
        }
        guard error.fix == nil else { return error }
        let word = first.text.prefix { $0.isLetter }
        guard word.count == first.text.count, word.first?.isLowercase == true,
            !InputLine.keywords.contains(String(word)),
            let near = language.nearest(to: String(word), among: Array(commands.names) + language.commands.names)
        else { return error }
        var result = error
        result.fix = .didYouMean(near)
        return result
    }

    private func unknown(_ word: Word, in line: String) -> InputError {
        if let meant = commands.ambiguous[word.text] {
            return InputError(
                "'\(word.text)' can be \(meant.joined(separator: " or "))",
                fix: "type \(meant.joined(separator: " or ")); to decide it: alias \(word.text) \(meant[0])",
                at: word.offset
            )
        }
        let name = word.text
        if let fix = otherFix(word, in: line) ?? settingFix(name) ?? typeFix(name) ?? valueFix(name)
            ?? ForeignName.advice(word: name).map(Fix.advice)
        {
            return noCommand(word, fix)
        }
        let names = commands.names.union(language.commands.names).union(document.outline.declarations.map(\.name))
        let near =
            CommandList.synonyms[word.text]
            ?? language.nearest(to: word.text, among: names.sorted() + language.catalog.elementTypes)
        return noCommand(
            word,
            near.map(Fix.didYouMean) ?? longerSettingFix(word.text) ?? "type help to list the commands"
        )
    }

    private func noCommand(_ word: Word, _ fix: Fix) -> InputError {
        InputError("there is no command '\(word.text)'", code: .unknownCommand(word.text), fix: fix, at: word.offset)
    }

    /// The nodes: the selected one first, then those around it from the inside out, then all.
    var nodesBySelection: [DocumentNode] {
        let outline = document.outline
        guard let node = selected.flatMap({ outline.node($0) }) else { return outline.nodes }
        return [node] + outline.ancestors(of: node) + outline.nodes
    }

    /// Returns the fix of a line that begins with the name of an argument or property of an element; nil for others.
    private func settingFix(_ name: String) -> Fix? {
        let holder = nodesBySelection.first { settingNames($0).contains(name) }
        return holder.map { setting(name, of: $0) }
    }

    /// Returns the fix of a line that begins with the type of an element in lower case; nil for others.
    private func typeFix(_ name: String) -> Fix? {
        language.catalog.elementTypes.first { $0.lowercased() == name }.map(Fix.didYouMean)
    }

    /// Returns the fix of a line that begins with a length or a colour, which modifiers take; nil for others.
    private func valueFix(_ name: String) -> Fix? {
        if ["width", "height"].contains(name) { return .usage("constrained \(name) VALUE") }
        let isColour = language.table.type(named: "UIColor")?.members.staticProperties[name] != nil
        return isColour ? .type(["box \(name)"]) : nil
    }

    /// Returns the fix of a line that begins with a part of such a name, as `spacing` is of `minimumSpacing`.
    private func longerSettingFix(_ name: String) -> Fix? {
        nodesBySelection.lazy.compactMap { node in
            NearWord.longer(than: name, among: settingNames(node)).map { setting($0, of: node) }
        }.first
    }

    private func setting(_ name: String, of node: DocumentNode) -> Fix {
        "\(document.label(node.number)) has \(name): type set #\(node.number) \(name) VALUE"
    }
}

extension CommandContext {
    /// The reader of lines.
    var reader: LineReader {
        LineReader(
            commands: commands,
            language: language,
            document: document,
            settingNames: { settingNames(of: $0) },
            isView: isView,
            selected: selection.number
        )
    }
}
