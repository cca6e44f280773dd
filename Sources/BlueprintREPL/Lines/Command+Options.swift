/// Options of commands, such as `--depth`.
extension Command {
    /// Returns the error about a misspelled option with the similar one as its fix; another error as it is.
    func namingOption(in error: InputError, of arguments: CommandArguments) -> InputError {
        guard !syntax.isEmpty, let wrong = arguments.words.first(where: { $0.offset == error.offset }),
            wrong.text.prefixMatch(of: /-+[a-z]/) != nil
        else { return error }
        let options = Set((syntax + " " + details).matches(of: /--[a-z]+/).map { String($0.output) }).sorted()
        guard !options.isEmpty, !options.contains(wrong.text) else { return error }
        let near = NearWord.nearest(to: wrong.text, among: options)
        return InputError(
            "\(name) has no option '\(wrong.text)'",
            fix: near.map(Fix.didYouMean) ?? "type \(usage)",
            at: wrong.offset
        )
    }
}
