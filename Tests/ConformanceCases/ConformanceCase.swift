import BlueprintUI
import Foundation
import HeadlessUIKit
import TestTiers

/// A case measured with the reference implementation: trees assigned to one view one after another, and the result.
package struct ConformanceCase: Sendable {
    /// The input.
    package let input: JSON
    /// The output of the reference.
    package let output: JSON
    /// The output without the reference's shortcuts in measuring, if it differs.
    package let alternative: JSON?

    /// Reads a case from a line of a file.
    package init(line: some StringProtocol) throws {
        let json = try JSON(parsing: line)
        guard let input = json["input"], let output = json["output"] else {
            throw UnreadableCase(description: "line without input and output")
        }
        self.input = input
        self.output = output
        alternative = json["outputWithoutHints"]
    }

    /// The identifier of the case.
    package var id: String { input["id"]?.string ?? "?" }

    /// The size of the view in points.
    package var viewport: CGSize {
        let numbers = input["viewport"]?.numbers ?? [0, 0]
        return CGSize(width: numbers[0], height: numbers[1])
    }

    /// Returns a view with the case's size and scale, without an element.
    package func makeView() -> BlueprintView {
        let view = BlueprintView()
        view.environment.displayScale = CGFloat(input["scale"]?.number ?? 1)
        view.frame = CGRect(origin: .zero, size: viewport)
        return view
    }

    /// Returns the elements that are assigned to the view, in order.
    package func elements() throws -> [any Element] {
        try (input["trees"]?.array ?? []).map { try TreeReader.element(TreeReader.Tree($0)) }
    }
}

extension ConformanceCase {
    /// The folder of the project's cases.
    package static var fixtures: URL? { Bundle.module.url(forResource: "Fixtures", withExtension: nil) }

    /// Returns the case files in a folder, by name.
    package static func files(in folder: URL) throws -> [URL] {
        try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .filter { $0.pathExtension == "jsonl" }
            .sorted { $0.lastPathComponent < $1.lastPathComponent }
    }

    /// Returns the cases of a file, in order.
    package static func cases(in file: URL) throws -> [ConformanceCase] {
        try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map { try ConformanceCase(line: $0) }
    }

    /// Returns the cases of the tier that runs: every fifth of the project, or all.
    package static func ofTier() throws -> [ConformanceCase] { try known.get() }

    // Read once, as many tests ask for them.
    private static let known = Result {
        guard let fixtures else { throw UnreadableCase(description: "no folder of cases") }
        let lines = try files(in: fixtures).flatMap { file in
            try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
        }
        return try TestTier.sample(of: lines, fast: 5, merge: 1).map { try ConformanceCase(line: $0) }
    }
}
