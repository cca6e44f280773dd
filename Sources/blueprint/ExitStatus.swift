/// What the program's exit code says.
enum ExitStatus: Int32 {
    /// Nothing failed.
    case success = 0
    /// Something failed, or nobody takes the output any more.
    case failure = 1
    /// The program was called in a way that it does not know.
    case usage = 2
    /// The program itself is at fault.
    case fault = 70
    /// Ctrl-C.
    case interrupted = 130

    /// The graver of two outcomes.
    func worse(_ other: ExitStatus) -> ExitStatus {
        rawValue >= other.rawValue ? self : other
    }

    /// The paragraph about exit codes in the help.
    static let help = """
        Exit codes: 0 nothing failed, 1 something failed or the output was closed, 2 wrong usage, 70 a fault of \
        blueprint itself, 130 interrupted.
        """
}
