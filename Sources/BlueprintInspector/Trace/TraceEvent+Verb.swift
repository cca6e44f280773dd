extension TraceEvent {
    /// What happens in an event, in one word: what traces are filtered by and breakpoints wait for.
    public enum Verb: String, Hashable, Sendable, CaseIterable {
        /// An element is asked how big it is.
        case ask
        /// An element answers.
        case answer
        /// An element gets its frame.
        case place
        /// An element is kept as a view.
        case keep
        /// An element vanishes, having no view.
        case vanish
        /// A view's frame is rounded.
        case round
        /// A view is made.
        case create
        /// A view on the screen is used again.
        case reuse
        /// A view changes its place among its siblings.
        case move
        /// A view leaves the screen.
        case remove
        /// A view's frame or a property of it is written.
        case write
        /// A transition applies: of a view's changes, of one that appears or of one that leaves.
        case transition
        /// A view's callback for appearing is called.
        case appear
        /// A view's callback for disappearing is called.
        case disappear

        /// The phase in which it happens.
        public var phase: TracePhase {
            switch self {
            case .ask, .answer, .place: .layout
            case .keep, .vanish: .flatten
            case .round: .round
            case .create, .reuse, .move, .remove, .write, .transition, .appear, .disappear: .update
            }
        }
    }

    /// What happens in the event.
    public var verb: Verb {
        switch kind {
        case .proposed: .ask
        case .answered: .answer
        case .placed: .place
        case .kept: .keep
        case .vanished: .vanish
        case .rounded: .round
        case .created: .create
        case .reused: .reuse
        case .moved: .move
        case .removed: .remove
        case .framed, .wrote: .write
        case .transitioned, .appearing, .disappearing: .transition
        case .appeared: .appear
        case .disappeared: .disappear
        }
    }

    /// The pass that it belongs to.
    public var phase: TracePhase { verb.phase }
}
