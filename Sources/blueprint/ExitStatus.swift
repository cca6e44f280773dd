/// The exit status of the program.
enum ExitStatus: Int32 {
    /// Nothing failed.
    case success = 0
    /// Something failed, or the output was closed.
    case failure = 1
    /// The arguments of the program are wrong.
    case usage = 2
    /// An internal error of the program.
    case fault = 70
    /// Ctrl-C.
    case interrupted = 130

    /// Returns the more severe of two statuses.
    func worse(_ other: ExitStatus) -> ExitStatus {
        rawValue >= other.rawValue ? self : other
    }

    /// The paragraph about exit codes in the help.
    static let help = """
        Exit codes: 0 nothing failed, 1 something failed or the output was closed, 2 wrong usage, 70 an internal error \
        of blueprint, 130 interrupted, 131 quit.
        """
}
