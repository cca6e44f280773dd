import BlueprintUI
import Foundation
import HeadlessUIKit
import SwiftInterpreter

/// An instance of a struct declared as an element, with what was read of it.
final class DeclaredElement {
    let type: ElementType
    let depth: Int
    let instance: AdoptedInstance
    private let declared: DeclaredElements

    init(instance: AdoptedInstance, type: ElementType, depth: Int, in declared: DeclaredElements) {
        self.instance = instance
        self.type = type
        self.depth = depth
        self.declared = declared
    }

    private var keptContent: Kept<ElementContent>?
    private var keptRepresentation: Kept<any Element>?

    /// A value that was read, and the number of changes of the program's state until then.
    private struct Kept<Value> {
        var value: Value
        var changeCount: Int
    }

    /// The content, which is read again only after the program's state has changed.
    var content: ElementContent {
        read(\.keptContent) { instance.property("content", fallback: ElementContent(intrinsicSize: .zero)) }
    }

    /// The element that represents a proxy, which is read again only after the program's state has changed.
    var representation: any Element {
        read(\.keptRepresentation) {
            instance.property("elementRepresentation", as: (any Element).self, fallback: Empty())
        }
    }

    /// The facts about the layout of the representation as it was last read; reading it again could print again.
    var knownPurpose: LayoutPurpose { keptRepresentation?.value._layoutPurpose ?? [] }

    /// Returns a kept value, or reads it; a value whose reading changes the program's state or prints is not kept, as each
    /// reading does so again.
    private func read<Value>(
        _ path: ReferenceWritableKeyPath<DeclaredElement, Kept<Value>?>,
        _ make: () -> Value
    ) -> Value {
        declared.evaluating(self) { () -> Value in
            let before = instance.changeCount
            if let kept = self[keyPath: path], kept.changeCount == before { return kept.value }
            let value = make()
            self[keyPath: path] = before == instance.changeCount ? Kept(value: value, changeCount: before) : nil
            return value
        }
    }

    func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? {
        declared.evaluating(self) {
            instance.call(
                "backingViewDescription",
                [("with", context)],
                as: ViewDescription?.self,
                fallback: nil
            )
        }
    }
}

/// The element types declared in source, and the current nesting depth of their elements.
final class DeclaredElements {
    /// The maximum nesting depth of declared elements; beyond it, an element is assumed to contain itself.
    static let maximumDepth = 200

    // An element keeps its view across evaluations if its type is the same, so types are identified by name.
    private var tokens: [String: ElementType.Token] = [:]
    private var depth = 0

    /// Returns the element for an instance of a declared struct.
    ///
    /// - Throws: a `BindingError` if it is nested too deeply.
    func element(for instance: AdoptedInstance) throws -> DeclaredElement {
        guard depth < Self.maximumDepth else {
            throw BindingError(
                "'\(instance.typeName)' is nested in more than \(Self.maximumDepth) declared elements",
                fix: "an element must not contain itself"
            )
        }
        return DeclaredElement(instance: instance, type: type(named: instance.typeName), depth: depth, in: self)
    }

    /// Calls a member of an element; elements created meanwhile count as nested in it.
    func evaluating<Result>(_ element: DeclaredElement, _ body: () -> Result) -> Result {
        let outer = depth
        depth = element.depth + 1
        defer { depth = outer }
        return body()
    }

    private func type(named name: String) -> ElementType {
        let token = tokens[name] ?? ElementType.Token(name: name)
        tokens[name] = token
        return ElementType(token)
    }
}

/// The declaration of a stub, in Swift.
package struct StubDeclaration: Sendable {
    /// The type's name.
    package var name: String
    /// Its declaration in Swift: a struct with at most one stored property, an array of elements for its children.
    package var source: String

    /// Creates a stub with a name and its declaration.
    package init(name: String, source: String) {
        self.name = name
        self.source = source
    }

    /// The prefix of the file name in errors in the declaration of a stub; the name of the stub follows.
    package static let filePrefix = "stub "

    /// The declaration as a source of its own.
    package var stubSource: StubSource { StubSource(text: source, fileName: Self.filePrefix + name) }
}

/// The native element of an instance of a declared `Element`.
struct InterpretedElement: Element, AdoptingValue {
    private let declared: DeclaredElement

    init(_ declared: DeclaredElement) {
        self.declared = declared
    }

    var content: ElementContent { declared.content }

    func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? {
        declared.backingViewDescription(with: context)
    }

    var adopted: AdoptedInstance { declared.instance }

    var _elementType: ElementType { declared.type }

    var _layoutPurpose: LayoutPurpose { .isComponent }
}

/// The native element of an instance of a declared `ProxyElement`.
struct InterpretedProxyElement: ProxyElement, AdoptingValue {
    private let declared: DeclaredElement

    init(_ declared: DeclaredElement) {
        self.declared = declared
    }

    var elementRepresentation: any Element { declared.representation }

    var adopted: AdoptedInstance { declared.instance }

    var _elementType: ElementType { declared.type }

    var _layoutPurpose: LayoutPurpose { declared.knownPurpose.union(.isComponent) }
}

/// The native element of an instance of a declared `UIViewElement`.
struct InterpretedUIViewElement: UIViewElement, AdoptingValue {
    private let declared: DeclaredElement
    private let instance: AdoptedInstance

    init(_ declared: DeclaredElement, instance: AdoptedInstance) {
        self.declared = declared
        self.instance = instance
    }

    func makeUIView() -> UIView {
        instance.call("makeUIView", [], as: UIView.self, fallback: UIView(frame: .zero))
    }

    func updateUIView(_ view: UIView, with context: UIViewElementContext) {
        instance.call("updateUIView", [(nil, view), ("with", context)], as: Void.self, fallback: ())
    }

    func size(_ size: CGSize, thatFits view: UIView) -> CGSize {
        guard instance.has("size", labels: [nil, "thatFits"]) else { return view.sizeThatFits(size) }
        return instance.call("size", [(nil, size), ("thatFits", view)], as: CGSize.self, fallback: .zero)
    }

    /// Returns the view description, with the view class that `makeUIView` declares as its result: an update reuses
    /// only views of that class.
    func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? {
        let declaredView = instance.resultType(of: "makeUIView")
        return ViewDescription(declaredView.flatMap { ViewKind.viewClass(of: $0) } ?? UIView.self) { config in
            config.builder = {
                let view = makeUIView()
                (view as? any InterpretedObject)?.link.retainInterpreter()
                return view
            }
            config.apply { view in
                if let type = declaredView?.declared { (view as? any InterpretedObject)?.link.renew(as: type) }
                updateUIView(view, with: UIViewElementContext(isMeasuring: false, environment: context.environment))
            }
        }
    }

    var adopted: AdoptedInstance { instance }

    var _elementType: ElementType { declared.type }

    var _layoutPurpose: LayoutPurpose { .isComponent }
}
