import BlueprintBindings
import BlueprintUI
import Foundation
import SwiftInterpreter

/// The texts that a line editor shows around a line while it is typed.
///
/// They are computed after each key: nothing here takes time that grows with the document's length.
extension Completer {
    /// Returns the texts around a line; nil if they were cancelled, because they may be wrong then.
    ///
    /// - Parameters:
    ///   - suggests: true if a text may be suggested that follows the line.
    ///   - isCancelled: returns true once the work is to end early, and then stays true.
    package func texts(
        around line: String,
        suggests: Bool,
        unless isCancelled: @escaping @Sendable () -> Bool
    ) -> (suggestion: String?, signature: String?)? {
        let found = Interruption.checking(isCancelled) {
            (suggestion: suggests ? suggestion(for: line) : nil, signature: signature(for: line))
        }
        return isCancelled() ? nil : found
    }

    /// Returns the usage of the command, or the declaration of the Swift call, at the end of a line.
    ///
    /// The marks `‹` and `›` enclose the current parameter. Nil where neither is known.
    package func signature(for line: String) -> String? {
        // A screen reader would read the text at each key.
        guard context.settings.style != .text else { return nil }
        switch form(of: expandingAliases(line)) {
        case .swift(let text): return openCall(at: text)?.text
        case .usage(let usage): return usage
        }
    }

    /// The part of a line that its end belongs to.
    private enum Form {
        /// Swift.
        case swift(String)
        /// The words of a command, by its usage; nil for one without words.
        case usage(String?)
    }

    private func form(of line: String) -> Form {
        let text = String(line.drop(while: \.isWhitespace))
        let name = String(text.prefix { $0.isLetter || $0 == "?" })
        guard text.dropFirst(name.count).first?.isWhitespace == true else { return .swift(line) }
        let rest = String(text.dropFirst(name.count))
        if let command = context.commands.named(name) {
            if command.takesSwift, Self.hasBracket(rest) { return .swift(swiftText(of: command, rest)) }
            if command.answers, Self.words(after: rest).contains(where: { $0.hasPrefix(">") }) {
                return .usage("\(command.name) > \u{2039}FILE\u{203a} [\(CommandContext.force)]")
            }
            guard !command.syntax.isEmpty else { return .usage(nil) }
            return .usage(
                command.name + " "
                    + UsageParts.marked(command.syntax, of: command.name, after: Self.words(after: rest))
            )
        }
        if language.isCommand(name), !Self.hasBracket(rest) { return .usage(usage(of: name, after: rest)) }
        return .swift(line)
    }

    /// Returns the text that obviously follows the end of a line; nil if several could, or none.
    ///
    /// It is the rest of the only word that fits, or the label of an argument that the call needs.
    package func suggestion(for line: String) -> String? {
        let line = expandingAliases(line)
        guard let last = line.last, context.settings.style != .text else { return nil }
        if last.isLetter || last.isNumber || last == "_" {
            return restOfOnlyWord(line) ?? requiredLabel(after: line + "(", prefix: "(")
        }
        if last == "(" { return requiredLabel(after: line, prefix: "") }
        return line.hasSuffix(", ") ? requiredLabel(after: line, prefix: "") : nil
    }

    /// Returns the name at the end of a text; empty if there is none.
    private static func lastName(of text: some StringProtocol) -> String {
        String(text.reversed().prefix { $0.isLetter || $0.isNumber || $0 == "_" }.reversed())
    }

    private static func hasBracket(_ text: String) -> Bool { text.contains { "({\n".contains($0) } }

    /// Returns the words of a text, with an empty last one after a space.
    private static func words(after text: String) -> [String] {
        Word.split(text).map(\.text) + (text.last?.isWhitespace ?? true ? [""] : [])
    }

    private func openCall(at text: String) -> OpenCall? { language.completer.openCall(at: text, knowing: knownNames) }

    /// Returns the forms of a modifier command that take the typed words; the first ones if none does.
    private func usage(of name: String, after text: String) -> String? {
        let marked = language.commands.usage(of: name, after: text)
        let forms = language.commands.usage(of: name).filter { $0 != name }.map { form in
            String(form.dropFirst(form.prefix { $0 != " " }.count + 1))
        }
        let shown = marked.filter { !$0.isEmpty }.isEmpty ? forms : marked
        let text = shown.prefix(Self.shownForms).joined(separator: " · ")
        return text.isEmpty ? nil : "\(name) \(text)"
    }

