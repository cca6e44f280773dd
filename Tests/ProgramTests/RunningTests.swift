import ProgramCases
import TestTiers
import Testing

/// Programs run as the type checker decides.
@Suite("Checked programs run")
struct RunningTests {
    @Test("A program prints what the compiled one prints", arguments: Program.checkedSample)
    func rows(_ program: Program) throws {
        let outcome = try #require(Program.outcomes[program.path])
        #expect(outcome.lines == program.lines)
        #expect(outcome.failure == nil, "\(outcome.failure?.lines().joined(separator: "\n") ?? "")")
    }

    @Test("The compiler accepts the programs, and their output is the same", .merge)
    func compiled() throws {
        let compiled = try CompiledPrograms(Program.checkedSample, running: Set(Program.checkedSample.map(\.path)))
        #expect(compiled.errors == "")
        for program in Program.checkedSample {
            #expect(compiled.outcomes[program.path]?.lines == program.lines, "\(program.path)")
        }
    }
}
