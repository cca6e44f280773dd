import BlueprintBindings

/// The hint that a line editor shows after a command's name.
extension Completer {
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
