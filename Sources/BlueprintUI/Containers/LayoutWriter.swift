import Foundation

/// An element that places its children at frames computed by a function.
public struct LayoutWriter: Element {
    /// A function that adds children to a builder, depending on the context.
    public typealias Build = (Context, inout Builder) -> Void

    /// The function, which is called for each measurement and for the layout.
    public let build: Build

    /// Creates a layout writer.
    public init(_ build: @escaping Build) {
        self.build = build
    }

    /// The children at their frames.
    public var content: ElementContent {
        ElementContent(
            storage: LazyStorage { [build] phase, _ in
                var builder = Builder()
                build(Context(phase), &builder)
                return Content(builder: builder)
            }
        )
    }

    /// Returns nil: a layout writer is not view-backed.
    public func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? { nil }
}

extension LayoutWriter {
    /// A collection of children and their frames.
    public struct Builder {
        /// The rule for the size of the writer.
        public var sizing: Sizing = .unionOfChildren
        /// The children.
        public var children: [Child] = []
        /// The child that the others decorate: the writer measures as this child.
        var decorated: Int?

        /// Adds a child with a frame in points.
        public mutating func add(with frame: CGRect, key: AnyHashable? = nil, child: any Element) {
            add(Child(frame: frame, key: key, element: child))
        }

        /// Adds a child.
        public mutating func add(_ child: Child) {
            children.append(child)
        }

        /// Modifies each child.
        public mutating func modifyEach(using change: (inout Child) -> Void) {
            for index in children.indices { change(&children[index]) }
        }
    }

    /// The information available while the children are placed.
    public struct Context {
        /// The proposed constraint; during layout, the size of the writer.
        public var size: SizeConstraint
        /// The phase: measurement or layout.
        public var phase: LayoutPhase

        init(_ phase: LazyStorage.Phase) {
            size = phase.constraint
            self.phase =
                switch phase {
                case .measurement: .measurement
                case .layout(let size): .layout(size)
                }
        }

        /// The phase in which the function is called.
        public enum LayoutPhase: Equatable {
            /// The writer is being measured.
            case measurement
            /// The writer is being laid out in a size in points.
            case layout(CGSize)

            /// Returns one value for a measurement and another for a layout.
            public func onMeasure<Value>(_ onMeasure: () -> Value, onLayout: (CGSize) -> Value) -> Value {
                switch self {
                case .measurement: onMeasure()
                case .layout(let size): onLayout(size)
                }
            }
        }
    }

    /// The rule for the size of a layout writer.
    public enum Sizing: Equatable {
        /// The size reaches the farthest edges of the children.
        case unionOfChildren
        /// A fixed size in points.
        case fixed(CGSize)
    }

    /// An element with a frame.
    public struct Child {
        /// The frame in points.
        public var frame: CGRect
        /// The key that distinguishes the child from siblings of the same type, or nil.
        public var key: AnyHashable?
        /// The element.
        public var element: any Element

        /// Creates a child.
        public init(frame: CGRect, key: AnyHashable? = nil, element: any Element) {
            self.frame = frame
            self.key = key
            self.element = element
        }
    }

    /// The element that contains the built children.
    private struct Content: Element {
        var builder: Builder

        var content: ElementContent {
            ElementContent(
                layout: FrameLayout(
                    sizing: builder.sizing,
                    frames: builder.children.map(\.frame),
                    decorated: builder.decorated
                ),
                keepsContract: false
            ) {
                for child in builder.children { $0.add(key: child.key, element: child.element) }
            }
        }

        func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? { nil }

        /// A decoration may be anywhere around the decorated child.
        var _layoutPurpose: LayoutPurpose { builder.decorated == nil ? [] : [.exceedsFrame, .overlapsChildren] }
    }

    private struct FrameLayout: Layout, ChildlessLayout {
        var sizing: Sizing
        var frames: [CGRect]
        var decorated: Int?

