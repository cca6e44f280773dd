import BlueprintREPL
import BuiltProducts
import Foundation
import ProgramCases
import TestSessions
import TestTiers
import Testing

/// Every program can be loaded as a file, and saving it produces the same program.
@Suite("Programs loaded and saved")
struct SavedProgramTests {
    /// The programs that end without an error.
    private static let programs = TestTier.sample(
        of: (Program.examples + Program.sample).filter { $0.failure == nil },
        fast: 3,
        merge: 1
    )

    /// These programs as sessions load and save them, by path: each once for all tests.
    private static let saved: [String: SavedProgram] =
        Dictionary(
            uniqueKeysWithValues: onBigStacks(
                programs,
                sharing: {},
                { program, _ in (program.path, SavedProgram(program)) }
            )
        )

    @Test("A saved program loads as the same tree", arguments: programs)
    func loading(_ program: Program) throws {
        let saved = try #require(Self.saved[program.path])
        #expect(saved.failures == [])
        #expect(saved.treeOfSaved == saved.tree)
        #expect(saved.treeOfBare == saved.tree)
        #expect(saved.savedAgain == saved.saved)
        for comment in program.text.matches(of: #/// expect.*/#) {
            #expect(saved.saved.contains(comment.output), "\(comment.output)")
        }
    }

    @Test("Printed and saved programs are formatted")
    func format() throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        var texts: [(path: String, text: String, name: String)] = []
        for (number, program) in Self.programs.enumerated() {
            let saved = try #require(Self.saved[program.path])
            for (kind, text) in [("printed", saved.printed), ("saved", saved.saved)] {
                let name = "\(kind)\(number).swift"
                texts.append((program.path, text, try folder.write(text, to: name).path))
            }
        }
        let configuration = BuiltPackage.root.appendingPathComponent(".swift-format").path
        let run = try Run(
            path: Toolchain.path(of: "swift"),
            ["format", "--in-place", "--recursive", "--configuration", configuration, folder.url.path]
        )
        #expect(run.status == 0, "\(run.errors)")
        for text in texts {
            let formatted = try String(contentsOfFile: text.name, encoding: .utf8)
            #expect(formatted == text.text, "\(text.path)")
        }
    }

    /// Some programs, since each is compiled as a module of its own.
    @Test(
        "A saved program compiles in an app",
        .merge,
        arguments: stride(from: 0, to: programs.count, by: TestTier.choice(fast: 16, merge: 16, all: 8)).map {
            programs[$0]
        }
    )
    func compiling(_ program: Program) throws {
        let saved = try #require(Self.saved[program.path])
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        let file = try folder.write(saved.saved, to: "main.swift")
        let modules = try BuiltPackage.products().appendingPathComponent("Modules").path
        let run = try Run(
            path: Toolchain.path(of: "swiftc"),
            ["-typecheck", "-swift-version", "5", "-suppress-warnings", "-I", modules, file.path]
        )
        #expect(run.status == 0, "\(run.errors)\n\(saved.saved)")
    }
}

/// A program as loaded and saved by a session.
private struct SavedProgram: Sendable {
    private(set) var failures: [String] = []
    /// The output of `swift`.
    private(set) var printed = ""
    private(set) var saved = ""
    private(set) var savedAgain = ""
    private(set) var tree: [String] = []
    private(set) var treeOfSaved: [String] = []
    private(set) var treeOfBare: [String] = []

    init(_ program: Program) {
        let files = Files(texts: ["a.swift": program.text])
        let session = Session.sharing(files: files)
        run("load a.swift", session)
        tree = tree(of: session)
        run("save b.swift", session)
        run("save bare.swift expression", session)
        printed = session.document.source + "\n"
        saved = files.texts["b.swift"] ?? ""
        run("load b.swift", session)
        treeOfSaved = tree(of: session)
        run("save c.swift", session)
        savedAgain = files.texts["c.swift"] ?? ""
        run("load bare.swift", session)
        treeOfBare = tree(of: session)
    }

    private mutating func run(_ line: String, _ session: Session) {
        for output in session.run(line: line) where output.kind == .error {
            failures.append("\(line): \(output.text.plain)")
        }
    }

    /// Returns the tree without element numbers and without the selection; empty if there is none.
    ///
    /// Texts after the frames are left out as well: the width of the numbers determines how much of them is shown.
    private func tree(of session: Session) -> [String] {
        let outputs = session.run(line: "tree")
        guard !outputs.contains(where: { $0.kind == .error }) else { return [] }
        return outputs.flatMap { $0.text.plain.split(separator: "\n").dropFirst() }.map { line in
            line.replacing(#/>?#\d+<?|>/</#, with: "").replacing(#/(×[\d.]+).*/#) { $0.1 }
                .split(separator: " ").joined(separator: " ")
        }
    }
}

/// An in-memory implementation of session files.
private final class Files: SessionFiles {
    var texts: [String: String]

    init(texts: [String: String]) { self.texts = texts }

    func read(_ path: String) throws -> String {
        guard let text = texts[path] else { throw SessionFileError(path: path, reason: "no such file") }
        return text
    }

    func write(to path: String, _ body: (_ write: (String) throws -> Void) throws -> Void) throws {
        var text = ""
        try body { text += $0 }
        texts[path] = text
    }

    func keeps(_ path: String) -> Bool { false }
    func paths(startingWith prefix: String) -> [String] { [] }
}
