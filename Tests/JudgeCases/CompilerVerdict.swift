import ProgramCases

/// The result of compiling and running a program.
package enum CompilerVerdict: Hashable, Sendable {
    /// The compiler found errors.
    case refused([Program.Failure])
    /// The program ran.
    case ran(CompiledPrograms.Outcome)
    /// The compiler or the program left no result.
    case unknown(String)
}
