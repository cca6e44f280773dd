import BlueprintInspector
import BlueprintUI
import Foundation

/// Computes the decisions of a render again, each by itself, and compares them with the frames that they made.
struct DecisionJudge {
    private let trace: Trace
    private let scene: WhyScene

    /// How many numbers of frames there are to decide.
    var numberOfDecisions: Int { trace.snapshot.elements.count * FrameMeasure.allCases.count }

    init(_ trace: Trace) {
        self.trace = trace
        scene = WhyScene(trace, labels: trace.labels(names: .paths))
    }

    /// What does not come out.
    var faults: [String] {
        forEachNumber { element, measure in
            guard let clause = scene.clause(for: element.index, measure, depth: .none) else {
                return ["has no decision"]
            }
            let number = measure.value(in: element.frame)
            var faults = isSame(clause.value, number) ? [] : ["\(clause.value) is not \(number)"]
            if clause.isContradicted { faults.append("has a reason that is none") }
            return faults + wrongLengths(in: clause, of: element)
        }
    }

    /// The numbers that nobody gives a reason for.
    var gaps: [String] {
        forEachNumber { element, measure in
            guard element.parent != nil else { return [] }
            return scene.clause(for: element.index, measure, depth: .none)?.reason == nil ? ["has no reason"] : []
        }
    }

    /// What an element gives away of its own is what it has.
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
