import BlueprintBindings

/// The hint that a line editor shows after a command's name.
extension Completer {
    /// Returns the usage of the command, or the declaration of the Swift call, at the end of a line.
    ///
    /// The marks `‹` and `›` enclose the call's current parameter. Nil where neither is known.
    func signature(for line: String) -> String? {
        let name = Word.split(line).first?.text ?? ""
        if let command = context.commands.named(name), line.dropFirst(name.count).first?.isWhitespace == true {
            let isSwift = command.takesSwift && line.contains("(")
            let rest = String(line.dropFirst(name.count))
            return isSwift ? context.language.completer.signature(of: rest, knowing: knownNames) : command.usage
        }
        if context.language.commands.isCommand(name), line.dropFirst(name.count).first?.isWhitespace == true {
            return context.language.commands.usage(of: name).prefix(Self.shownForms).joined(separator: " · ")
        }
        return context.language.completer.signature(of: line, knowing: knownNames)
    }

    /// Returns the arguments of a command; nil unless the line is a command's name and a space.
    ///
    /// For a modifier command with several forms, these are the first ones that `help` lists.
    func hint(for line: String) -> String? {
        // Words behind the cursor would be read as if they were typed.
        guard line.last == " ", context.settings.style != .text else { return nil }
        let name = String(line.dropLast())
        if let command = context.commands.named(name) { return command.syntax.isEmpty ? nil : command.syntax }
        guard context.language.commands.isCommand(name) else { return nil }
        let forms = context.language.commands.usage(of: name).map { $0.dropFirst(name.count + 1) }.filter {
            !$0.isEmpty
        }
        return forms.isEmpty ? nil : forms.prefix(Self.shownForms).joined(separator: " · ")
    }

    private static var shownForms: Int { 3 }
}
