import Foundation

/// What is in an element: children with a layout, one child, or a size of its own.
public struct ElementContent {
    let storage: ContentStorage

    init(storage: ContentStorage) {
        self.storage = storage
    }

    /// The size in points that the content needs within a constraint, in an environment.
    public func measure(in constraint: SizeConstraint, environment: Environment) -> CGSize {
        let tree = LayoutTree(measuring: self, environment: environment)
        return withExtendedLifetime(tree) { tree.root.sizeThatFits(constraint) }
    }

    /// The number of children; content that is built while it is laid out has one.
    public var childCount: Int { storage.childCount }
}

extension ElementContent: Measurable {
    /// The size in points that the content needs within a constraint, in the empty environment.
    public func measure(in constraint: SizeConstraint) -> CGSize {
        measure(in: constraint, environment: .empty)
    }
}

// MARK: - Children and a layout

extension ElementContent {
    /// Content of any number of children, arranged by a layout.
    public init<LayoutType: Layout>(
        layout: LayoutType,
        configure: (inout Builder<LayoutType>) -> Void = { _ in }
    ) {
        self.init(layout: layout, keepsContract: true, configure: configure)
    }

    /// Content of any number of children, arranged by a layout that may not keep the layout contract.
    package init<LayoutType: Layout>(
        layout: LayoutType,
        keepsContract: Bool,
        configure: (inout Builder<LayoutType>) -> Void = { _ in }
    ) {
        var builder = Builder(layout: layout)
        configure(&builder)
        if let layout = builder.layout as? StackLayout {
            self.init(storage: StackStorage(layout: layout, members: StackMembers(builder.children)))
        } else {
            self.init(
                storage: LayoutStorage(
                    layout: builder.layout,
                    children: builder.children,
                    keepsContract: keepsContract
                )
            )
        }
    }

    /// Content of one child, arranged by a layout.
    public init(child: any Element, key: AnyHashable? = nil, layout: some SingleChildLayout) {
        self.init(child: child, key: key, layout: layout, keepsContract: true)
    }

    /// Content of one child, arranged by a layout that may not keep the layout contract.
    package init(
        child: any Element,
        key: AnyHashable? = nil,
        layout: some SingleChildLayout,
        keepsContract: Bool
    ) {
        let child = ContentChild(element: child, key: ElementKey.boxed(key))
        self.init(storage: SingleChildStorage(layout: layout, child: child, keepsContract: keepsContract))
    }

    /// Content of one child that fills it.
    public init(child: any Element) {
        self.init(storage: PassthroughStorage(child: ContentChild(element: child)))
    }

    /// Content of one child that fills it and is told apart by a key.
    init(child: any Element, key: AnyHashable?) {
        self.init(storage: PassthroughStorage(child: ContentChild(element: child, key: ElementKey.boxed(key))))
    }

    /// Collects the children of an element.
    public struct Builder<LayoutType: Layout> {
        /// The layout that arranges the children.
        public var layout: LayoutType
        var children = ContiguousArray<ContentChild>()

        /// Adds a child with the trait that the layout reads.
        public mutating func add(traits: LayoutType.Traits, key: AnyHashable? = nil, element: any Element)
        where LayoutType: SingleTraitLayout {
            let traits = LayoutTraits(of: LayoutType.self, traits)
            children.append(ContentChild(element: element, key: ElementKey.boxed(key), traits: traits))
        }

        /// Adds a child with a value for a key.
        public mutating func add<TraitsKey: LayoutTraitsKey>(
            traitsType: TraitsKey.Type,
            traits: TraitsKey.Value,
            key: AnyHashable? = nil,
            element: any Element
        ) {
            add(traits: LayoutTraits(key: traitsType, value: traits), key: key, element: element)
        }

        /// Adds a child.
        public mutating func add(traits: LayoutTraits = .empty, key: AnyHashable? = nil, element: any Element) {
            children.append(ContentChild(element: element, key: ElementKey.boxed(key), traits: traits))
        }

