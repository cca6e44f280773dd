import BuiltProducts
import Foundation
import SwiftParser
import SwiftSyntax
import Synchronization
import TestTiers

/// The files of this package.
enum Project {
    /// The folder that contains Package.swift.
    static let root = BuiltPackage.root

    /// The Swift files of the modules: every sixth in the fast tier, since the parser is slow without optimisation, or
    /// all.
    static let sources = {
        let files = Self.files(in: "Sources")
        // Rules need their trees: parsed on all processors, since the tests that wait for them would keep these idle.
        DispatchQueue.concurrentPerform(iterations: files.count) { _ = files[$0].tree }
        return files
    }()
    /// The Swift files of the tests, likewise; few of them are ever parsed.
    static let tests = files(in: "Tests")

    /// Returns the paths of the files below a folder, from the root, in alphabetical order; without hidden folders,
    /// since the benchmarks are built in one.
    static func paths(in folder: String, suffix: String) -> [String] {
        let start = root.appendingPathComponent(folder)
        guard let walk = FileManager.default.enumerator(atPath: start.path) else { return [] }
        return walk.compactMap { $0 as? String }
            .filter { $0.hasSuffix(suffix) && !$0.hasPrefix(".") && !$0.contains("/.") }
            .map { "\(folder)/\($0)" }
            .sorted()
    }

    /// Returns the text of a file; empty if it does not exist.
    static func text(_ path: String) -> String {
        (try? String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)) ?? ""
    }

    private static func files(in folder: String) -> [SwiftFile] {
        TestTier.sample(of: paths(in: folder, suffix: ".swift"), fast: 6, merge: 1).map {
            SwiftFile(path: $0, text: text($0))
        }
    }
}

/// A Swift file of this package, parsed when its tree is first asked for.
final class SwiftFile: Sendable {
    /// The path from the root of the package.
    let path: String
    let text: String
    private let parsed = Mutex<(tree: SourceFileSyntax, lines: SourceLocationConverter)?>(nil)

    init(path: String, text: String) {
        self.path = path
        self.text = text
    }

    /// The syntax tree.
    var tree: SourceFileSyntax { parsedOnce.tree }

    private var parsedOnce: (tree: SourceFileSyntax, lines: SourceLocationConverter) {
        parsed.withLock { parsed in
            if let parsed { return parsed }
            let tree = Parser.parse(source: text)
            let result = (tree: tree, lines: SourceLocationConverter(fileName: path, tree: tree))
            parsed = result
            return result
        }
    }

    /// The module: its folder in Sources.
    var module: String {
        let parts = path.split(separator: "/")
        return parts.count > 2 ? String(parts[1]) : ""
    }

    /// True for a file that a command writes.
    var isGenerated: Bool { path.contains("/Generated/") }

    /// The file name without extension.
    var name: String {
        URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    }

    /// The number of lines.
    var lineCount: Int {
        text.split(separator: "\n", omittingEmptySubsequences: false).count - (text.hasSuffix("\n") ? 1 : 0)
    }

    /// The tokens that have comments before or behind them, in their order.
    ///
    /// Only those are looked at where a comment may begin: without optimisation, a walk over all tokens takes long.
    var commentedTokens: [TokenSyntax] {
        let bytes = Array(text.utf8)
        var found: [TokenSyntax] = []
        for index in bytes.indices.dropLast() where bytes[index] == UInt8(ascii: "/") {
            guard bytes[index + 1] == UInt8(ascii: "/") || bytes[index + 1] == UInt8(ascii: "*"),
                found.last.map({ $0.endPosition.utf8Offset <= index }) ?? true,
                let token = tree.token(at: AbsolutePosition(utf8Offset: index))
            else { continue }
            found.append(token)
        }
        return found
    }

    /// Returns true if the text has one of several parts.
    ///
    /// A rule asks it first, since a walk over the tree takes much longer.
    func mentions(_ parts: some Sequence<String>) -> Bool {
        parts.contains { strstr(text, $0) != nil }
    }

    /// Returns the line number of a position, counted from 1.
    func line(of position: AbsolutePosition) -> Int {
        parsedOnce.lines.location(for: position).line
    }

    /// Returns the line number of the start of a node.
    func line(of node: some SyntaxProtocol) -> Int {
        line(of: node.positionAfterSkippingLeadingTrivia)
    }

    /// Returns a finding at a position.
    func finding(at position: AbsolutePosition, _ advice: String) -> Finding {
        Finding(path: path, line: line(of: position), advice: advice)
    }

    /// Returns a finding at a node.
    func finding(at node: some SyntaxProtocol, _ advice: String) -> Finding {
        finding(at: node.positionAfterSkippingLeadingTrivia, advice)
    }
}
