import BuiltProducts
import Foundation

/// A program that stands in a file of its own, with what comes out of it written beside its lines.
///
/// The name of the file is the sentence that the program shows to be true; the folder is its topic. What stands behind
/// these marks, in the order of the lines, is exactly what comes out:
///
/// - `// expect: ` a line that is printed, or, after those, a line of the tree that the last expression lays out in
///   300×160 points: what identifies the element among its siblings, and its frame in its parent. Elements in others
///   are indented by two spaces.
/// - `// expect view: ` a line of the views that show the tree: class, frame, and every property that differs from a
///   new view's. A program without such lines says nothing about views.
/// - `// expect error: ` the message of the error that ends the program, behind the line that is to blame or below it.
///   Nothing is laid out then.
///
/// All are also given to the compiler. It must refuse those whose error is one of syntax or meaning, take all others,
/// and, built and run, those that end without error must give the same lines and the same views.
struct Program: Sendable, CustomStringConvertible {
    struct Failure: Hashable, Sendable {
        var line: Int
        var message: String
    }

    /// From the root of the package.
    let path: String
    let text: String
    /// The lines that come out.
    private(set) var lines: [String] = []
    /// The views; none where the program says nothing about them.
    private(set) var views: [String] = []
    private(set) var failure: Failure?

    init(path: String, text: String) {
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

    /// The file's name without its extension.
    var sentence: String { path.split(separator: "/").last.map { String($0.prefix { $0 != "." }) } ?? "" }

    /// The folder that it is in.
    var topic: String { path.split(separator: "/").dropLast().last.map(String.init) ?? "" }

    var description: String { "\(topic): \(sentence)" }

    /// Every program of the folder `Programs`, in the order of their paths.
    static let all = files(in: "Tests/ProgramTests/Programs")

    /// Every example that is one file.
    static let examples = files(in: "Examples").filter { $0.topic == "Examples" }

    /// What is no Swift at all has a longer name, since the formatter refuses to look at it.
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
