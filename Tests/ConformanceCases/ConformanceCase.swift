import BlueprintUI
import Foundation
import HeadlessUIKit

/// A case measured on the reference implementation: trees assigned to one view one after another, and what came out.
package struct ConformanceCase {
    /// What was measured.
    package let input: JSON
    /// What came out.
    package let output: JSON
    /// What came out without the reference's shortcuts in measuring, where that differs.
    package let alternative: JSON?

    /// Reads a line of a file of cases.
    package init(line: some StringProtocol) throws {
        let json = try JSON(parsing: line)
        guard let input = json["input"], let output = json["output"] else {
            throw UnreadableCase(description: "line without input and output")
        }
        self.input = input
        self.output = output
        alternative = json["outputWithoutHints"]
    }

    /// What the case is called.
    package var id: String { input["id"]?.string ?? "?" }

    /// The size of the view in points.
    package var viewport: CGSize {
        let numbers = input["viewport"]?.numbers ?? [0, 0]
        return CGSize(width: numbers[0], height: numbers[1])
    }

    /// A view of the case's size and scale, without an element.
    package func makeView() -> BlueprintView {
        let view = BlueprintView()
        view.environment.displayScale = CGFloat(input["scale"]?.number ?? 1)
        view.frame = CGRect(origin: .zero, size: viewport)
        return view
    }

    /// The elements that are assigned to the view, in order.
    package func elements() throws -> [any Element] {
        try (input["trees"]?.array ?? []).map { try TreeReader.element(TreeReader.Tree($0)) }
    }
}

extension ConformanceCase {
    /// The folder of the cases that belong to the project.
    package static var fixtures: URL? { Bundle.module.url(forResource: "Fixtures", withExtension: nil) }

    /// The files of cases in a folder, by name.
    package static func files(in folder: URL) throws -> [URL] {
        try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .filter { $0.pathExtension == "jsonl" }
            .sorted { $0.lastPathComponent < $1.lastPathComponent }
    }

    /// The cases of a file, in order.
    package static func cases(in file: URL) throws -> [ConformanceCase] {
        try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map { try ConformanceCase(line: $0) }
    }

    /// All cases that belong to the project.
    package static func all() throws -> [ConformanceCase] {
        guard let fixtures else { throw UnreadableCase(description: "no folder of cases") }
        return try files(in: fixtures).flatMap(cases(in:))
    }
}
