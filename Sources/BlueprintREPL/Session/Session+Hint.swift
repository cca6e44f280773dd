import BlueprintBindings

/// What a line editor may show behind a line.
extension Session {
    /// What can stand behind a command's name; nil unless the line is such a name and a space.
    ///
    /// Of a modifier command with several forms, the first ones that help lists.
    public func hint(for line: String) -> String? {
        guard line.last == " " else { return nil }
        let name = String(line.dropLast())
        if let command = Commands.named(name) { return command.syntax.isEmpty ? nil : command.syntax }
        guard language.commands.isCommand(name) else { return nil }
        let forms = language.commands.usage(of: name).map { $0.dropFirst(name.count + 1) }.filter { !$0.isEmpty }
        return forms.isEmpty ? nil : forms.prefix(Self.shownForms).joined(separator: " · ")
    }

    private static var shownForms: Int { 3 }
}
