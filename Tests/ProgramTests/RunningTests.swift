import BlueprintBindings
import Foundation
import ProgramCases
import SwiftInterpreter
import Testing

/// Programs run as the type checker decides.
@Suite("Checked programs run")
struct RunningTests {
    @Test("A program prints what the compiled one prints", arguments: Program.checked)
    func rows(_ program: Program) throws {
        let outcome = try #require(Self.outcomes[program.path])
        #expect(outcome.lines == program.lines)
        #expect(outcome.failure == nil, "\(outcome.failure?.lines().joined(separator: "\n") ?? "")")
    }

    @Test("The compiler accepts the programs, and their output is the same")
    func compiled() throws {
        let compiled = try CompiledPrograms(Program.checked, running: Set(Program.checked.map(\.path)))
        #expect(compiled.errors == "")
        for program in Program.checked {
            #expect(compiled.outcomes[program.path]?.lines == program.lines, "\(program.path)")
        }
    }

    @Test("The other programs print the same", arguments: running)
    func evaluated(_ program: Program) throws {
        let outcome = try #require(Self.outcomes[program.path])
        #expect(outcome.lines == program.lines)
        if !program.views.isEmpty { #expect(outcome.views == program.views) }
    }

    /// The programs that end without an error.
    private static let running = Program.all.filter { $0.failure == nil }

    private static let outcomes: [String: InterpretedProgram] =
        onBigStack {
            let table = BindingTable.blueprint()
            let programs = Program.checked + running
            return Dictionary(
                uniqueKeysWithValues: programs.map { ($0.path, InterpretedProgram($0, table: table)) }
            )
        } ?? [:]
}
