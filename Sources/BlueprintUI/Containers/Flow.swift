import Foundation

/// Arranges its children in lines, as many to a line as fit.
public struct Flow: UnchangingElement {
    /// How the lines lie in the width.
    public var lineAlignment: LineAlignment
    /// The distance between lines in points.
    public var lineSpacing: CGFloat
    /// How the children lie in the height of their line.
    public var itemAlignment: ItemAlignment
    /// The distance between neighbours in points.
    public var itemSpacing: CGFloat
    /// The children.
    public var children: [Child]

    /// Makes a flow of children; distances in points.
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

    /// How lines lie in the width.
    public enum LineAlignment: CaseIterable, Sendable {
        /// At the leading edge.
        case leading
        /// In the middle.
        case center
        /// At the trailing edge.
        case trailing
    }

    /// How children lie in the height of their line.
    public enum ItemAlignment: CaseIterable, Sendable {
        /// Each as high as the line.
        case fill
        /// At the top.
        case top
        /// In the middle.
        case center
        /// At the bottom.
        case bottom
    }

    /// Whether a child takes room that its line has left.
    public enum Priority: Sendable {
        /// It keeps its width.
        case fixed
        /// It takes a part of the room in proportion to its width.
        case grows

        /// A fixed width.
        public static var `default`: Self { .fixed }
    }

    /// An element in a flow.
    public struct Child: ElementBuilderChild {
        /// What tells the child from siblings of its type.
        public var key: AnyHashable?
        /// What the flow reads from the child.
        public var traits: Traits
        /// The element.
        public var element: any Element

        /// What a flow reads from each child.
        public struct Traits: Sendable {
            /// Whether the child takes room that its line has left.
            public var priority: Priority

            /// Makes traits from a priority.
            public init(priority: Flow.Priority = .default) {
                self.priority = priority
            }
        }

        /// Makes a child of a fixed width; the key of a ``Keyed`` element becomes the child's.
        public init(_ element: any Element) {
            let lifted = Keyed.lift(element)
            self.init(lifted.element, key: lifted.key)
        }

        /// Makes a child with a priority and a key.
        public init(_ element: any Element, key: AnyHashable? = nil, priority: Priority = .default) {
            self.element = element
            self.key = key
            traits = Traits(priority: priority)
        }
    }

    /// The children in lines.
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

    /// None: a flow only lays out.
    public func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? { nil }
}

extension Element {
    /// Makes the element a child of a flow with a priority and a key.
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
        for frame in frames(of: subelements, in: proposal, .answer) {
            // The frame first: an edge that is not a number counts, unless one that is follows.
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
        for (subelement, frame) in zip(subelements, frames(of: subelements, in: SizeConstraint(size), .places)) {
            subelement.place(in: frame)
        }
    }

    private func frames(
        of subelements: Subelements,
        in proposal: SizeConstraint,
        _ subject: DecisionSubject
    ) -> [CGRect] {
        let limit = proposal.maximum
        var answers: ContiguousArray<CGSize> = []
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
            let needed = subelement.sizeThatFits(proposal)
            if subelements.areObserved { answers.append(needed) }
            let size = CGSize(width: min(needed.width, limit.width), height: min(needed.height, limit.height))
            // So put, a width that is not a number fits nowhere and gets a line of its own.
            let fits = line.isEmpty || lineWidth + itemSpacing + size.width <= limit.width
            if !fits { endLine() }
            lineWidth += (line.isEmpty ? 0 : itemSpacing) + size.width
            line.append(size)
        }
        endLine()
        subelements.explain(subject, decision(on: subject, subelements, answers, asked: proposal, frames))
        return frames
    }

    private func decision(
        on subject: DecisionSubject,
        _ subelements: Subelements,
        _ answers: ContiguousArray<CGSize>,
        asked: SizeConstraint,
        _ frames: [CGRect]
    ) -> FlowDecision {
        var children: ContiguousArray<FlowDecision.Child> = []
        children.reserveCapacity(frames.count)
        for (index, frame) in frames.enumerated() {
            let grows = subelements[index].traits(forLayoutType: FlowLayout.self).priority == .grows
            children.append(FlowDecision.Child(needed: answers[index], grows: grows, frame: frame))
        }
        return FlowDecision(layout: self, asked: asked, isPlaced: subject == .places, children: children)
    }

    /// Places one line, its children grown, and tells how high it is.
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
        // What the children that grow share, in proportion to their widths.
        let room = grown + free
        var x: CGFloat = 0
        if !growing.contains(true) {
            switch lineAlignment {
            case .leading: x = 0
            case .center: x = free / 2
            case .trailing: x = free
            }
        }
        let frames = zip(sizes, growing).map { size, grows in
            var frame = CGRect(x: x, y: y, width: grows ? size.width / grown * room : size.width, height: size.height)
            switch itemAlignment {
            case .fill: frame.size.height = height
            case .top: break
            case .center: frame.origin.y = y + (height - size.height) / 2
            case .bottom: frame.origin.y = y + height - size.height
            }
            // The right edge: a width below zero moves nothing back, one that is not a number moves all that follow.
            x = frame.maxX + itemSpacing
            return frame
        }
        return (frames, height)
    }
}
