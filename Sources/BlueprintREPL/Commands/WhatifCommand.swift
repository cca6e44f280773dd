/// Shows the changes that an edit would make, without making them.
struct WhatifCommand: Command {
    let name = "whatif"
    let group = CommandGroup.look
    let syntax = "[REF] EDIT"
    let summary = "Shows the changes that an edit would make, without making them."
    let details = """
        EDIT is a line that changes the document or a setting of the layout: a
        modifier, an element, set, remove, move, undo, viewport, direction, env and
        so on. It applies to REF, by default to the selection: whatif #3 inset 20.
        + marks a warning that would appear, - one that would disappear.
        """
    let example = "whatif inset 20"
    let takesSwift = true

    func completions(after words: [String], in context: CommandContext) -> [Completion] {
        if words.count > 1, words[0].wholeMatch(of: Self.reference) != nil {
            return completions(after: Array(words.dropFirst()), in: context)
        }
        let line = words.joined(separator: " ")
        if line.hasPrefix("#"), words.count == 1 { return context.completer.references }
        let all = context.completer.completions(of: line, cursor: line.count).candidates
        return words.count > 1 ? all : all.filter { isEdit($0.word, in: context) }
    }

    /// Returns false for a command that changes neither the document nor a setting.
    private func isEdit(_ word: String, in context: CommandContext) -> Bool {
        guard let command = context.commands.named(word) else { return true }
        return command.group == .build || command.group == .settings
    }

    func run(_ arguments: CommandArguments, in context: inout CommandContext) throws -> LineResult {
        guard !arguments.isEmpty else {
            throw InputError("the edit is missing", fix: .usage(usage), at: arguments.end)
        }
        let subject = try subject(of: arguments, in: context)
        let edit = subject == nil ? arguments : arguments.dropping(1)
        try check(edit, in: context)
        return .say(try context.answers.whatIf(edit, of: subject))
    }

    /// The number of an element before the edit.
    private static var reference: Regex<Substring> { /#[0-9]+/ }

    /// Returns the number of the node that the edit applies to, if it begins with one that another word follows.
    private func subject(of arguments: CommandArguments, in context: CommandContext) throws -> Int? {
        guard let word = arguments.words.first, arguments.words.count > 1,
            word.text.wholeMatch(of: Self.reference) != nil
        else { return nil }
        return try context.resolver.leadingNumber(of: arguments)
    }

    /// Throws an error for a command that does not change the tree.
    private func check(_ arguments: CommandArguments, in context: CommandContext) throws {
        let line = context.reader.classify(arguments.text)
        if case .unknown(let word) = line, let fix = fix(of: word, arguments, in: context) {
            throw InputError("'\(word.text)' alone is not an edit", fix: fix, at: arguments.offset)
        }
        guard case .command(let name, let rest) = line, let command = context.commands.named(name) else { return }
        guard command.group == .build || command.group == .settings && !rest.isEmpty else {
            throw InputError(
                "'\(name)' does not change the tree",
                fix: "type an edit, such as whatif inset 20",
                at: arguments.offset
            )
        }
    }

    /// Returns the fix of an edit that begins with a setting's name, or a side of the viewport, instead of a command.
    private func fix(of word: Word, _ arguments: CommandArguments, in context: CommandContext) -> Fix? {
        let value = arguments.dropping(1).text
        let (line, selected) = ("\(word.text) \(value.isEmpty ? "VALUE" : value)", context.selection.number)
        let holders = context.document.outline.nodes.filter { context.settingNames(of: $0).contains(word.text) }
        if holders.contains(where: { $0.number == selected }) { return .usage("\(name) set \(line)") }
        if let holder = holders.first {
            let label = context.document.label(holder.number)
            return "\(label) has \(word.text): type \(name) set #\(holder.number) \(line)"
        }
        guard let length = SizeText.number(value), ["width", "height"].contains(word.text) else { return nil }
        var size = context.settings.viewport
        if word.text == "width" { size.width = length } else { size.height = length }
        return "for a viewport of this \(word.text), type \(name) viewport \(SizeText.text(size))"
    }
}
