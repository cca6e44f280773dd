import Foundation
import Testing

/// Swift that documents show compiles, against the modules that were built with these tests.
@Suite("Snippets")
struct SnippetTests {
    static let documents: [String] =
        ["README.md"] + Project.paths(in: "Sources", suffix: ".md").filter { $0.contains(".docc/") }

    @Test("Every fenced example compiles", arguments: documents)
    func compile(_ path: String) throws {
        let fences = MarkdownText(path: path).fences.filter { $0.language == "swift" }
        #expect(!fences.isEmpty, "\(path):1: show an example in a swift fence")
        let compiler = try Compiler()
        for fence in fences {
            // Blank lines before it give the example the line numbers of the document.
            let source = String(repeating: "\n", count: fence.line - 1) + fence.lines.joined(separator: "\n")
            let errors = try compiler.check(source, name: path)
            if !errors.isEmpty { Issue.record("\(path):\(fence.line): mend the example:\n\(errors)") }
        }
    }

    @Test("An example that does not compile is found, at its line")
    func wrongSnippet() throws {
        let compiler = try Compiler()
        let right = try compiler.check("import BlueprintUI\nlet a = Centered(Empty())\n", name: "a.md")
        #expect(right == "")
        let errors = try compiler.check("\n\nimport BlueprintUI\nlet a = Centered(1)\n", name: "a.md")
        #expect(errors.hasPrefix("a.md:4:"), "\(errors)")
    }
}

/// The compiler of the toolchain that runs these tests.
private struct Compiler {
    /// Why nothing can be compiled.
    struct Fault: Error, CustomStringConvertible {
        let description: String
    }

    private let path: String
    private let modules: String

    init() throws {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        let candidates = folders.map { "\($0)/swiftc" }
        guard let path = candidates.first(where: FileManager.default.isExecutableFile) else {
            throw Fault(description: "swiftc is not on the PATH: put the toolchain that runs `swift test` there")
        }
        self.path = path
        let program =
            (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? CommandLine.arguments[0]
        var folder = URL(fileURLWithPath: program)
        while folder.path != "/" {
            folder.deleteLastPathComponent()
            let modules = folder.appendingPathComponent("Modules")
            let module = modules.appendingPathComponent("BlueprintUI.swiftmodule")
            if FileManager.default.fileExists(atPath: module.path) {
                self.modules = modules.path
                return
            }
        }
        throw Fault(
            description: "no Modules/BlueprintUI.swiftmodule above \(program): build with `swift build --build-tests`"
        )
    }

    /// What the compiler has against a source; empty if nothing.
    func check(_ source: String, name: String) throws -> String {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("main.swift")
        let log = folder.appendingPathComponent("log")
        try source.write(to: file, atomically: false, encoding: .utf8)
        try Data().write(to: log)
        let process = Process()
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = ["-typecheck", "-swift-version", "6", "-I", modules, file.path]
        process.standardError = try FileHandle(forWritingTo: log)
        try process.run()
        process.waitUntilExit()
        guard process.terminationStatus != 0 else { return "" }
        let text = try String(contentsOf: log, encoding: .utf8)
        return text.isEmpty
            ? "swiftc ended with \(process.terminationStatus)" : text.replacingOccurrences(of: file.path, with: name)
    }
}
