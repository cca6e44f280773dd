import BuiltProducts
import Foundation

/// A program in a file, with its expected output in comments.
///
/// The name of the file is the statement that the program proves; the folder is its topic. The texts after these marks,
/// in the order of the lines, are exactly the output:
///
/// - `// expect: ` a printed line or, after those, a line of the tree that the last expression lays out in 300×160
///   points: the identifier of the element among its siblings, and its frame in its parent. Nested elements are
///   indented by two spaces.
/// - `// expect view: ` a line of the view hierarchy: class, frame, and every property that differs from a new view's.
///   Views are only checked if a program has such lines.
/// - `// expect error: ` the message of the error that ends the program, on or below the line with the error. Nothing
///   is laid out then.
///
/// The compiler compiles all programs as well. It must reject those with a syntax error or an error of meaning and
/// accept all others; those that end without error must produce the same lines and the same views.
package struct Program: Sendable, CustomStringConvertible {
    package struct Failure: Codable, Hashable, Sendable {
        package var line: Int
        package var message: String

        package init(line: Int, message: String) {
            self.line = line
            self.message = message
        }
    }

    /// The path from the root of the package.
    package let path: String
    package let text: String
    /// The expected lines of output.
    package private(set) var lines: [String] = []
    /// The expected views; empty if they are not checked.
    package private(set) var views: [String] = []
    package private(set) var failure: Failure?

    package init(path: String, text: String) {
        self.path = path
        self.text = text
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            if let mark = line.range(of: "// expect:") {
                let rest = line[mark.upperBound...]
                lines.append(String(rest.hasPrefix(" ") ? rest.dropFirst() : rest))
            } else if let mark = line.range(of: "// expect view: ") {
                views.append(String(line[mark.upperBound...]))
            } else if let mark = line.range(of: "// expect error: ") {
                let standsAlone = line[..<mark.lowerBound].allSatisfy(\.isWhitespace)
                failure = Failure(line: standsAlone ? index : index + 1, message: String(line[mark.upperBound...]))
            }
        }
    }

    /// The statement that the program proves: the name of its file.
    package var sentence: String { path.split(separator: "/").last.map { String($0.prefix { $0 != "." }) } ?? "" }

    /// The name of its folder.
    package var topic: String { path.split(separator: "/").dropLast().last.map(String.init) ?? "" }

    package var description: String { "\(topic): \(sentence)" }

    /// All programs in the folder `Programs`, in the order of their paths.
    package static let all = files(in: "Tests/ProgramTests/Programs")

    /// The programs that need types before they run, in the folder `Checked`.
    package static let checked = files(in: "Tests/ProgramTests/Checked")

    /// All examples that consist of one file.
    package static let examples = files(in: "Examples").filter { $0.topic == "Examples" }

    /// Files that are not valid Swift have a longer extension, since the formatter rejects them.
    private static let suffixes = [".swift", ".swift.text"]

    private static func files(in folder: String) -> [Program] {
        let start = BuiltPackage.root.appendingPathComponent(folder)
        guard let walk = FileManager.default.enumerator(atPath: start.path) else { return [] }
        let names = walk.compactMap { $0 as? String }.filter { name in suffixes.contains(where: name.hasSuffix) }
        return names.sorted().compactMap { name in
            guard let text = try? String(contentsOf: start.appendingPathComponent(name), encoding: .utf8) else {
                return nil
            }
            return Program(path: "\(folder)/\(name)", text: text)
        }
    }
}
