import Foundation
import ProgramCases
import TestTiers
import Testing

/// Interpreted programs have the same output as compiled ones.
@Suite("Programs")
struct ProgramTests {
    @Test("A program has the expected output", arguments: Program.sample)
    func interpreted(_ program: Program) throws {
        let outcome = try #require(Program.outcomes[program.path])
        #expect(outcome.lines == program.lines, "\(Self.marked(outcome.lines, "expect:"))")
        if !program.views.isEmpty {
            #expect(outcome.views == program.views, "\(Self.marked(outcome.views, "expect view:"))")
        }
        let failure = outcome.failure.map { Program.Failure(line: $0.line, message: $0.message) }
        #expect(failure == program.failure, "\(outcome.failure?.lines().joined(separator: "\n") ?? "no error")")
    }

    @Test("The compiler accepts all other programs, and their output is the same", .merge)
    func compiled() throws {
        let programs = Program.sample + Program.examples
        let taken = programs.filter { Program.outcomes[$0.path]?.isRefused == false }
        let running = Set(taken.map(\.path).filter { Program.outcomes[$0]?.failure == nil })
        let compiled = try CompiledPrograms(taken, running: running)
        #expect(compiled.errors == "")
        for program in taken where running.contains(program.path) {
            let (ours, theirs) = (Program.outcomes[program.path], compiled.outcomes[program.path])
            #expect(ours?.lines == theirs?.lines, "\(program.path)")
            #expect(ours?.views == theirs?.views, "\(program.path)")
            #expect(theirs?.end == .finished, "\(program.path)")
        }
    }

    @Test("The compiler rejects every program with an error of syntax or meaning", .merge)
    func refused() throws {
        var left = Program.sample.filter { Program.outcomes[$0.path]?.isRefused == true }
        for step in CompilerErrors.Step.allCases {
            let isOfStep: (Program) -> Bool = { program in
                (Program.outcomes[program.path]?.failure?.kind == .syntax) == (step == .syntax)
            }
            let programs = left.filter(isOfStep)
            let refused = try CompilerErrors(in: programs, at: step)
            left.removeAll { refused.all[$0.path] != nil }
        }
        for program in left { Issue.record("the compiler has nothing against \(program.path)") }
    }

    @Test("Every topic has programs, and every program has expectations")
    func corpus() {
        #expect(Program.all.count >= 200)
        for program in Program.all {
            #expect(!program.lines.isEmpty || program.failure != nil, "\(program.path) expects nothing")
        }
        #expect(Set(Program.all.map(\.sentence)).count == Program.all.count)
    }

    @Test("Expectations are parsed, with the line of an expected error")
    func marks() {
        let text = """
            print(1)  // expect: 1
            // expect:   indented
            // expect:
            // expect view: UIView 0,0 1×1
            let a = b
            // expect error: there is no 'b'
            """
        let program = Program(path: "Programs/topic/A sentence.swift", text: text)
        #expect(program.lines == ["1", "  indented", ""])
        #expect(program.views == ["UIView 0,0 1×1"])
        #expect(program.failure == Program.Failure(line: 5, message: "there is no 'b'"))
        #expect((program.topic, program.sentence) == ("topic", "A sentence"))
        let behind = Program(path: "x.swift", text: "\nlet a = b  // expect error: no")
        #expect(behind.failure?.line == 2)
    }

    private static func marked(_ lines: [String], _ mark: String) -> String {
        lines.map { $0.isEmpty ? "// \(mark)" : "// \(mark) \($0)" }.joined(separator: "\n")
    }
}
