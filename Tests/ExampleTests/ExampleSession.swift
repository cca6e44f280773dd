import BlueprintREPL
import BuiltProducts
import Foundation
import TestSessions
import Testing

/// A session with the lines of an example, and in-memory files.
final class ExampleSession {
    let files = MemoryFiles()
    private let session: Session

    /// Creates a session.
    init() {
        session = Session.sharing(files: files)
    }

    /// Creates a session and types a script of the package, without its expectations.
    convenience init(typing path: String) throws {
        self.init()
        for input in try Self.inputs(of: path) {
            let outputs = session.run(line: input)
            #expect(outputs.allSatisfy { $0.kind != .error }, "\(path): \(input)")
        }
    }

    /// Returns the output of a line.
    func answer(_ line: String) -> String {
        session.run(line: line).map(\.text.plain).joined(separator: "\n")
    }

    /// Returns the inputs of a script; an input with open brackets has several lines.
    static func inputs(of path: String) throws -> [String] {
        let script = try String(contentsOf: BuiltPackage.root.appendingPathComponent(path), encoding: .utf8)
        let session = Session.sharing()
        var inputs: [String] = []
        var input = ""
        for line in script.components(separatedBy: "\n") {
            if input.isEmpty, line.isEmpty || line.hasPrefix("//") || line.hasPrefix("expect ") { continue }
            input += input.isEmpty ? line : "\n" + line
            if session.needsMore(after: input) { continue }
            inputs.append(input)
            input = ""
        }
        return inputs
    }
}

/// In-memory session files.
final class MemoryFiles: SessionFiles {
    private(set) var texts: [String: String] = [:]

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

    func paths(startingWith prefix: String) -> [String] {
        texts.keys.filter { $0.hasPrefix(prefix) }.sorted()
    }
}