        /// Adds a child, as older documents spell it.
        public mutating func add(child element: any Element) {
            add(element: element)
        }

        mutating func add(_ child: ContentChild) {
            children.append(child)
        }
    }
}

// MARK: - A size of its own

extension ElementContent {
    /// Content without children of a fixed size in points.
    public init(intrinsicSize: CGSize) {
        self.init(storage: FixedSizeStorage(size: intrinsicSize))
    }

    /// Content without children that measures itself.
    public init(measurable: any Measurable) {
        self.init(storage: MeasurableStorage { constraint, _ in measurable.measure(in: constraint) })
    }

    /// Content without children that measures itself and may not keep the layout contract.
    package init(measurable: any Measurable, keepsContract: Bool) {
        self.init(
            storage: MeasurableStorage(keepsContract: keepsContract) { constraint, _ in
                measurable.measure(in: constraint)
            }
        )
    }

    /// Content without children, measured by a function of the constraint.
    public init(measureFunction: @escaping (SizeConstraint) -> CGSize) {
        self.init(storage: MeasurableStorage { constraint, _ in measureFunction(constraint) })
    }

    /// Content without children, measured by a function of the constraint and the environment.
    public init(measureFunction: @escaping (SizeConstraint, Environment) -> CGSize) {
        self.init(storage: MeasurableStorage(measureFunction))
    }

    /// Measures content, and hands over what it decided if somebody listens.
    package typealias ExplainedMeasuring = (
        _ constraint: SizeConstraint, _ environment: Environment, _ explain: ((any LayoutDecision) -> Void)?
    ) -> CGSize

    /// Content without children, measured by a function that explains what it does.
    package init(keepsContract: Bool = true, explainedMeasuring: @escaping ExplainedMeasuring) {
        self.init(storage: ExplainedStorage(keepsContract: keepsContract, explainedMeasuring))
    }

    /// Content without children that is as big as an element, which is measured and not shown.
    public init(measuring element: any Element) {
        self.init(storage: MeasuringStorage(element: element))
    }
}

// MARK: - Environment

extension ElementContent {
    /// Content that is built for each constraint and environment in which it is measured or laid out.
    public init(build builder: @escaping (SizeConstraint, Environment) -> any Element) {
        self.init(storage: LazyStorage { builder($0.constraint, $1) })
    }

    /// Content of one child in a changed environment.
    public init(child: any Element, environment environmentAdapter: @escaping (inout Environment) -> Void) {
        self.init(storage: AdaptedStorage(child: ContentChild(element: child), adapt: environmentAdapter))
    }

    /// Content of one child in an environment with one value changed.
    public init<Key: EnvironmentKey>(child: any Element, key: Key.Type, value: Key.Value) {
        self.init(child: child) { $0[key] = value }
    }
}

// MARK: - Makers, as older documents spell them

extension ElementContent {
    /// Content of any number of children, arranged by a layout.
    public static func container<LayoutType: Layout>(
        layout: LayoutType,
        configure: (inout Builder<LayoutType>) -> Void = { _ in }
    ) -> ElementContent {
        ElementContent(layout: layout, configure: configure)
    }

    /// Content of one child, arranged by a layout.
    public static func container(element: any Element, layout: some SingleChildLayout) -> ElementContent {
        ElementContent(child: element, layout: layout)
    }

    /// Content of one child that fills it.
    public static func container(element: any Element) -> ElementContent {
        ElementContent(child: element)
    }

    /// Content without children that measures itself.
    public static func leaf(measurable: any Measurable) -> ElementContent {
        ElementContent(measurable: measurable)
    }

    /// Content without children, measured by a function of the constraint.
    public static func leaf(measureFunction: @escaping (SizeConstraint) -> CGSize) -> ElementContent {
        ElementContent(measureFunction: measureFunction)
    }

    /// Content without children of a fixed size in points.
    public static func leaf(intrinsicSize: CGSize) -> ElementContent {
        ElementContent(intrinsicSize: intrinsicSize)
    }
}
