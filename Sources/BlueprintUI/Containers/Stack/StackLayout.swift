import Foundation

/// A layout that arranges children in a line along an axis.
///
/// The main lengths are determined first; then each child is measured across the axis at its main length.
public struct StackLayout: Layout {
    /// The axis along which the children are arranged.
    public var axis: Axis
    /// The distribution of the underflow: the extra length.
    public var underflow = UnderflowDistribution.spaceEvenly
    /// The distribution of the overflow: the missing length.
    public var overflow = OverflowDistribution.condenseProportionally
    /// The alignment of the children across the axis.
    public var alignment: Alignment
    /// The guide of the alignment if it is declared at run time.
    var declaredGuide: DeclaredAlignment?
    /// The minimum distance between children, in points; a negative one makes them overlap.
    public var minimumSpacing: CGFloat = 0

    /// Creates a layout along an axis.
    public init(axis: Axis, alignment: Alignment) {
        self.axis = axis
        self.alignment = alignment
    }

    /// The guide by which the children are aligned; nil if each fills the stack.
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

    /// Returns the space that the children take, with their measured main lengths if the proposal allows.
    public func sizeThatFits(
        proposal: SizeConstraint,
        subelements: Subelements,
        environment: Environment,
        cache: inout ()
    ) -> CGSize {
        withPlan(for: subelements) { $0.measure(within: Limits(proposal)).size }
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
        StackSlots.with(count: subelements.count) { slots in
            let traits = SubelementTraits(subelements)
            let nodes = ContiguousArray(subelements.map(\.node))
            var plan = StackPlan(layout: self, nodes: nodes, traits: traits, slots: slots)
            return body(&plan)
        }
    }
}

extension StackLayout: SingleTraitLayout {
    /// The default traits: both priorities are 1.
    public static var defaultTraits: Traits { Traits() }

    /// The properties of a child that a stack reads.
    public struct Traits {
        /// The priority of the child in sharing the underflow; 0 excludes it.
        public var growPriority: CGFloat
        /// The priority of the child in sharing the overflow; 0 excludes it.
        public var shrinkPriority: CGFloat
        /// The position of the child's guide across the axis, or nil for the default of the alignment.
        public var alignmentGuide: AlignmentGuide?

        /// Creates traits from two priorities and a guide.
        public init(
            growPriority: CGFloat = 1.0,
            shrinkPriority: CGFloat = 1.0,
            alignmentGuide: AlignmentGuide? = nil
        ) {
            self.growPriority = growPriority
            self.shrinkPriority = shrinkPriority
            self.alignmentGuide = alignmentGuide
        }

        /// Creates traits with an optional guide that is a function of the child's size.
        init(grow: CGFloat, shrink: CGFloat, guide: ((ElementDimensions) -> CGFloat)?) {
            self.init(
                growPriority: grow,
                shrinkPriority: shrink,
                alignmentGuide: guide.map(AlignmentGuide.init)
            )
        }
    }

    /// The position of a child's alignment guide.
    public struct AlignmentGuide {
        /// A function that returns the guide's position in points, from the child's leading or top edge.
        public var computeValue: (ElementDimensions) -> CGFloat

        /// Creates a guide from a function of the child's size.
        public init(computeValue: @escaping (ElementDimensions) -> CGFloat) {
            self.computeValue = computeValue
        }
    }
}

extension StackLayout {
    /// The axis of a stack.
    public enum Axis: Sendable {
        /// From leading to trailing.
        case horizontal
        /// From top to bottom.
        case vertical
    }

    /// The distribution of the underflow: the extra length that the children leave.
    public enum UnderflowDistribution: Sendable {
        /// The underflow becomes equal gaps between the children.
        case spaceEvenly
        /// The children share the underflow by priority × measured length.
        case growProportionally
        /// The children share the underflow by priority.
        case growUniformly
        /// The underflow stays after the children.
        case justifyToStart
        /// The underflow stays on both sides of the children, half each.
        case justifyToCenter
        /// The underflow stays before the children.
        case justifyToEnd
    }

    /// The distribution of the overflow: the length missing for the children.
    public enum OverflowDistribution: Sendable {
        /// The children share the overflow by priority × measured length.
        case condenseProportionally
        /// The children share the overflow by priority.
        case condenseUniformly
    }

    /// The alignment of children across the axis.
    public enum Alignment {
        /// Stretches each child to the cross length of the stack.
        case fill
        /// Aligns a guide of the children.
        case align(to: any AlignmentID.Type)
    }
}