    private static var shownForms: Int { 3 }

    // MARK: - What follows

    /// Returns the rest of the word at the end of a line if no other word begins so.
    private func restOfOnlyWord(_ line: String) -> String? {
        let word = Self.lastName(of: line)
        guard let first = word.first, first.isLetter else { return nil }
        let before = line.dropLast(word.count)
        let name = String(before.drop(while: \.isWhitespace).prefix(while: \.isLetter))
        var words: [String]
        if before.allSatisfy(\.isWhitespace) {
            words = firstNames
        } else if let command = context.commands.named(name) {
            guard command.takesSwift, Self.hasBracket(String(before)) else {
                words =
                    command.group == .settings
                    ? command.completions(
                        after: Self.words(after: String(before.dropFirst(name.count))).dropLast() + [word],
                        in: context
                    ).map(\.word) : []
                return Self.rest(of: word, among: words)
            }
            let text = String(line.drop(while: \.isWhitespace).dropFirst(name.count))
            words = swiftWords(swiftText(of: command, text))
        } else if language.isCommand(name), before.dropFirst(name.count).first?.isWhitespace == true {
            words = language.commands.completions(after: String(before))
        } else {
            words = swiftWords(line)
        }
        return Self.rest(of: word, among: words)
    }

    private static func rest(of word: String, among words: [String]) -> String? {
        let fitting = Set(words.filter { $0.hasPrefix(word) })
        guard let only = fitting.first, fitting.count == 1, only != word else { return nil }
        return only.dropFirst(word.count) + (only.hasSuffix(":") ? " " : "")
    }

    private func swiftWords(_ text: String) -> [String] {
        language.completer.completion(of: text, knowing: knownNames).candidates
    }

    /// The words that can begin a line.
    private var firstNames: [String] {
        context.commands.all.map(\.name) + context.settings.aliases.keys + language.commands.names
            + language.catalog.elementTypes + document.outline.declarations.map(\.name) + document.stubs.map(\.name)
    }

    /// Returns the label of the parameter at the end of an unfinished call, if it must be given; nil otherwise, and for a
    /// type that can be made in several ways.
    func requiredLabel(after call: String, prefix: String) -> String? {
        guard case .swift(let text) = form(of: call), let open = openCall(at: text), let parameter = open.current else {
            return nil
        }
        // In an interpolation, the signature of an unknown call is that of the call around the text.
        if OpenInterpolation(in: call) != nil, open.name != Self.lastName(of: call.dropLast()) { return nil }
        let isDeclared = document.outline.declarations.contains { $0.name == open.name }
        guard isDeclared || language.table.type(named: open.name)?.members.initializers.count == 1,
            parameter.defaultValue == nil, !parameter.isBuilder, parameter.type.unwrapped.function == nil,
            let label = parameter.label
        else { return nil }
        return "\(prefix)\(label): "
    }
}

/// The arguments of a command as help shows them, one by one: `[REF]`, `before, after or into` and `REF`.
struct UsageParts {
    /// The arguments; words joined by commas, `or` or `|` are one, because one of them is typed.
    let parts: [String]

    /// Reads the arguments of a usage, without the name before them.
    init(_ syntax: String) {
        var parts: [String] = []
        var joins = false
        for word in Self.words(of: syntax) {
            let isJoint = word == "or" || word == "|"
            if let last = parts.last, joins || isJoint {
                parts[parts.count - 1] = last + " " + word
            } else {
                parts.append(word)
            }
            joins = isJoint || word.hasSuffix(",")
        }
        self.parts = parts
    }

    /// Returns a usage with `‹` and `›` around the argument that the last word is typed for.
    ///
    /// A usage of several forms, as in `[REF], or frames before after`, is marked in the one that the words begin.
    ///
    /// - Parameters:
    ///   - name: the name of the command.
    ///   - words: the words after the name; the last one is the word at the cursor, which may be empty.
    static func marked(_ syntax: String, of name: String, after words: [String]) -> String {
        let forms = syntax.components(separatedBy: Self.between)
        let begun = forms.dropFirst().firstIndex { form in
            let first = form.split(separator: " ").first { $0 != name } ?? ""
            return words.first.map { !$0.isEmpty && first == $0 } ?? false
        }
        return forms.enumerated().map { index, form in
            guard index == begun ?? 0 else { return form }
            let isNamed = form.hasPrefix(name + " ")
            let parts = UsageParts(isNamed ? String(form.dropFirst(name.count + 1)) : form)
            return (isNamed ? name + " " : "") + parts.marked(after: words)
        }.joined(separator: Self.between)
    }

