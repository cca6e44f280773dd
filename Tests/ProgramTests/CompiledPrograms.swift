import BuiltProducts
import Foundation

/// What comes out of programs when the compiler has built them against the library.
struct CompiledPrograms {
    struct Outcome: Codable, Hashable {
        var path: String
        var lines: [String]
        var views: [String]
    }

    /// What comes out, by the programs' paths.
    private(set) var outcomes: [String: Outcome] = [:]
    /// What the compiler said; empty if it built them.
    private(set) var errors = ""

    /// Builds all programs at once, and runs those of `running` one after another.
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

    /// The steps in which the compiler finds what is wrong; it takes none where the one before finds something.
    enum Step: String, CaseIterable {
        case syntax = "-parse"
        case types = "-typecheck"
        case paths = "-emit-sil"
    }

    /// The paths of those programs that the compiler has something against in a step.
    static func refused(among programs: [Program], at step: Step) throws -> Set<String> {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        var sources: [String] = []
        if step == .syntax {
            // As it stands: what is no Swift cannot be taken apart.
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

    /// What the library is linked from: an example's list of it, since folders also keep what is no longer built.
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
        // As most apps are compiled: without `any` where Swift 5 does not ask for it.
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

    /// What `print` and a last expression are for the programs.
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
