import Foundation

/// An element that arranges its children in lines and wraps to a new line when a child does not fit.
public struct Flow: UnchangingElement {
    /// The horizontal alignment of the lines.
    public var lineAlignment: LineAlignment
    /// The distance between lines, in points.
    public var lineSpacing: CGFloat
    /// The vertical alignment of the children within their line.
    public var itemAlignment: ItemAlignment
    /// The distance between the children of a line, in points.
    public var itemSpacing: CGFloat
    /// The children.
    public var children: [Child]

    /// Creates a flow with children; distances are in points.
    public init(
        lineAlignment: LineAlignment = .leading,
        lineSpacing: CGFloat = 0,
        itemAlignment: ItemAlignment = .center,
        itemSpacing: CGFloat = 0,
        @ElementBuilder<Flow.Child> _ children: () -> [Flow.Child]
    ) {
        self.lineAlignment = lineAlignment
        self.lineSpacing = lineSpacing
        self.itemAlignment = itemAlignment
        self.itemSpacing = itemSpacing
        self.children = children()
    }

    /// The horizontal alignment of a flow's lines.
    public enum LineAlignment: CaseIterable, Sendable {
        /// Aligns lines with the leading edge.
        case leading
        /// Centres lines.
        case center
        /// Aligns lines with the trailing edge.
        case trailing
    }

    /// The vertical alignment of children within their line.
    public enum ItemAlignment: CaseIterable, Sendable {
        /// Stretches each child to the height of the line.
        case fill
        /// Aligns children with the top of the line.
        case top
        /// Centres children.
        case center
        /// Aligns children with the bottom of the line.
        case bottom
    }

    /// The rule for a child's width if its line has extra width.
    public enum Priority: Sendable {
        /// The child keeps its width.
        case fixed
        /// The child gets a share of the extra width, in proportion to its width.
        case grows

        /// The default priority, `fixed`.
        public static var `default`: Self { .fixed }
    }

    /// An element in a flow.
    public struct Child: ElementBuilderChild {
        /// The key that distinguishes the child from siblings of the same type, or nil.
        public var key: AnyHashable?
        /// The traits of the child.
        public var traits: Traits
        /// The element.
        public var element: any Element

        /// The properties of a child that a flow reads.
        public struct Traits: Sendable {
            /// The rule for the child's width if its line has extra width.
            public var priority: Priority

            /// Creates traits from a priority.
            public init(priority: Flow.Priority = .default) {
                self.priority = priority
            }
        }

        /// Creates a child with a fixed width; the key of a ``Keyed`` element becomes the child's.
        public init(_ element: any Element) {
            let lifted = Keyed.lift(element)
            self.init(lifted.element, key: lifted.key)
        }

        /// Creates a child with a priority and a key.
        public init(_ element: any Element, key: AnyHashable? = nil, priority: Priority = .default) {
            self.element = element
            self.key = key
            traits = Traits(priority: priority)
        }
    }

    /// The children in a flow layout.
    public var content: ElementContent {
        let layout = FlowLayout(
            lineAlignment: lineAlignment,
            lineSpacing: lineSpacing,
            itemAlignment: itemAlignment,
            itemSpacing: itemSpacing
        )
        return ElementContent(layout: layout, keepsContract: false) { builder in
            for child in children { builder.add(traits: child.traits, key: child.key, element: child.element) }
        }
    }

    /// The children are beside each other; only a negative spacing makes them overlap.
    public var _layoutPurpose: LayoutPurpose { [.arrangesChildren, .overlapsChildren] }

    /// Returns nil: a flow is not view-backed.
    public func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? { nil }
}

extension Element {
    /// Returns the element as a child of a flow, with a priority and a key.
    public func flowChild(priority: Flow.Priority = .default, key: AnyHashable? = nil) -> Flow.Child {
        Flow.Child(self, key: key, priority: priority)
    }
}

struct FlowLayout: Layout, SingleTraitLayout, Equatable, Sendable {
    static var defaultTraits: Flow.Child.Traits { Flow.Child.Traits() }

    var lineAlignment: Flow.LineAlignment
    var lineSpacing: CGFloat
    var itemAlignment: Flow.ItemAlignment
    var itemSpacing: CGFloat

    func sizeThatFits(
        proposal: SizeConstraint,
        subelements: Subelements,
        environment: Environment,
        cache: inout ()
    ) -> CGSize {
        var size = CGSize.zero
        for frame in frames(of: subelements, in: proposal, .size) {
            // The frame comes first in `max`: a NaN edge is kept unless a number follows.
            size.width = max(frame.maxX, size.width)
            size.height = max(frame.maxY, size.height)
        }
        return size
    }

