import BuiltProducts
import Foundation

/// The errors that the compiler finds in programs.
package struct CompilerErrors {
    /// The steps in which the compiler finds errors; it does not start a step if the one before found any.
    package enum Step: String, CaseIterable, Sendable {
        case syntax = "-parse"
        case types = "-typecheck"
        case paths = "-emit-sil"
    }

    /// The errors by the programs' paths, in the order of the compiler.
    package private(set) var all: [String: [Program.Failure]] = [:]
    /// The error messages that belong to no program.
    package private(set) var others: [String] = []

    /// Compiles the programs up to a step.
    package init(in programs: [Program], at step: Step) throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        var sources: [String] = []
        if step == .syntax {
            // The text is unchanged, since text that is not valid Swift cannot be split into declarations and
            // statements.
            for (number, program) in programs.enumerated() {
                sources.append(try folder.write(program.text, to: "syntax\(number).swift").path)
            }
        } else {
            sources = try CompiledModule(programs, running: [], in: folder).sources
        }
        let check = try Run(
            path: Toolchain.path(of: "swiftc"),
            CompiledModule.options() + [step.rawValue] + sources
                + (step == .paths ? ["-o", folder.url.appendingPathComponent("out").path] : [])
        )
        // Only the main file of a module has statements at the top level.
        var errors = check.errors.split(separator: "\n").filter { !$0.hasSuffix("are not allowed at the top level") }
            .joined(separator: "\n")
        if step == .syntax {
            for (source, program) in zip(sources, programs) {
                errors = errors.replacingOccurrences(of: source + ":", with: program.path + ":")
            }
        }
        self.init(errors, paths: Set(programs.map(\.path)))
        if check.status != 0, check.errors.isEmpty { others = ["swiftc ended with \(check.status)"] }
    }

    /// Reads the errors in the compiler's output that are of files with these paths.
    package init(_ output: String, paths: Set<String>) {
        for line in output.split(separator: "\n") {
            guard let mark = line.range(of: ": error: ") else { continue }
            let message = String(line[mark.upperBound...])
            // The compiler makes relative paths absolute.
            let place = line[..<mark.lowerBound].split(separator: ":")
            let name = place.dropLast(2).joined(separator: ":")
            let path = paths.contains(name) ? name : String(name.trimmingPrefix(BuiltPackage.root.path + "/"))
            guard place.count > 2, let line = Int(place[place.count - 2]), paths.contains(path) else {
                others.append(String(line))
                continue
            }
            let failure = Program.Failure(line: line, message: message)
            if all[path]?.contains(failure) != true { all[path, default: []].append(failure) }
        }
    }
}
