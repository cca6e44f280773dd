extension TraceEvent {
    /// The kind of an event in one word, as used to filter traces and to name breakpoints.
    public enum Verb: String, Hashable, Sendable, CaseIterable {
        /// A parent proposes a constraint to an element.
        case propose
        /// An element measures a size.
        case measure
        /// A parent places an element.
        case place
        /// An element is view-backed.
        case viewBacked = "view-backed"
        /// An element is flattened, because it is not view-backed.
        case flattened
        /// A view's frame is rounded to pixels.
        case round
        /// A view is created.
        case create
        /// A view on the screen is reused.
        case reuse
        /// A view moves to another index among its siblings.
        case move
        /// A view is removed from the screen.
        case remove
        /// A view's frame or another property is written.
        case write
        /// A transition applies to a view that changes, appears or disappears.
        case transition
        /// A view's callback for appearing is called.
        case appear
        /// A view's callback for disappearing is called.
        case disappear

        /// The phase in which it happens.
        public var phase: TracePhase {
            switch self {
            case .propose, .measure, .place: .layout
            case .viewBacked, .flattened: .flatten
            case .round: .round
            case .create, .reuse, .move, .remove, .write, .transition, .appear, .disappear: .update
            }
        }
    }

    /// The kind of the event in one word.
    public var verb: Verb {
        switch kind {
        case .proposed: .propose
        case .measured: .measure
        case .placed: .place
        case .viewBacked: .viewBacked
        case .flattened: .flattened
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

    /// The phase in which the event happens.
    public var phase: TracePhase { verb.phase }
}
