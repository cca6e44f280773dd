import BlueprintInspector

extension InputError {
    /// Returns the output of an error in an input.
    func output(in input: String) -> Output {
        Output(.error, text(in: input), json: ErrorJSON.value(of: self, input: input), error: self)
    }

    /// An error of a line, from any error that its work throws.
    init(from error: any Error) {
        switch error {
        case let error as InputError: self = error
        case let error as SessionFileError:
            self.init("\(error.path.shownPath): \(error.reason)", fix: error.fix.map { Fix.advice($0) })
        case let error as LayoutStopped: self = error.inputError
        default: self.init("\(error)")
        }
    }

    /// The error of a line that Ctrl-C ended.
    static var interrupted: InputError {
        var error = InputError("interrupted; nothing has changed")
        error.isStopped = true
        return error
    }

    /// The error about the inspector in the style in words.
    static var noDrawingsInWords: InputError {
        InputError(
            "the inspector is a drawing that fills the screen, and style text has no drawings",
            fix: "tree, info, why and step say the same; style unicode shows the inspector"
        )
    }
}
