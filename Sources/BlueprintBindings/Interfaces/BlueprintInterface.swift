import SwiftInterpreter

/// The declarations of Blueprint and of UIKit that the notation of the bindings is too vague for: those with generic
/// parameters, requirements of protocols, conformances.
enum BlueprintInterface {
    /// Everything, read once.
    static let text = InterfaceText(
        [
            elements, builders, content, layouts, environment, descriptions, focus, sizes, attributes, conformances,
            delegates, uiKit,
            foundation, foundationNumbers, concurrency, coding,
        ]
        .joined(separator: "\n")
    )

    /// The members and aliases that the text replaces under other labels; a star means every type.
    static let hidden: Set<String> = [
        "*.static describe(_:)", "Subelements", "Subelement", "LayoutSubelements", "Layout.Cache",
    ]

    private static let elements = """
        protocol Element {
            var content: ElementContent { get }
            func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription?
        }
        extension Element {
            func `if`(_ isTrue: Bool, then: (Self) -> any Element) -> any Element
            func `if`(_ isTrue: Bool, then: (Self) -> any Element, else: (Self) -> any Element) -> any Element
            func `if`<Value>(`let` value: Value?, then: (Value, Self) -> any Element) -> any Element
            func `if`<Value>(
                `let` value: Value?, then: (Value, Self) -> any Element, else: (Self) -> any Element
            ) -> any Element
            func map(_ map: (Self) -> any Element) -> any Element
            func modify(_ modify: (inout Self) -> Void) -> any Element
            func rotated(by rotationAngle: Measurement<UnitAngle>) -> Transformed
            func adaptedEnvironment<Key: EnvironmentKey>(key: Key.Type, value: Key.Value) -> any Element
            func adaptedEnvironment<Value>(
                keyPath: WritableKeyPath<Environment, Value>, value: Value
            ) -> any Element
            func adaptedEnvironment(by environmentAdapter: @escaping (inout Environment) -> Void) -> any Element
            func onLinkTapped(_ onTap: @escaping (URL) -> Void) -> any Element
        }
        protocol ProxyElement: Element {
            var elementRepresentation: any Element { get }
        }
        extension ProxyElement {
            var content: ElementContent { get }
            func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription?
        }
        protocol StackElement: Element {
            init()
            var layout: StackLayout { get }
            var children: [(element: any Element, traits: StackLayout.Traits, key: AnyHashable?)] { get set }
        }
        extension StackElement {
            init(_ configure: (inout Self) -> Void)
            var content: ElementContent { get }
            func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription?
        }
        protocol UIViewElement: Element {
            associatedtype UIViewType: UIView
            func makeUIView() -> UIViewType
            func updateUIView(_ view: UIViewType, with context: UIViewElementContext)
            func size(_ size: CGSize, thatFits view: UIViewType) -> CGSize
        }
        extension UIViewElement {
            var content: ElementContent { get }
            func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription?
            func size(_ size: CGSize, thatFits view: UIViewType) -> CGSize
        }
        protocol URLHandler {
            func onTap(url: URL)
        }
        extension TextField {
            func focused<Value: Hashable>(when state: FocusState<Value?>, equals value: Value) -> Self
            func focused(when condition: FocusState<Bool>) -> Self
        }
        extension AttributedLabel {
            var linkAttributes: [NSAttributedString.Key: AnyHashable] { get set }
            var activeLinkAttributes: [NSAttributedString.Key: AnyHashable] { get set }
        }
        """