        func sizeThatFits(
            proposal: SizeConstraint,
            subelements: Subelements,
            environment: Environment,
            cache: inout ()
        ) -> CGSize {
            if let decorated {
                let size = subelements[decorated].sizeThatFits(proposal)
                subelements.explain(.size, DecoratedSizeDecision(measured: size, child: decorated, proposal: proposal))
                return size
            }
            subelements.explain(.size, decision(own: nil))
            switch sizing {
            case .fixed(let size): return size
            case .unionOfChildren:
                var size = CGSize.zero
                for frame in frames {
                    size.width = max(size.width, frame.maxX)
                    size.height = max(size.height, frame.maxY)
                }
                return size
            }
        }

        func placeSubelements(
            in size: CGSize,
            subelements: Subelements,
            environment: Environment,
            cache: inout ()
        ) {
            for (subelement, frame) in zip(subelements, frames) { subelement.place(in: frame) }
            subelements.explain(.frames, decision(own: size))
        }

        func decisionWithoutChildren(in proposal: SizeConstraint) -> any LayoutDecision { decision(own: nil) }

        private func decision(own: CGSize?) -> WrittenDecision {
            let fixed: CGSize? = if case .fixed(let size) = sizing { size } else { nil }
            return WrittenDecision(fixed: fixed, frames: frames, decorated: decorated, own: own)
        }
    }
}

/// The decision of a layout writer: the frames that its closure gave.
struct WrittenDecision: LayoutDecision {
    /// The size that the closure gave; nil for the union of the children.
    let fixed: CGSize?
    let frames: [CGRect]
    /// The child that the others decorate; nil if the closure is not the library's own.
    let decorated: Int?
    /// The writer's own size; nil if the writer was measured.
    let own: CGSize?

    var size: SizeReason? {
        guard own == nil else { return nil }
        return SizeReason { dimension in
            if let fixed {
                let length = dimension.length(of: fixed)
                return Reason("is as \(dimension.large) as its closure says", .number(length, Self.closure))
            }
            return union(dimension)
        }
    }

    private static let closure = Derivation.Origin.content("given by its closure")

    private func union(_ dimension: Dimension) -> Reason {
        var farthest: CGFloat?
        for frame in frames {
            let end = dimension == .width ? frame.maxX : frame.maxY
            if end >= farthest ?? 0 { farthest = end }
        }
        return farthest.map { Reason("reaches to the farthest end of its children", .number($0, Self.closure)) }
            ?? Reason("is 0 \(dimension.large): no child reaches farther", .rule(0))
    }

    private func filling(_ own: CGSize) -> FrameReason {
        let width = Derivation.own(own, .width)
        let height = Derivation.own(own, .height)
        return FrameReason(
            x: Reason("places the decorated element at the left edge", .origin(.rule(0), of: width)),
            y: Reason("places the decorated element at the top edge", .origin(.rule(0), of: height)),
            width: Reason("gives the decorated element its whole width", width),
            height: Reason("gives the decorated element its whole height", height)
        )
    }

    func frame(ofChild index: Int) -> FrameReason? {
        guard let own, frames.indices.contains(index) else { return nil }
        if index == decorated { return filling(own) }
        let frame = frames[index]
        let origin = decorated == nil ? Self.closure : .content("by the decoration's position")
        let said = decorated == nil ? "its closure says" : "the decoration's position says"
        let (width, height) = (frame.size.width, frame.size.height)
        let x = Derivation.number(frame.origin.x, origin)
        let y = Derivation.number(frame.origin.y, origin)
        return FrameReason(
            x: Reason("places it where \(said)", .origin(x, of: .number(width, origin))),
            y: Reason("places it where \(said)", .origin(y, of: .number(height, origin))),
            width: Reason("makes it as wide as \(said)", .number(width, origin)),
            height: Reason("makes it as high as \(said)", .number(height, origin))
        )
    }
}

/// The decision of a layout that measures as the child that it decorates.
struct DecoratedSizeDecision: LayoutDecision {
    let measured: CGSize
    let child: Int
    let proposal: SizeConstraint

    var size: SizeReason? {
        SizeReason { dimension in
            Reason(
                "is as \(dimension.large) as the element that it decorates",
                .measured(measured, of: child, within: proposal, dimension)
            )
        }
    }
}
