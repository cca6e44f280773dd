import BlueprintUI
import Foundation
import HeadlessUIKit

/// A report on the reason for an element's frame: the layout that decided it, the step, and the numbers.
///
/// Sentences and sums come from the decisions that the layouts recorded; each sum is checked against the decided
/// number. The report says so if a cause is not known.
public struct WhyReport: Sendable {
    let scene: WhyScene
    let options: DrawingOptions
    let isVerbose: Bool

    /// Creates a report on a recorded render, up to a step if one is given; of the options, the style and width apply.
    ///
    /// The labels are those of all nodes of the trace (``Trace/labels(names:)``). A verbose report leaves nothing out.
    public init(
        _ trace: Trace,
        labels: NodeLabels,
        options: DrawingOptions = DrawingOptions(),
        position: Int? = nil,
        isVerbose: Bool = false
    ) {
        scene = WhyScene(trace, labels: labels, position: position)
        self.options = options
        self.isVerbose = isVerbose
    }

    var words: WhyWords { WhyWords(scene: scene, options: options, isVerbose: isVerbose) }
    var depth: WhyScene.Depth { isVerbose ? .verbose : .usual }

    /// Returns the reason for the frame of an element, a few lines for each number; or all decisions on one number.
    ///
    /// The warning about truncated text, if there is one, comes first.
    public func text(of element: Int, _ measure: FrameMeasure? = nil, truncation: Warning? = nil) -> StyledText {
        guard scene.elements.indices.contains(element) else { return StyledText("no such element", style: .error) }
        guard scene.placement(of: element) != nil else { return unplaced(element) }
        var lines = WhyLines(options)
        if let measure {
            writeChain(of: element, measure, to: &lines)
        } else {
            writeSummary(of: element, truncation: truncation, to: &lines)
        }
        return lines.text
    }

    /// Returns the facts about an element that has no frame yet.
    private func unplaced(_ element: Int) -> StyledText {
        var lines = WhyLines(options)
        let count = scene.trace.events.count
        let step = scene.position < count ? ": this is step \(scene.position) of \(count)" : ""
        lines.title("\(scene.name(element)) is not placed yet\(step)")
        if let last = scene.measurements(of: element).last, let event = scene.trace.event(last),
            case .measured(let size, _) = event.kind, let proposal = scene.proposal(measuredBy: event)
        {
            let measured = "it measured \(words.phrasing.size(size)), proposed \(words.phrasing.constraint(proposal))"
            lines.line(measured + words.citing(last), indent: 2)
        }
        let later = scene.trace.events.first { event in
            guard case .placed = event.kind else { return false }
            return event.node == element
        }
        if let later { lines.line("step \(later.number) places it", indent: 2) }
        return lines.text
    }

    /// Returns true if decisions rest on measured text.
    func restsOnText(_ clauses: [WhyClause]) -> Bool {
        func rests(_ measurement: WhyMeasurement) -> Bool {
            let isText =
                scene.elements.indices.contains(measurement.node)
                && !(scene.elements[measurement.node].content?.text ?? "").isEmpty
                && scene.children.count(of: measurement.node) == 0
            return isText || measurement.measurements.contains(where: rests)
        }
        return clauses.contains { $0.measurements.contains(where: rests) }
    }

    /// Returns true if a length of an element rests on measured text, by its own decision or by those of its ancestors.
    func restsOnText(_ measure: FrameMeasure, of element: Int) -> Bool {
        var next: (element: Int, measure: FrameMeasure)? = (element, measure)
        // A limit for very deep trees.
        for _ in 0..<Self.mostAround {
            guard let (element, measure) = next, let clause = scene.clause(for: element, measure, depth: depth) else {
                return false
            }
            if restsOnText([clause]) { return true }
            guard let decider = clause.decider, let derivation = clause.reason?.derivation,
                let own = derivation.firstNumber(where: { if case .own = $0 { true } else { false } }),
                case .own(let dimension) = own.origin
            else { return false }
            next = (decider, dimension == .width ? .width : .height)
        }
        return false
    }

    /// The number of ancestors searched.
    private static var mostAround: Int { 64 }
}
