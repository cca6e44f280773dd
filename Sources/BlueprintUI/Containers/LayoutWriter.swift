import Foundation

/// Places children at frames that a function computes.
public struct LayoutWriter: Element {
    /// A function that adds children to a builder, given what is known.
    public typealias Build = (Context, inout Builder) -> Void

    /// The function; called for each measuring and for the layout.
    public let build: Build

    /// Makes a writer.
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

    /// None: a writer only lays out.
    public func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? { nil }
}

extension LayoutWriter {
    /// Collects the children and their frames.
    public struct Builder {
        /// How large the writer is.
        public var sizing: Sizing = .unionOfChildren
        /// The children.
        public var children: [Child] = []
        /// Which child is decorated by the others, if that is what the writer is for.
        var decorated: Int?

        /// Adds a child at a frame in points.
        public mutating func add(with frame: CGRect, key: AnyHashable? = nil, child: any Element) {
            add(Child(frame: frame, key: key, element: child))
        }

        /// Adds a child.
        public mutating func add(_ child: Child) {
            children.append(child)
        }

        /// Changes each child.
        public mutating func modifyEach(using change: (inout Child) -> Void) {
            for index in children.indices { change(&children[index]) }
        }
    }

    /// What is known while the children are placed.
    public struct Context {
        /// The room that the writer is offered; in the layout, its size.
        public var size: SizeConstraint
        /// Whether the writer is measured or laid out.
        public var phase: LayoutPhase

        init(_ phase: LazyStorage.Phase) {
            size = phase.constraint
            self.phase =
                switch phase {
                case .measurement: .measurement
                case .layout(let size): .layout(size)
                }
        }

        /// Whether a writer is measured or laid out.
        public enum LayoutPhase: Equatable {
            /// It is measured.
            case measurement
            /// It is laid out in a size in points.
            case layout(CGSize)

            /// One value while measured and another while laid out.
            public func onMeasure<Value>(_ onMeasure: () -> Value, onLayout: (CGSize) -> Value) -> Value {
                switch self {
                case .measurement: onMeasure()
                case .layout(let size): onLayout(size)
                }
            }
        }
    }

    /// How large a writer is.
    public enum Sizing: Equatable {
        /// To the farthest edges of the children.
        case unionOfChildren
        /// A size in points.
        case fixed(CGSize)
    }

    /// An element at a frame.
    public struct Child {
        /// The frame in points.
        public var frame: CGRect
        /// What tells the child from siblings of its type.
        public var key: AnyHashable?
        /// The element.
        public var element: any Element

        /// Makes a child.
        public init(frame: CGRect, key: AnyHashable? = nil, element: any Element) {
            self.frame = frame
            self.key = key
            self.element = element
        }
    }

    /// The children that were built, as an element.
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
    }

    private struct FrameLayout: Layout {
        var sizing: Sizing
        var frames: [CGRect]
        var decorated: Int?

        func sizeThatFits(
            proposal: SizeConstraint,
            subelements: Subelements,
            environment: Environment,
            cache: inout ()
        ) -> CGSize {
            subelements.explain(.answer, decision(own: nil))
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
            subelements.explain(.places, decision(own: size))
        }

        private func decision(own: CGSize?) -> WrittenDecision {
            let fixed: CGSize? = if case .fixed(let size) = sizing { size } else { nil }
            return WrittenDecision(fixed: fixed, frames: frames, decorated: decorated, own: own)
        }
    }
}
