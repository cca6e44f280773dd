import Foundation

/// The content of an element: children with a layout, a single child, or an intrinsic size.
public struct ElementContent {
    let storage: ContentStorage

    init(storage: ContentStorage) {
        self.storage = storage
    }

    /// Returns the measured size of the content in points, within a constraint and in an environment.
    public func measure(in constraint: SizeConstraint, environment: Environment) -> CGSize {
        let tree = LayoutTree(measuring: self, environment: environment)
        return withExtendedLifetime(tree) { tree.root.sizeThatFits(constraint) }
    }

    /// The number of children; content built during layout has one.
    public var childCount: Int { storage.childCount }
}

extension ElementContent: Measurable {
    /// Returns the measured size of the content in points, within a constraint and in the empty environment.
    public func measure(in constraint: SizeConstraint) -> CGSize {
        measure(in: constraint, environment: .empty)
    }
}

// MARK: - Children and a layout

extension ElementContent {
    /// Creates content with any number of children and a layout.
    public init<LayoutType: Layout>(
        layout: LayoutType,
        configure: (inout Builder<LayoutType>) -> Void = { _ in }
    ) {
        self.init(layout: layout, keepsContract: true, configure: configure)
    }

    /// Creates content with any number of children and a layout, which may violate the layout contract.
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

    /// Creates content with one child and a layout.
    public init(child: any Element, key: AnyHashable? = nil, layout: some SingleChildLayout) {
        self.init(child: child, key: key, layout: layout, keepsContract: true)
    }

    /// Creates content with one child and a layout, which may violate the layout contract.
    package init(
        child: any Element,
        key: AnyHashable? = nil,
        layout: some SingleChildLayout,
        keepsContract: Bool
    ) {
        let child = ContentChild(element: child, key: ElementKey.boxed(key))
        self.init(storage: SingleChildStorage(layout: layout, child: child, keepsContract: keepsContract))
    }

    /// Creates content with one child, which fills it.
    public init(child: any Element) {
        self.init(storage: PassthroughStorage(child: ContentChild(element: child)))
    }

    /// Creates content with one child, which fills it and has a key.
    init(child: any Element, key: AnyHashable?) {
        self.init(storage: PassthroughStorage(child: ContentChild(element: child, key: ElementKey.boxed(key))))
    }

    /// A collection of an element's children.
    public struct Builder<LayoutType: Layout> {
        /// The layout of the children.
        public var layout: LayoutType
        var children = ContiguousArray<ContentChild>()

        /// Adds a child with the traits that the layout reads.
        public mutating func add(traits: LayoutType.Traits, key: AnyHashable? = nil, element: any Element)
        where LayoutType: SingleTraitLayout {
            let traits = LayoutTraits(of: LayoutType.self, traits)
            children.append(ContentChild(element: element, key: ElementKey.boxed(key), traits: traits))
        }

        /// Adds a child with traits for a key.
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

        /// Adds a child, in the spelling of older documents.
        public mutating func add(child element: any Element) {
            add(element: element)
        }

        mutating func add(_ child: ContentChild) {
            children.append(child)
        }
    }
}

// MARK: - Intrinsic size

extension ElementContent {
    /// Creates content with a fixed size in points and no children.
    public init(intrinsicSize: CGSize) {
        self.init(storage: FixedSizeStorage(size: intrinsicSize))
    }

    /// Creates content that measures itself and has no children.
    public init(measurable: any Measurable) {
        self.init(storage: MeasurableStorage { constraint, _ in measurable.measure(in: constraint) })
    }

    /// Creates content that measures itself, may violate the layout contract and has no children.
    package init(measurable: any Measurable, keepsContract: Bool) {
        self.init(
            storage: MeasurableStorage(keepsContract: keepsContract) { constraint, _ in
                measurable.measure(in: constraint)
            }
        )
    }

    /// Creates content without children that is measured by a function of the constraint.
    public init(measureFunction: @escaping (SizeConstraint) -> CGSize) {
        self.init(storage: MeasurableStorage { constraint, _ in measureFunction(constraint) })
    }

    /// Creates content without children that is measured by a function of the constraint and the environment.
    public init(measureFunction: @escaping (SizeConstraint, Environment) -> CGSize) {
        self.init(storage: MeasurableStorage(measureFunction))
    }

    /// A function that measures content and, with a recorder, passes its decision to `explain`.
    package typealias ExplainedMeasuring = (
        _ constraint: SizeConstraint, _ environment: Environment, _ explain: ((any LayoutDecision) -> Void)?
    ) -> CGSize

    /// Creates content without children that is measured by a function that explains its decision.
    package init(keepsContract: Bool = true, explainedMeasuring: @escaping ExplainedMeasuring) {
        self.init(storage: ExplainedStorage(keepsContract: keepsContract, explainedMeasuring))
    }

    /// Returns content without children that is measured by a function for which a width of 0 or less sets no limit.
    package static func text(
        keepsContract: Bool = true,
        measuring: @escaping ExplainedMeasuring
    ) -> ElementContent {
        ElementContent(storage: ExplainedStorage(keepsContract: keepsContract, zeroWidth: .isUnlimited, measuring))
    }

    /// Creates content without children that is measured by a view: by one call of the function for each constraint.
    init(measuredByView measuring: @escaping ExplainedMeasuring) {
        self.init(storage: ExplainedStorage(keepsContract: true, calls: .once, measuring))
    }

    /// Creates content with the measured size of an element, which is not shown.
    public init(measuring element: any Element) {
        self.init(storage: MeasuringStorage(element: element))
    }
}

// MARK: - Environment

extension ElementContent {
    /// Creates content that is built for each constraint and environment in which it is measured or laid out.
    public init(build builder: @escaping (SizeConstraint, Environment) -> any Element) {
        self.init(storage: LazyStorage { builder($0.constraint, $1) })
    }

    /// Creates content with one child in a modified environment.
    public init(child: any Element, environment environmentAdapter: @escaping (inout Environment) -> Void) {
        self.init(storage: AdaptedStorage(child: ContentChild(element: child), adapt: environmentAdapter))
    }

    /// Creates content with one child in an environment with one changed value.
    public init<Key: EnvironmentKey>(child: any Element, key: Key.Type, value: Key.Value) {
        self.init(child: child) { $0[key] = value }
    }
}

// MARK: - Factory methods of older documents

extension ElementContent {
    /// Returns content with any number of children and a layout.
    public static func container<LayoutType: Layout>(
        layout: LayoutType,
        configure: (inout Builder<LayoutType>) -> Void = { _ in }
    ) -> ElementContent {
        ElementContent(layout: layout, configure: configure)
    }

    /// Returns content with one child and a layout.
    public static func container(element: any Element, layout: some SingleChildLayout) -> ElementContent {
        ElementContent(child: element, layout: layout)
    }

    /// Returns content with one child, which fills it.
    public static func container(element: any Element) -> ElementContent {
        ElementContent(child: element)
    }

    /// Returns content that measures itself and has no children.
    public static func leaf(measurable: any Measurable) -> ElementContent {
        ElementContent(measurable: measurable)
    }

    /// Returns content without children that is measured by a function of the constraint.
    public static func leaf(measureFunction: @escaping (SizeConstraint) -> CGSize) -> ElementContent {
        ElementContent(measureFunction: measureFunction)
    }

    /// Returns content with a fixed size in points and no children.
    public static func leaf(intrinsicSize: CGSize) -> ElementContent {
        ElementContent(intrinsicSize: intrinsicSize)
    }
}
