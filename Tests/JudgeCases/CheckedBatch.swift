import ProgramCases

/// The verdicts of the type checker on many cases; no program runs.
package struct CheckedBatch {
    /// The results in the order of the cases.
    package private(set) var results: [JudgedBatch.Result] = []

    /// Judges the cases.
    ///
    /// - Parameters:
    ///   - tool: The path of the program that checks them.
    ///   - known: The compiler's verdicts so far, to which those on new programs are added.
    package init(_ cases: [JudgedCase], tool: String, known: inout KnownVerdicts) throws {
        let programs = cases.map(\.program)
        let checked = try InterpretedBatch.run(programs, tool: tool, way: .checking)
        let new = programs.filter { known[$0] == nil }
        let compiled = try CompiledBatch(checking: new).verdicts
        for (judged, ours) in zip(cases, checked) {
            let program = judged.program
            var theirs = known[program] ?? compiled[program.path] ?? .unknown("no verdict")
            if known[program] == nil, judged.generated == nil, !Verdict(compiler: theirs, checker: ours).isAgreement {
                // In a batch the program is not a script and shares its module with others.
                theirs = try CompiledScript.verdict(of: program, runs: false)
                known[program] = theirs
            }
            if compiled[program.path] != nil, judged.generated != nil { known[program] = theirs }
            let verdict = Verdict(compiler: theirs, checker: ours)
            results.append(.init(judged: judged, verdict: verdict, compiler: theirs, interpreter: ours))
        }
    }
}
