import BuiltProducts
import Foundation
import ProgramCases

/// Many programs compiled by few invocations of the compiler, and run.
package struct CompiledBatch {
    /// The verdicts by the programs' paths.
    package private(set) var verdicts: [String: CompilerVerdict] = [:]

    /// Compiles and runs the programs.
    ///
    /// - Parameter steps: The steps to try before the programs are built; none if most of them compile.
    package init(_ programs: [Program], steps: [CompilerErrors.Step]) throws {
        var left = programs
        for step in steps {
            left = remove(try CompilerErrors(in: left, at: step), from: left)
        }
        try build(left)
    }

    private mutating func build(_ programs: [Program]) throws {
        guard !programs.isEmpty else { return }
        let compiled = try CompiledPrograms(programs, running: Set(programs.map(\.path)))
        if compiled.errors.isEmpty {
            for program in programs {
                verdicts[program.path] = compiled.outcomes[program.path].map { .ran($0) } ?? .unknown("no output")
            }
            return
        }
        let errors = CompilerErrors(compiled.errors, paths: Set(programs.map(\.path)))
        let left = remove(errors, from: programs)
        if left.count < programs.count { return try build(left) }
        // The error belongs to no program: half of them are free of it.
        guard programs.count > 1 else {
            verdicts[programs[0].path] = .unknown(compiled.errors)
            return
        }
        try build(Array(programs.prefix(programs.count / 2)))
        try build(Array(programs.dropFirst(programs.count / 2)))
    }

    /// Keeps the errors as verdicts and returns the programs without errors.
    private mutating func remove(_ errors: CompilerErrors, from programs: [Program]) -> [Program] {
        for (path, failures) in errors.all { verdicts[path] = .refused(failures) }
        return programs.filter { errors.all[$0.path] == nil }
    }
}
