import BuiltProducts
import Foundation

/// The output of programs compiled against the library.
struct CompiledPrograms {
    struct Outcome: Codable, Hashable {
        var path: String
        var lines: [String]
        var views: [String]
    }

    /// The outcomes by the programs' paths.
    private(set) var outcomes: [String: Outcome] = [:]
    /// The compiler's errors; empty if the programs compiled.
    private(set) var errors = ""

    /// Compiles all programs together, and runs those in `running` one after another.
    init(_ programs: [Program], running: Set<String>) throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        let sources = try Self.write(programs, to: folder, running: running)
        let program = folder.url.appendingPathComponent("programs").path
        let products = try BuiltPackage.products()
        let build = try Run(
            path: Toolchain.path(of: "swiftc"),
            Self.options(products) + ["-j", "2", "-o", program] + sources + Self.objects(products)
        )
        guard build.status == 0 else {
            errors = build.errors
            return
        }
        let run = try Run(path: program, [])
        if run.status != 0 { errors = "ended with \(run.status)\n\(run.errors)" }
        for line in run.output.split(separator: "\n") {
            let outcome = try JSONDecoder().decode(Outcome.self, from: Data(line.utf8))
            outcomes[outcome.path] = outcome
        }
    }

    /// The steps in which the compiler finds errors; it does not start a step if the one before found any.
    enum Step: String, CaseIterable {
        case syntax = "-parse"
        case types = "-typecheck"
        case paths = "-emit-sil"
    }

    /// Returns the paths of the programs that the compiler rejects in a step.
    static func refused(among programs: [Program], at step: Step) throws -> Set<String> {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        var sources: [String] = []
        if step == .syntax {
            // The text is unchanged, since text that is not valid Swift cannot be split into declarations and
            // statements.
            for (number, program) in programs.enumerated() {
                let text = "#sourceLocation(file: \"\(program.path)\", line: 1)\n" + program.text
                sources.append(try folder.write(text, to: "syntax\(number).swift").path)
            }
        } else {
            sources = try write(programs, to: folder, running: [])
        }
        let check = try Run(
            path: Toolchain.path(of: "swiftc"),
            options(try BuiltPackage.products()) + ["-wmo", step.rawValue] + sources
                + (step == .paths ? ["-o", folder.url.appendingPathComponent("out").path] : [])
        )
        let lines = check.errors.split(separator: "\n")
        return Set(
            programs.map(\.path).filter { path in
                lines.contains { $0.contains("\(path):") && $0.contains(": error: ") }
            }
        )
    }

    /// Returns the object files of the library, from the link file list of an example: folders also contain stale
    /// files.
    private static func objects(_ products: URL) throws -> [String] {
        let list = try String(
            contentsOf: products.appendingPathComponent("Badge.product/Objects.LinkFileList"),
            encoding: .utf8
        )
        return list.split(separator: "\n").filter { !$0.contains("/Badge.build/") }.map { line in
            String(line.trimmingPrefix("'").reversed().trimmingPrefix("'").reversed())
        }
    }

    private static func options(_ products: URL) -> [String] {
        // Swift 5 mode, as most apps use, does not require `any`.
        ["-swift-version", "5", "-Onone", "-suppress-warnings", "-I", products.appendingPathComponent("Modules").path]
    }

    private static func write(
        _ programs: [Program],
        to folder: TemporaryFolder,
        running: Set<String>
    ) throws -> [String] {
        var paths = [BuiltPackage.root.appendingPathComponent("Tests/ProgramTests/TreePrinter.swift").path]
        var list = ""
        for (number, program) in programs.enumerated() {
            let source = CompilableSource(program, number: number)
            paths.append(try folder.write(source.text, to: "\(source.function).swift").path)
            if running.contains(program.path) { list += "    (\"\(program.path)\", \(source.function)),\n" }
        }
        paths.append(try folder.write(support, to: "Support.swift").path)
        paths.append(try folder.write(main.replacingOccurrences(of: "PROGRAMS", with: list), to: "main.swift").path)
        return paths
    }

    /// The implementation of `print` and of the last expression for the programs.
    private static let support = """
        import BlueprintUI

        var printed = ""

        func print(_ items: Any..., separator: String = " ", terminator: String = "\\n") {
            printed += items.map { plain("\\($0)") }.joined(separator: separator) + terminator
        }

        /// A type that is private to its file is said to be of a context that differs from run to run.
        func plain(_ text: String) -> String {
            text.replacing(#/programs\\.\\(unknown context at \\$[0-9a-f]+\\)\\./#) { _ in "main." }
        }

        func shown(_ element: some Element) -> (any Element)? { element }

        @_disfavoredOverload
        func shown<T>(_ value: T) -> (any Element)? { nil }

        """

    private static let main = """
        import BlueprintUI
        import Foundation

        struct Outcome: Codable {
            var path: String
            var lines: [String]
            var views: [String]
        }

        let programs: [(path: String, run: () throws -> (any Element)?)] = [
        PROGRAMS
        ]
        for program in programs {
            printed = ""
            let printer = try program.run().map(TreePrinter.init)
            let lines = printed.split(separator: "\\n", omittingEmptySubsequences: false).dropLast().map(String.init)
            let outcome = Outcome(
                path: program.path,
                lines: lines + (printer?.elements ?? []),
                views: printer?.views ?? []
            )
            FileHandle.standardOutput.write(try JSONEncoder().encode(outcome) + Data("\\n".utf8))
        }

        """
}
