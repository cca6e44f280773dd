import Foundation

/// Arranges children one after another along an axis.
///
/// The main axis is shared out first, then each child is measured across at the length that it got.
public struct StackLayout: Layout {
    /// The direction in which the children follow one another.
    public var axis: Axis
    /// What happens to room that the children leave.
    public var underflow = UnderflowDistribution.spaceEvenly
    /// What happens when the children do not fit.
    public var overflow = OverflowDistribution.condenseProportionally
    /// How the children lie across the axis.
    public var alignment: Alignment
    /// The guide that the alignment stands for if it is declared while running.
    var declaredGuide: DeclaredAlignment?
    /// The least distance between neighbours in points; negative lets them overlap.
    public var minimumSpacing: CGFloat = 0

    /// Makes a layout along an axis.
    public init(axis: Axis, alignment: Alignment) {
        self.axis = axis
        self.alignment = alignment
    }

    /// What the children are aligned by; nil where each fills the stack.
    var guide: AlignmentGuideID? {
        get {
            switch alignment {
            case .fill: nil
            case .align(let id): AlignmentGuideID(id, declared: declaredGuide)
            }
        }
        set {
            alignment = newValue.map { .align(to: $0.type) } ?? .fill
            declaredGuide = newValue?.declared
        }
    }

    /// The room that the children take, the main axis at their natural lengths if the proposal allows.
    public func sizeThatFits(
        proposal: SizeConstraint,
        subelements: Subelements,
        environment: Environment,
        cache: inout ()
    ) -> CGSize {
        withPlan(for: subelements) { $0.answer(within: Limits(proposal)).size }
    }

    /// Places the children.
    public func placeSubelements(
        in size: CGSize,
        subelements: Subelements,
        environment: Environment,
        cache: inout ()
    ) {
        withPlan(for: subelements) { $0.place(in: size) }
    }

    private func withPlan<Result>(
        for subelements: Subelements,
        _ body: (inout StackPlan<SubelementTraits>) -> Result
    ) -> Result {
        withUnsafeTemporaryAllocation(of: StackSlot.self, capacity: subelements.count) { slots in
            slots.initialize(repeating: StackSlot())
            let traits = SubelementTraits(subelements)
            var plan = StackPlan(layout: self, nodes: subelements.nodes, traits: traits, slots: slots)
            return body(&plan)
        }
    }
}

extension StackLayout: SingleTraitLayout {
    /// Grows and shrinks like every other child.
    public static var defaultTraits: Traits { Traits() }

    /// What a stack reads from each child.
    public struct Traits {
        /// The child's part of the room left over; 0 takes none.
        public var growPriority: CGFloat
        /// The child's part of the room missing; 0 gives none.
        public var shrinkPriority: CGFloat
        /// Where the child's guide lies across the axis, if not at the alignment's default.
        public var alignmentGuide: AlignmentGuide?

        /// Makes traits from two priorities and a guide.
        public init(
            growPriority: CGFloat = 1.0,
            shrinkPriority: CGFloat = 1.0,
            alignmentGuide: AlignmentGuide? = nil
        ) {
            self.growPriority = growPriority
            self.shrinkPriority = shrinkPriority
            self.alignmentGuide = alignmentGuide
        }

        /// Traits with a guide that is a function of the child's size, or none.
        init(grow: CGFloat, shrink: CGFloat, guide: ((ElementDimensions) -> CGFloat)?) {
            self.init(
                growPriority: grow,
                shrinkPriority: shrink,
                alignmentGuide: guide.map(AlignmentGuide.init)
            )
        }
    }

    /// Says where a child's guide lies.
    public struct AlignmentGuide {
        /// The guide's position in points, from the child's leading or top edge.
        public var computeValue: (ElementDimensions) -> CGFloat

        /// Makes a guide from a function of the child's size.
        public init(computeValue: @escaping (ElementDimensions) -> CGFloat) {
            self.computeValue = computeValue
        }
    }
}

extension StackLayout {
    /// The direction of a stack.
    public enum Axis: Sendable {
        /// From leading to trailing.
        case horizontal
        /// From top to bottom.
        case vertical
    }

    /// What happens to room that the children leave.
    public enum UnderflowDistribution: Sendable {
        /// It goes between the children, in equal parts.
        case spaceEvenly
        /// It goes to the children, by priority and natural length.
        case growProportionally
        /// It goes to the children, by priority.
        case growUniformly
        /// It stays behind the children.
        case justifyToStart
        /// It stays on both sides of the children.
        case justifyToCenter
        /// It stays before the children.
        case justifyToEnd
    }

    /// What happens when the children do not fit.
    public enum OverflowDistribution: Sendable {
        /// They give by priority and natural length.
        case condenseProportionally
        /// They give by priority.
        case condenseUniformly
    }

    /// How children lie across the axis.
    public enum Alignment {
        /// Each as wide as the stack.
        case fill
        /// With a guide in line.
        case align(to: any AlignmentID.Type)
    }
}
