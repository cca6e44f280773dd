import BlueprintUI
import ConformanceCases
import Foundation
import HeadlessUIKit

/// A runner of one case, which compares the library's result with that of the reference.
struct CaseRunner {
    let test: ConformanceCase

    /// Returns the first difference, or nil if the result equals the recorded output.
    ///
    /// If the reference's shortcuts in measuring change the output, that without them is expected, and no other.
    func firstDifference() throws -> String? {
        compare(try run(), with: test.alternative ?? test.output)
    }

    /// Returns true if the result of the library is the one with the reference's shortcuts in measuring.
    func equalsOutputWithShortcuts() throws -> Bool { compare(try run(), with: test.output) == nil }

    /// Assigns the case's trees to one view, one after another, and returns the results.
    func run() throws -> [RenderResult] {
        let view = test.makeView()
        var numbering = ViewNumbering()
        return try test.elements().map { element in
            view.element = element
            view.layoutIfNeeded()
            return RenderResult(view, element: element, viewport: test.viewport, numbering: &numbering)
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

/// A numbering of views in the order in which they are first seen.
struct ViewNumbering {
    private var numbers: [ObjectIdentifier: Int] = [:]
    // Retained, so that no identifier is used twice.
    private var views: [UIView] = []
    /// The subviews of each view after the last render, by number.
    var shown: [Int: [Int]] = [:]

    mutating func number(of view: UIView) -> Int {
        if let number = numbers[ObjectIdentifier(view)] { return number }
        views.append(view)
        numbers[ObjectIdentifier(view)] = views.count
        return views.count
    }

    func existing(_ view: UIView) -> Int? { numbers[ObjectIdentifier(view)] }
}
