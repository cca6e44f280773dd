import ProgramCases

/// The comparison of the compiler's result with the interpreter's.
package struct Verdict: Hashable, Sendable {
    /// The results of a comparison.
    package enum Kind: String, CaseIterable, Sendable {
        /// Both accept the program and print the same.
        case agree = "agree"
        /// Both refuse the program at the same line.
        case agreeRefused = "both-refuse"
        /// Both accept the program and print something else.
        case differ = "differ"
        /// The interpreter ends with an error at run time, the compiled program does not.
        case fails = "fails-here"
        /// The interpreter reaches a limit.
        case stopped = "stopped-here"
        /// The interpreter crashes.
        case crashed = "crashes-here"
        /// Only the interpreter refuses the program.
        case refused = "refused-here"
        /// Only the interpreter refuses the program, as Swift outside its subset.
        case unsupported = "unsupported-here"
        /// Both refuse the program, at different lines.
        case elsewhere = "refused-elsewhere"
        /// Only the compiler refuses the program.
        case accepted = "accepted-here"
        /// There is nothing to compare with.
        case unknown = "unknown"
    }

    package var kind: Kind
    /// The result of the compiler, in words.
    package var theirs: String
    /// The result of the interpreter, in words.
    package var ours: String
    /// The first printed line that differs, as the compiled program prints it.
    package var printed: String?
    /// The line of the program that the interpreter refuses or fails at.
    package var line: Int?

    /// True if the compiler and the interpreter agree.
    package var isAgreement: Bool { kind == .agree || kind == .agreeRefused }

    /// Compares two results.
    package init(compiler: CompilerVerdict, interpreter: InterpreterVerdict) {
        kind = .unknown
        ours = interpreter.end.rawValue
        if interpreter.end != .finished {
            line = interpreter.line
            ours += " at line \(interpreter.line): \(interpreter.message)"
        }
        switch compiler {
        case .unknown(let reason): theirs = reason
        case .refused(let failures):
            theirs = failures.map { "refused at line \($0.line): \($0.message)" }.joined(separator: "\n")
            compare(failures, interpreter)
        case .ran(let outcome):
            theirs = outcome.end.rawValue
            compare(outcome, interpreter)
        }
    }

    private mutating func compare(_ failures: [Program.Failure], _ interpreter: InterpreterVerdict) {
        switch interpreter.end {
        case .finished, .failed, .stopped: kind = .accepted
        case .crashed: kind = .crashed
        case .refused, .unsupported:
            kind = failures.contains { $0.line == interpreter.line } ? .agreeRefused : .elsewhere
        }
    }

    private mutating func compare(_ outcome: CompiledPrograms.Outcome, _ interpreter: InterpreterVerdict) {
        switch interpreter.end {
        case .refused: kind = .refused
        case .unsupported: kind = .unsupported
        case .crashed: kind = .crashed
        case .stopped: kind = outcome.end == .stopped || outcome.end == .trapped ? .agree : .stopped
        case .failed where outcome.end == .finished || outcome.end == .stopped: kind = .fails
        case .failed, .finished: compareOutput(outcome, interpreter)
        }
    }

    private mutating func compareOutput(_ outcome: CompiledPrograms.Outcome, _ interpreter: InterpreterVerdict) {
        kind = .agree
        if interpreter.end == .finished, outcome.end != .finished { kind = .differ }
        let (theirLines, ourLines) = (outcome.lines + outcome.views, interpreter.lines + interpreter.views)
        guard theirLines != ourLines else { return }
        kind = .differ
        let index = zip(theirLines, ourLines).enumerated().first { $1.0 != $1.1 }?.offset
        let place = index ?? min(theirLines.count, ourLines.count)
        printed = theirLines.indices.contains(place) ? theirLines[place] : nil
        theirs += ", prints: " + (printed ?? "nothing more")
        ours += ", prints: " + (ourLines.indices.contains(place) ? ourLines[place] : "nothing more")
    }
}