    private static let builders = """
        @resultBuilder struct Builder<Child> {
            typealias Children = [Child]
            static func buildBlock(_ children: Children...) -> Children
            static func buildOptional(_ children: Children?) -> Children
            static func buildEither(first: Children) -> Children
            static func buildEither(second: Children) -> Children
            static func buildExpression(_ child: Child) -> Children
            @_disfavoredOverload static func buildExpression(_ child: Child?) -> Children
            static func buildExpression(_ children: [Child]) -> Children
            static func buildArray(_ components: [Children]) -> Children
            static func buildArray(_ components: Children) -> Children
            static func buildLimitedAvailability(_ component: Children) -> Children
        }
        protocol ElementBuilderChild {
            init(_ element: any Element)
        }
        typealias ElementBuilder<Child> = Builder<Child>
        extension Builder where Child: ElementBuilderChild {
            static func buildExpression(_ element: any Element) -> Children
            static func buildExpression(_ element: (any Element)?) -> Children
            static func buildExpression(_ keyed: Keyed) -> Children
            static func buildExpression(_ elements: [any Element]) -> Children
        }
        extension StackLayout.Child: ElementBuilderChild {}
        extension EqualStack.Child: ElementBuilderChild {}
        extension GridRow.Child: ElementBuilderChild {}
        extension Overlay.Child: ElementBuilderChild {}
        extension Flow.Child: ElementBuilderChild {
            init(_ element: any Element)
        }
        """

    private static let content = """
        extension ElementContent {
            init<LayoutType: Layout>(
                layout: LayoutType, configure: (inout ElementContent.Builder<LayoutType>) -> Void = { _ in }
            )
            init(child: any Element, key: AnyHashable? = nil, layout: some SingleChildLayout)
            init<Key: EnvironmentKey>(child: any Element, key: Key.Type, value: Key.Value)
            static func container<LayoutType: Layout>(
                layout: LayoutType, configure: (inout ElementContent.Builder<LayoutType>) -> Void = { _ in }
            ) -> ElementContent
            static func container(element: any Element, layout: some SingleChildLayout) -> ElementContent
            func measure(in constraint: SizeConstraint) -> CGSize
        }
        struct ElementContent.Builder<LayoutType: Layout> {
            var layout: LayoutType
            mutating func add<TraitsKey: LayoutTraitsKey>(
                traitsType: TraitsKey.Type, traits: TraitsKey.Value, key: AnyHashable? = nil, element: any Element
            )
            mutating func add(traits: LayoutTraits = .empty, key: AnyHashable? = nil, element: any Element)
            mutating func add(child element: any Element)
        }
        extension ElementContent.Builder where LayoutType: SingleTraitLayout {
            mutating func add(traits: LayoutType.Traits, key: AnyHashable? = nil, element: any Element)
        }
        extension LayoutWriter.Context.LayoutPhase: Equatable {
            func onMeasure<Value>(_ onMeasure: () -> Value, onLayout: (CGSize) -> Value) -> Value
        }
        extension LayoutWriter.Sizing: Equatable {}
        """

    /// Returns the protocols of a layout, by the name of what it places and the words for it.
    private static func layout(_ name: String, of part: String, _ argument: String, placing function: String) -> String
    {
        """
        protocol Caffeinated\(name) {
            typealias \(part) = Layout\(part)
            associatedtype Cache = Void
            func sizeThatFits(
                proposal: SizeConstraint, \(argument): \(part), environment: Environment, cache: inout Cache
            ) -> CGSize
            func \(function)(
                in size: CGSize, \(argument): \(part), environment: Environment, cache: inout Cache
            )
            func makeCache(\(argument): \(part), environment: Environment) -> Cache
        }
        extension Caffeinated\(name) where Cache == () {
            func makeCache(\(argument): \(part), environment: Environment)
        }
        protocol \(name): Caffeinated\(name) {}
        """
    }

    private static let layouts = """
        \(layout("Layout", of: "Subelements", "subelements", placing: "placeSubelements"))
        \(layout("SingleChildLayout", of: "Subelement", "subelement", placing: "placeSubelement"))
        protocol SingleTraitLayout {
            associatedtype Traits
            static var defaultTraits: Traits { get }
        }
        protocol LayoutTraitsKey {
            associatedtype Value
            static var defaultValue: Value { get }
        }
        typealias LayoutSubelements = [LayoutSubelement]
        extension LayoutSubelement {
            func traits<LayoutType: SingleTraitLayout>(forLayoutType layoutType: LayoutType.Type) -> LayoutType.Traits
            subscript<Key: LayoutTraitsKey>(key: Key.Type) -> Key.Value { get }
        }
        extension LayoutTraits {
            init<Key: LayoutTraitsKey>(key: Key.Type, value: Key.Value)
            func setting<Key: LayoutTraitsKey>(key: Key.Type, to value: Key.Value) -> Self
            subscript<Key: LayoutTraitsKey>(key: Key.Type) -> Key.Value { get set }
        }
        extension StackLayout: SingleTraitLayout {
            typealias Cache = Void
            init(axis: Axis, alignment: Alignment)
        }
        """

