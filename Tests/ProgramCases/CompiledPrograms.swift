import BuiltProducts
import Foundation

/// The output of programs compiled against the library.
package struct CompiledPrograms {
    /// The way in which a program ended.
    package enum End: String, Hashable, Sendable {
        /// Its last statement ran.
        case finished
        /// An error was thrown at the top level.
        case threw
        /// A trap, such as an index out of range, ended it.
        case trapped
        /// It took too long or printed too much.
        case stopped
    }

    /// The output of a program.
    package struct Outcome: Hashable, Sendable {
        package var path: String
        package var lines: [String] = []
        package var views: [String] = []
        package var end = End.trapped

        package init(path: String) { self.path = path }
    }

    /// The outcomes by the programs' paths.
    package private(set) var outcomes: [String: Outcome] = [:]
    /// The compiler's errors; empty if the programs compiled.
    package private(set) var errors = ""

    /// Compiles all programs together, and runs each of those in `running` in a process of its own.
    package init(_ programs: [Program], running: Set<String>) throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        let module = try CompiledModule(programs, running: running, in: folder)
        let program = folder.url.appendingPathComponent("programs").path
        let build = try Run(
            path: Toolchain.path(of: "swiftc"),
            CompiledModule.options() + ["-num-threads", "2", "-o", program] + module.sources + CompiledModule.objects()
        )
        guard build.status == 0 else {
            errors = build.errors.isEmpty ? "swiftc ended with \(build.status)" : build.errors
            return
        }
        let run = try Run(path: "/usr/bin/env", ["SWIFT_BACKTRACE=enable=no", program])
        if run.status != 0 { errors = "ended with \(run.status)\n\(run.errors)" }
        read(run.output)
    }

    /// Returns the object files of the library.
    package static func objects() throws -> [String] { try CompiledModule.objects() }

    /// Returns the options with which programs are compiled.
    package static func options() throws -> [String] { try CompiledModule.options() }

    private mutating func read(_ output: String) {
        var current: Outcome?
        var isOfViews = false
        for line in output.split(separator: "\n", omittingEmptySubsequences: false) {
            let words = line.split(separator: " ", maxSplits: 1).map(String.init)
            switch words.first {
            case CompiledModule.beginMark:
                current = Outcome(path: words.last ?? "")
                isOfViews = false
            case CompiledModule.viewsMark:
                current?.lines.removeLast()
                isOfViews = true
            case CompiledModule.endMark:
                guard var outcome = current else { continue }
                if isOfViews { outcome.views.removeLast() } else { outcome.lines.removeLast() }
                outcome.end = words.last.flatMap(End.init) ?? .trapped
                outcomes[outcome.path] = outcome
                current = nil
            default:
                if isOfViews { current?.views.append(String(line)) } else { current?.lines.append(String(line)) }
            }
        }
    }
}
