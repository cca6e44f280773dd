import BlueprintUI
import Foundation
import HeadlessUIKit

/// Why an element has the frame that it has: who decided it, in which step, from which numbers.
///
/// Every sentence comes from the code that decided, as it was recorded there, and every sum has been computed again.
/// Where the cause is not known, the report says so.
public struct WhyReport {
    let scene: WhyScene
    let options: DrawingOptions
    let isVerbose: Bool

    /// A report on a recorded render, up to an event if one is given; of the options the style and the width count.
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

    /// Why the element at a position has its frame, a few lines for each number; or all about one number.
    ///
    /// The warning, if there is one, is that its text is cut: it is told first.
    public func text(of element: Int, _ measure: FrameMeasure? = nil, cut: Warning? = nil) -> StyledText {
        guard scene.elements.indices.contains(element) else { return StyledText("no such element", style: .error) }
        guard scene.placement(of: element) != nil else { return unplaced(element) }
        var lines = WhyLines(options)
        if let measure {
            writeChain(of: element, measure, to: &lines)
        } else {
            writeSummary(of: element, cut: cut, to: &lines)
        }
        return lines.text
    }

    /// What is known of an element before it has a frame.
    private func unplaced(_ element: Int) -> StyledText {
        var lines = WhyLines(options)
        let count = scene.trace.events.count
        let step = scene.position < count ? ": this is step \(scene.position) of \(count)" : ""
        lines.title("\(scene.name(element)) is not placed yet\(step)")
        if let last = scene.answers(of: element).last, let event = scene.trace.event(last),
            case .measured(let size, _) = event.kind, let limits = scene.limits(ofAnswer: event)
        {
            let answer = "it has answered \(words.phrasing.size(size)) within \(words.phrasing.constraint(limits))"
            lines.line(answer + words.citing(last), indent: 2)
        }
        let later = scene.trace.events.first { event in
            guard case .placed = event.kind else { return false }
            return event.node == element
        }
        if let later { lines.line("it gets its frame in step \(later.number)", indent: 2) }
        return lines.text
    }

    /// Whether anything told rests on how wide letters are.
    func restsOnText(_ clauses: [WhyClause]) -> Bool {
        func rests(_ answer: WhyAnswer) -> Bool {
            let isText =
                scene.elements.indices.contains(answer.node)
                && !(scene.elements[answer.node].content?.text ?? "").isEmpty && scene.children[answer.node].isEmpty
            return isText || answer.answers.contains(where: rests)
        }
        return clauses.contains { $0.answers.contains(where: rests) }
    }

    /// Whether a length of an element rests on how wide letters are: by what was answered when it was decided, or by a
    /// length of the element around it that it was made of.
    func restsOnText(_ measure: FrameMeasure, of element: Int) -> Bool {
        var next: (element: Int, measure: FrameMeasure)? = (element, measure)
        // What lies further out was told before, or is the viewport.
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

    /// How far out the lengths are looked at that a length is made of.
    private static var mostAround: Int { 64 }
}
