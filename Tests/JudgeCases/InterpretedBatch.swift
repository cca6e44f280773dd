import BlueprintBindings
import BuiltProducts
import Foundation
import ProgramCases
import SwiftInterpreter

/// Many interpreted programs, run by a process of its own, since a crash ends it.
package enum InterpretedBatch {
    /// A program for the process.
    private struct Input: Codable {
        var path: String
        var text: String
    }

    /// The ways to look at a program.
    package enum Way: String, Sendable {
        /// It runs.
        case running
        /// Its types are checked, and nothing runs.
        case checking
    }

    /// The number of seconds that a program may take.
    private static let longest: UInt32 = 20

    /// Runs the programs; `tool` is the path of the program that calls ``work(file:first:)``.
    package static func run(
        _ programs: [Program],
        tool: String,
        way: Way = .running
    ) throws -> [InterpreterVerdict] {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        let inputs = programs.map { Input(path: $0.path, text: $0.text) }
        let file = try folder.write(String(decoding: JSONEncoder().encode(inputs), as: UTF8.self), to: "programs.json")
        var verdicts: [InterpreterVerdict] = []
        while verdicts.count < programs.count {
            let run = try Run(
                path: "/usr/bin/env",
                ["SWIFT_BACKTRACE=enable=no", tool, "--interpret", file.path, "--first", "\(verdicts.count)"]
                    + (way == .checking ? ["--types"] : [])
            )
            for line in run.output.split(separator: "\n") {
                if let verdict = try? JSONDecoder().decode(InterpreterVerdict.self, from: Data(line.utf8)) {
                    verdicts.append(verdict)
                }
            }
            guard verdicts.count < programs.count else { break }
            let isLate = run.status == SIGALRM || run.status == 128 + SIGALRM
            let reason = run.errors.split(separator: "\n").first.map(String.init) ?? "signal \(run.status)"
            verdicts.append(
                InterpreterVerdict(end: isLate ? .stopped : .crashed, message: isLate ? "too slow" : reason)
            )
        }
        return verdicts
    }

    /// Interprets the programs of a file from the first one on, or only checks their types, and prints a verdict for each: the
    /// work of the process.
    package static func work(file: String, first: Int, way: Way) throws {
        let inputs = try JSONDecoder().decode([Input].self, from: Data(contentsOf: URL(fileURLWithPath: file)))
        let programs = inputs.dropFirst(first).map { Program(path: $0.path, text: $0.text) }
        let table = BindingTable.blueprint()
        for program in programs {
            TimeLimit.begin(seconds: longest)
            let verdict =
                switch way {
                case .checking: InterpreterVerdict(checking: program, table: table)
                case .running: InterpreterVerdict(InterpretedProgram(program, table: table))
                }
            TimeLimit.end()
            FileHandle.standardOutput.write(try JSONEncoder().encode(verdict) + Data("\n".utf8))
        }
    }
}
