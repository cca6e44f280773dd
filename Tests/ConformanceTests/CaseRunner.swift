import BlueprintUI
import Foundation
import HeadlessUIKit

/// Runs one case and compares what the library does with what the reference did.
struct CaseRunner {
    let input: JSON
    let output: JSON
    let alternative: JSON?

    init(line: some StringProtocol) throws {
        let json = try JSON(parsing: line)
        guard let input = json["input"], let output = json["output"] else {
            throw UnreadableCase(description: "line without input and output")
        }
        self.input = input
        self.output = output
        alternative = json["outputWithoutHints"]
    }

    var id: String { input["id"]?.string ?? "?" }

    /// The first difference, or nil if everything agrees with one of the recorded outputs.
    func firstDifference() throws -> String? {
        let actual = try run()
        let difference = compare(actual, with: output)
        guard difference != nil, let alternative else { return difference }
        return compare(actual, with: alternative)
    }

    /// Assigns the case's trees to one view, one after another.
    func run() throws -> [RenderResult] {
        let viewport = input["viewport"]?.numbers ?? [0, 0]
        let size = CGSize(width: viewport[0], height: viewport[1])
        let view = BlueprintView()
        view.environment.displayScale = CGFloat(input["scale"]?.number ?? 1)
        view.frame = CGRect(origin: .zero, size: size)
        var numbering = ViewNumbering()
        return try (input["trees"]?.array ?? []).map { tree in
            let element = try TreeReader.element(TreeReader.Tree(tree))
            view.element = element
            view.layoutIfNeeded()
            return RenderResult(view, element: element, viewport: size, numbering: &numbering)
        }
    }

    private func compare(_ actual: [RenderResult], with expected: JSON) -> String? {
        let results = expected["results"]?.array ?? []
        guard results.count == actual.count else { return "\(actual.count) results instead of \(results.count)" }
        for (index, pair) in zip(actual, results).enumerated() {
            var comparison = Comparison()
            comparison.compare(pair.0, pair.1)
            if let difference = comparison.difference { return "tree \(index): \(difference)" }
        }
        return nil
    }
}

/// Numbers views in the order in which they are first seen.
struct ViewNumbering {
    private var numbers: [ObjectIdentifier: Int] = [:]
    // Kept, so that no identity is used twice.
    private var views: [UIView] = []
    /// The views in each view after the last render, by number.
    var shown: [Int: [Int]] = [:]

    mutating func number(of view: UIView) -> Int {
        if let number = numbers[ObjectIdentifier(view)] { return number }
        views.append(view)
        numbers[ObjectIdentifier(view)] = views.count
        return views.count
    }

    func existing(_ view: UIView) -> Int? { numbers[ObjectIdentifier(view)] }
}
