/// Options of commands, such as `--depth`.
extension Command {
    /// Returns the error about a misspelled option with the similar one as its fix; another error as it is.
    func namingOption(in error: InputError, of arguments: CommandArguments) -> InputError {
        let options = Set((syntax + " " + details).matches(of: /--[a-z]+/).map { String($0.output) }).sorted()
        let wrong = arguments.words.first { word in
            word.text.prefixMatch(of: /-+[a-z]/) != nil && !options.contains(word.text)
        }
        guard !syntax.isEmpty, !options.isEmpty, let wrong, wrong.offset == error.offset else { return error }
        let near = NearWord.nearest(to: wrong.text, among: options)
        return InputError(
            "\(name) has no option '\(wrong.text)'",
            fix: near.map { "did you mean \($0)?" } ?? "type \(usage)",
            at: wrong.offset
        )
    }
}
