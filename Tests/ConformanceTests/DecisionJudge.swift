import BlueprintInspector
import BlueprintUI
import Foundation

/// Computes the decisions of a render again and compares them with the frames.
struct DecisionJudge {
    private let trace: Trace
    private let scene: WhyScene

    /// The number of decided numbers.
    var numberOfDecisions: Int { trace.snapshot.elements.count * FrameMeasure.allCases.count }

    init(_ trace: Trace) {
        self.trace = trace
        scene = WhyScene(trace, labels: trace.labels(names: .paths))
    }

    /// The decisions with another value than the frame.
    var faults: [String] {
        forEachNumber { element, measure in
            guard let clause = scene.clause(for: element.index, measure, depth: .none) else {
                return ["has no decision"]
            }
            let number = measure.value(in: element.frame)
            var faults = isSame(clause.value, number) ? [] : ["\(clause.value) is not \(number)"]
            if clause.isContradicted { faults.append("has a contradicted reason") }
            return faults + wrongLengths(in: clause, of: element)
        }
    }

    /// The numbers without a reason.
    var gaps: [String] {
        forEachNumber { element, measure in
            guard element.parent != nil else { return [] }
            return scene.clause(for: element.index, measure, depth: .none)?.reason == nil ? ["has no reason"] : []
        }
    }

    /// Returns the lengths in a decision that are not those of the decider.
    private func wrongLengths(in clause: WhyClause, of element: ElementRecord) -> [String] {
        guard let parent = element.parent else { return [] }
        let outer = trace.snapshot.elements[parent].frame.size
        return (clause.reason?.derivation.numbers ?? []).compactMap { value, origin in
            guard case .own(let dimension) = origin else { return nil }
            let length = dimension.length(of: outer)
            return isSame(value, length) ? nil : "\(value) own is not \(length)"
        }
    }

    private func forEachNumber(_ body: (ElementRecord, FrameMeasure) -> [String]) -> [String] {
        trace.snapshot.elements.flatMap { element in
            FrameMeasure.allCases.flatMap { measure in
                body(element, measure).map { "\(element.index) \(element.identifier) \(measure): \($0)" }
            }
        }
    }

    private func isSame(_ one: CGFloat, _ other: CGFloat) -> Bool { one == other || one.isNaN && other.isNaN }
}