    private static let between = ", or "

    private func marked(after words: [String]) -> String {
        let current = index(after: words)
        return parts.enumerated().map { $0 == current ? "‹\($1)›" : $1 }.joined(separator: " ")
    }

    /// Returns the index of the argument at the cursor; nil after the last one.
    private func index(after words: [String]) -> Int? {
        if let option = words.last, option.hasPrefix("--") { return parts.firstIndex { $0.contains(option) } }
        let typed = words.filter { !$0.hasPrefix("--") }
        var index = max(0, typed.count - 1)
        // A reference that may be left out: the first word is something else.
        if let first = typed.first, !first.isEmpty {
            let isLeftOut =
                parts.first == "[REF]" && !Self.isReference(first) || parts.first == "[#N]" && first.first != "#"
            if isLeftOut { index += 1 }
        }
        if index < parts.count, !parts[index].hasPrefix("[--") { return index }
        // A text or Swift may have any number of words, and so do values with dots; options stand behind them.
        let last = parts.lastIndex { !$0.hasPrefix("[--") }
        return last.flatMap { Self.longParts.contains(parts[$0]) || parts[$0].contains("…") ? $0 : nil }
    }

    private static let longParts: Set = ["TEXT", "VALUE", "ELEMENT", "EDIT", "CLAIM", "LINE"]

    private static func isReference(_ word: String) -> Bool {
        guard let first = word.first else { return false }
        return first == "#" || first == "\"" || first.isUppercase
            || first == "v" && word.count > 1 && word.dropFirst().allSatisfy(\.isNumber)
    }

    /// Splits a usage at spaces outside brackets.
    private static func words(of text: String) -> [String] {
        var words: [String] = []
        var depth = 0
        for character in text {
            if character == "[" { depth += 1 }
            if character == "]" { depth -= 1 }
            if character == " ", depth == 0 {
                words.append("")
            } else if words.isEmpty {
                words.append(String(character))
            } else {
                words[words.count - 1].append(character)
            }
        }
        return words.filter { !$0.isEmpty }
    }
}

/// The Swift on the lines of commands.
extension Completer {
    /// Returns the beginning of a line with the line of an alias in its place, once a space follows the alias.
    func expandingAliases(_ line: String) -> String {
        var used: Set<Substring> = []
        var line = line
        while true {
            let core = line.drop { $0 == " " }
            let name = core.prefix { !$0.isWhitespace }
            guard name.count < core.count, let text = context.settings.aliases[String(name)], used.insert(name).inserted
            else { return line }
            line = text + core.dropFirst(name.count)
        }
    }

    /// Returns the Swift after the name of a command: without the element that `replace` and `whatif` name first, and for
    /// `set` a declaration of a value of the argument's type.
    func swiftText(of command: Command, _ text: String) -> String {
        switch command.name {
        case "replace", "whatif": String(text.trimmingPrefix(/\s*#[0-9]+\s/))
        case "set": valueText(ofSetting: text) ?? text
        default: text
        }
    }

    /// Returns the value in the words after `set` as a declaration of its type; nil if they name no argument.
    private func valueText(ofSetting text: String) -> String? {
        var words = Word.split(text)[...]
        var number = context.selection.number
        if let first = words.first, first.text.hasPrefix("#") {
            number = Int(first.text.dropFirst(), radix: 10)
            words.removeFirst()
        }
        guard let name = words.first, let node = number.flatMap({ document.outline.node($0) }),
            let setting = try? context.setting(name.text, of: node, at: 0)
        else { return nil }
        let value = text.utf8.dropFirst(name.offset + name.text.utf8.count)
        return Self.declaration(ofValue: String(decoding: value, as: UTF8.self), of: setting.type)
    }

    /// Returns the beginning of a declaration, whose value may be of a type.
    static func declaration(ofValue value: String, of type: WrittenType) -> String {
        "let value: \(type) = " + value.trimmingPrefix(while: \.isWhitespace)
    }
}