    func placeSubelements(
        in size: CGSize,
        subelements: Subelements,
        environment: Environment,
        cache: inout ()
    ) {
        for (subelement, frame) in zip(subelements, frames(of: subelements, in: SizeConstraint(size), .frames)) {
            subelement.place(in: frame)
        }
    }

    private func frames(
        of subelements: Subelements,
        in proposal: SizeConstraint,
        _ subject: DecisionSubject
    ) -> [CGRect] {
        let limit = proposal.maximum
        var measured: ContiguousArray<CGSize> = []
        var frames: [CGRect] = []
        frames.reserveCapacity(subelements.count)
        var line: [CGSize] = []
        var lineWidth: CGFloat = 0
        var y: CGFloat = 0
        func endLine() {
            guard !line.isEmpty else { return }
            let first = frames.count
            let placed = place(line, Array(subelements[first..<first + line.count]), at: y, width: limit.width)
            frames += placed.frames
            y += placed.height + lineSpacing
            line = []
            lineWidth = 0
        }
        for subelement in subelements {
            var size = subelement.sizeThatFits(proposal)
            if subelements.areObserved { measured.append(size) }
            size = CGSize(width: min(size.width, limit.width), height: min(size.height, limit.height))
            // With this condition, a NaN width never fits and gets a line of its own.
            let fits = line.isEmpty || lineWidth + itemSpacing + size.width <= limit.width
            if !fits { endLine() }
            lineWidth += (line.isEmpty ? 0 : itemSpacing) + size.width
            line.append(size)
        }
        endLine()
        subelements.explain(subject, decision(on: subject, subelements, measured, proposal, frames))
        return frames
    }

    private func decision(
        on subject: DecisionSubject,
        _ subelements: Subelements,
        _ measured: ContiguousArray<CGSize>,
        _ proposal: SizeConstraint,
        _ frames: [CGRect]
    ) -> FlowDecision {
        var children: ContiguousArray<FlowDecision.Child> = []
        children.reserveCapacity(frames.count)
        for (index, frame) in frames.enumerated() {
            let grows = subelements[index].traits(forLayoutType: FlowLayout.self).priority == .grows
            children.append(FlowDecision.Child(measured: measured[index], grows: grows, frame: frame))
        }
        return FlowDecision(layout: self, proposal: proposal, isPlaced: subject == .frames, children: children)
    }

    /// Places one line, with its growing children grown, and returns the frames and the line's height.
    private func place(
        _ sizes: [CGSize],
        _ subelements: [LayoutSubelement],
        at y: CGFloat,
        width: CGFloat
    ) -> (frames: [CGRect], height: CGFloat) {
        let height = sizes.reduce(0) { max($0, $1.height) }
        let growing = subelements.map { $0.traits(forLayoutType: FlowLayout.self).priority == .grows }
        let free = width - sizes.reduce(0) { $0 + $1.width } - itemSpacing * CGFloat(sizes.count - 1)
        let grown = zip(sizes, growing).reduce(0) { $0 + ($1.1 ? $1.0.width : 0) }
        var x: CGFloat = 0
        if !growing.contains(true) {
            switch lineAlignment {
            case .leading: x = 0
            case .center: x = free / 2
            case .trailing: x = free
            }
        }
        let frames = zip(sizes, growing).map { size, grows in
            // The growing children share the free width in proportion to their widths. Multiplied and added in this
            // order, as in the reference: the result of rounding to pixels depends on the last bit.
            let width = grows ? size.width + free * (size.width / grown) : size.width
            var frame = CGRect(x: x, y: y, width: width, height: size.height)
            switch itemAlignment {
            case .fill: frame.size.height = height
            case .top: break
            case .center: frame.origin.y = y + (height - size.height) / 2
            case .bottom: frame.origin.y = y + (height - size.height)
            }
            // Uses `maxX`: a negative width does not move the next child back, and a NaN width affects all children
            // that follow.
            x = frame.maxX + itemSpacing
            return frame
        }
        return (frames, height)
    }
}

extension FlowLayout: ChildlessLayout {
    func decisionWithoutChildren(in proposal: SizeConstraint) -> any LayoutDecision {
        FlowDecision(layout: self, proposal: proposal, isPlaced: false, children: [])
    }
}
