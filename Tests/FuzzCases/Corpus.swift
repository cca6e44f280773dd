import BlueprintREPL
import Foundation

/// The material of the cases: valid programs, and lines as people type them.
public struct Corpus: Sendable {
    /// Complete programs.
    public var programs: [String]
    /// Lines of sessions, both commands and Swift.
    public var lines: [String]
    /// The tokens of the programs, with the frequency they have there.
    let tokens: [String]

    /// Creates a corpus of programs and lines.
    public init(programs: [String], lines: [String]) {
        self.programs = programs
        self.lines = lines
        tokens = programs.flatMap { Tokens($0).all }.filter { !$0.allSatisfy(\.isWhitespace) }
    }

    /// Collects all programs and lines of a repository, in the order of the paths.
    ///
    /// - Parameter seeds: a folder of documents whose blocks of Swift are added as programs; nil for none.
    public init(repository: URL, seeds: URL?) {
        var programs: [String] = []
        var lines: [String] = []
        for folder in ["Tests/ProgramTests/Programs", "Examples", "Sources/BlueprintREPL/Lessons"] {
            for file in Self.files(in: repository.appendingPathComponent(folder)) {
                let text = Self.text(of: file)
                switch file.pathExtension {
                case "swift": programs.append(text)
                case "blueprint": lines += ScriptLines(text).map(\.text)
                case "md": lines += Transcript(text).exchanges.map(\.input)
                default: break
                }
            }
        }
        for file in seeds.map(Self.files) ?? [] where ["md", "txt"].contains(file.pathExtension) {
            programs += Self.blocks(of: Self.text(of: file))
        }
        self.init(
            programs: programs.filter { !$0.isEmpty },
            lines: lines.filter { line in line.contains { !$0.isWhitespace } }
        )
    }

    private static func files(in folder: URL) -> [URL] {
        let walk = FileManager.default.enumerator(atPath: folder.path)
        let paths = walk?.compactMap { $0 as? String } ?? []
        return paths.sorted().map { folder.appendingPathComponent($0) }
    }

    private static func text(of file: URL) -> String {
        (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    }

    /// Returns the contents of a document's Swift fences.
    private static func blocks(of text: String) -> [String] {
        var blocks: [String] = []
        var isOpen = false
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix("```") {
                isOpen = line.hasPrefix("```swift")
                if isOpen { blocks.append("") }
            } else if isOpen {
                blocks[blocks.count - 1] += line + "\n"
            }
        }
        return blocks
    }
}