    private static let environment = """
        protocol EnvironmentKey {
            associatedtype Value
            static var defaultValue: Value { get }
        }
        extension Environment {
            subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value { get set }
        }
        extension AdaptedEnvironment {
            init<Key: EnvironmentKey>(key: Key.Type, value: Key.Value, wrapping child: any Element)
            init<Value>(keyPath: WritableKeyPath<Environment, Value>, value: Value, wrapping child: any Element)
        }
        protocol AlignmentID {
            static func defaultValue(in context: ElementDimensions) -> CGFloat
        }
        """

    private static let descriptions = """
        extension ViewDescription {
            init(_ viewType: (some UIView).Type)
            init<View: UIView>(_ type: View.Type, configuring: (inout ViewDescription.Configuration<View>) -> Void)
        }
        struct ViewDescription.Configuration<View: UIView> {
            typealias Update = (_ view: View) -> Void
            init()
            var builder: () -> View
            var updates: [Update]
            var updatesBeforeLayout: [Update]
            var contentView: (View) -> UIView
            var layoutTransition: LayoutTransition
            var appearingTransition: VisibilityTransition?
            var disappearingTransition: VisibilityTransition?
            var onAppear: LifecycleCallback?
            var onDisappear: LifecycleCallback?
            var frameRoundingBehavior: ViewDescription.FrameRoundingBehavior
            mutating func apply(_ update: @escaping Update)
            mutating func applyBeforeLayout(_ update: @escaping Update)
            subscript<Value>(keyPath: ReferenceWritableKeyPath<View, Value>) -> Value? { get set }
            subscript<Value>(keyPath: ReferenceWritableKeyPath<View, Value?>) -> Value? { get set }
        }
        protocol NativeView: UIView {}
        extension UIView {
            class var layerClass: AnyClass { get }
            class var requiresConstraintBasedLayout: Bool { get }
            func awakeFromNib()
            func draw(_ rect: CGRect)
            func prepareForInterfaceBuilder()
            func updateConstraints()
        }
        extension UIViewController {
            func didReceiveMemoryWarning()
        }
        extension NativeView {
            static func describe(_ configuring: (inout ViewDescription.Configuration<Self>) -> Void) -> ViewDescription
        }
        extension UIView: NativeView {}
        """

    private static let focus = """
        @propertyWrapper struct FocusState<Value: Hashable> {
            init() where Value == Bool
            init<T: Hashable>() where Value == T?
            var wrappedValue: Value { get nonmutating set }
            var projectedValue: Self { get }
            func binding<T: Hashable>(for value: T) -> FocusBinding where Value == T?
            func binding() -> FocusBinding where Value == Bool
        }
        """

    private static let sizes = """
        extension SizeConstraint.Axis: Hashable, CustomStringConvertible {
            static func + (lhs: SizeConstraint.Axis, rhs: CGFloat) -> SizeConstraint.Axis
            static func - (lhs: SizeConstraint.Axis, rhs: CGFloat) -> SizeConstraint.Axis
            static func / (lhs: SizeConstraint.Axis, rhs: CGFloat) -> SizeConstraint.Axis
            static func * (lhs: SizeConstraint.Axis, rhs: CGFloat) -> SizeConstraint.Axis
            static func += (lhs: inout SizeConstraint.Axis, rhs: CGFloat)
            static func -= (lhs: inout SizeConstraint.Axis, rhs: CGFloat)
            static func /= (lhs: inout SizeConstraint.Axis, rhs: CGFloat)
            static func *= (lhs: inout SizeConstraint.Axis, rhs: CGFloat)
        }
        """
}
