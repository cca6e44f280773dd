import BigStack
import BlueprintREPL
import Foundation

/// Runs lines in a new session on a big stack, and returns their output.
package func session(_ lines: String..., files: any SessionFiles = NoFiles()) throws -> String {
    try run(lines, files: files).joined(separator: "\n")
}

/// Runs lines in a new session, and returns the output of the last one.
package func lastOutput(_ lines: String..., files: any SessionFiles = NoFiles()) throws -> String {
    try run(lines, files: files).last ?? ""
}

/// Runs lines in a new session, and returns the output of each as plain text.
package func run(_ lines: [String], files: any SessionFiles = NoFiles()) throws -> [String] {
    try onBigStack {
        let session = Session.sharing(files: files)
        return lines.map { line in session.run(line: line).map(\.text.plain).joined(separator: "\n") }
    }
}

/// In-memory session files.
package final class MemoryFiles: SessionFiles {
    package var texts: [String: String]
    package var keptSessions: [KeptSession]?

    package init(_ texts: [String: String] = [:]) {
        self.texts = texts
    }

    package func read(_ path: String) throws -> String {
        guard let text = texts[path] else { throw SessionFileError(path: path, reason: "no such file") }
        return text
    }

    package func write(to path: String, _ body: (_ write: (String) throws -> Void) throws -> Void) throws {
        var text = ""
        try body { text += $0 }
        texts[path] = text
    }

    package func writePNG(of svg: String, scale: Double, to path: String) { texts[path] = "\(scale) \(svg)" }

    package func keeps(_ path: String) -> Bool { texts[path] != nil }
    package func paths(startingWith prefix: String) -> [String] { texts.keys.filter { $0.hasPrefix(prefix) }.sorted() }

    package func swiftFiles(in folder: String) -> [String]? {
        let paths = paths(startingWith: folder + "/")
        return paths.isEmpty ? nil : paths.filter { $0.hasSuffix(".swift") }
    }
}
