import BlueprintUI
import Foundation

/// Everything a render said and did about one element, with the step of each: what it was asked and answered, the frame
/// that it was given, what flattening and rounding made of that, and its view.
public struct ElementLedger: Equatable, Sendable {
    /// A question and its answer.
    public struct Question: Equatable, Sendable {
        /// The step of the question.
        public var step: Int
        /// The limits that it was asked within.
        public var constraint: SizeConstraint
        /// The answer; nil if it stands open where the trace ends.
        public var answer: Answer?
    }

    /// An answer to a question.
    public struct Answer: Equatable, Sendable {
        /// The step of the answer.
        public var step: Int
        /// The size in points.
        public var size: CGSize
        /// How it came about.
        public var source: AnswerSource
    }

    /// A frame in points, and the step in which it came about.
    public struct Entry: Equatable, Sendable {
        /// The step.
        public var step: Int
        /// The frame.
        public var frame: CGRect
    }

    /// What flattening did with an element without a view.
    public struct HandedDown: Equatable, Sendable {
        /// The step.
        public var step: Int
        /// The sum of the offsets from the view around it.
        public var offset: CGPoint
        /// The sum of the attributes.
        public var attributes: ShownAttributes
    }

    /// What the update did with the element's view.
    public struct ViewUpdate: Equatable, Sendable {
        /// The step.
        public var step: Int
        /// The number of the view.
        public var view: Int
        /// The path by which a view on the screen was found; nil if it was made.
        public var path: String?
    }

    /// A property that the update wrote.
    public struct Write: Equatable, Sendable {
        /// The step.
        public var step: Int
        /// The property's name.
        public var property: String
        /// The value before, in words; nil if it had none.
        public var old: String?
        /// The value after; nil if it has none.
        public var new: String?
    }

    /// The element's position in the snapshot.
    public let element: Int
    /// What it was asked, in order.
    public private(set) var questions: [Question] = []
    /// The question whose answer stood when it got its frame; before that, the last one.
    public private(set) var decisive: Question?
    /// The frame in its parent.
    public private(set) var given: Entry?
    /// The frame in the view around it, before rounding; nil for an element without a view.
    public private(set) var kept: Entry?
    /// What it hands down; nil for an element with a view.
    public private(set) var handedDown: HandedDown?
    /// The frame in the view around it, rounded.
    public private(set) var rounded: Entry?
    /// Whether rounding leaves the frame as it is because of a transform.
    public private(set) var isLeftUnrounded = false
    /// What the update did with its view.
    public private(set) var update: ViewUpdate?
    /// The frame that was written to the view; nil if it had that already.
    public private(set) var framed: Entry?
    /// The properties that were written, without the frame.
    public private(set) var writes: [Write] = []
    /// How often it was asked, and how it came to its answers.
    public private(set) var tally: MeasureTally

    /// The ledger of the element at a position; empty for one that took no part.
    public init(of element: Int, in trace: Trace) {
        self.element = element
        tally = MeasureTally(node: element)
        var answered: Int?
        for event in trace.events where event.node == element {
            if case .placed(_, _, let answer) = event.kind { answered = answer }
            take(event)
        }
        decisive =
            answered.flatMap { step in questions.first { $0.answer?.step == step } }
            ?? (given == nil ? questions.last : nil)
    }

    private mutating func take(_ event: TraceEvent) {
        let step = event.number
        switch event.kind {
        case .proposed(let constraint):
            tally.asked += 1
            questions.append(Question(step: step, constraint: constraint))
        case .answered(let size, let source):
            switch source {
            case .computed: tally.computed += 1
            case .cached: tally.cached += 1
            case .deduced: tally.deduced += 1
            }
            guard let index = questions.lastIndex(where: { $0.step == event.partner }) else { return }
            questions[index].answer = Answer(step: step, size: size, source: source)
        case .placed(let frame, _, _): given = Entry(step: step, frame: frame)
        case .kept(_, let frame, _): kept = Entry(step: step, frame: frame)
        case .vanished(let offset, let attributes):
            handedDown = HandedDown(step: step, offset: offset, attributes: attributes)
        case .rounded(let rounding):
            rounded = Entry(step: step, frame: rounding.to)
            isLeftUnrounded = !rounding.isRounded
        default: takeUpdate(event)
        }
    }

    private mutating func takeUpdate(_ event: TraceEvent) {
        switch event.kind {
        case .created: update = event.view.map { ViewUpdate(step: event.number, view: $0) }
        case .reused(let path): update = event.view.map { ViewUpdate(step: event.number, view: $0, path: path) }
        case .framed(_, let frame): framed = Entry(step: event.number, frame: frame)
        case .wrote(let property, let old, let new):
            writes.append(Write(step: event.number, property: property, old: old, new: new))
        default: break
        }
    }

    /// The last answer that was deduced, and the question from whose answer it was, if that is in the trace.
    public var lastDeduction: (answer: Answer, from: SizeConstraint, question: Question?)? {
        for question in questions.reversed() {
            guard let answer = question.answer, case .deduced(let from, _) = answer.source else { continue }
            let source = questions.first { other in
                other.constraint == from && other.answer.map { $0.step < answer.step } ?? false
            }
            return (answer, from, source)
        }
        return nil
    }
}
