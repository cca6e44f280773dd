import SwiftInterpreter

/// Which names stand for elements, lists and modifiers, as the table has them.
public struct ElementNames: Sendable {
    /// The types that are elements, alphabetically.
    public let elementTypes: [String]
    /// The types whose initializer takes a list of children in a closure, alphabetically.
    public let listTypes: [String]
    /// The methods of elements that give an element or a child of a list, alphabetically.
    public let modifiers: [String]

    /// The methods of elements that give whatever a closure makes of the element, as `map` does.
    private let transformations: Set<String>
    private let wrappers: [String: [Overload]]

    /// One of the methods of a name: the element that it gives, and the labels that it takes.
    private struct Overload: Sendable {
        var type: String
        var labels: Set<String>
    }

    /// Reads the names from a table.
    public init(_ table: BindingTable) {
        let types = table.typeOrder.compactMap { table.type(named: $0) }
        let elements = types.filter { !$0.isProtocol && table.isElement($0) }
        elementTypes = elements.map(\.name).sorted()
        listTypes = elements.filter { table.listInitializer(of: $0) != nil }.map(\.name).sorted()
        var modifiers: Set<String> = []
        var transformations: Set<String> = []
        var wrappers: [String: [Overload]] = [:]
        for callable in table.elementMethods {
            guard let result = callable.signature.result.name, let type = table.type(named: result) else { continue }
            if type.isProtocol {
                guard callable.signature.result == .existential(result) else { continue }
                modifiers.insert(callable.signature.name)
                transformations.insert(callable.signature.name)
            } else if table.isElement(type) {
                modifiers.insert(callable.signature.name)
                let overload = Overload(
                    type: type.name,
                    labels: Set(callable.signature.parameters.compactMap(\.label))
                )
                wrappers[callable.signature.name, default: []].append(overload)
            } else if table.isChild(type) {
                modifiers.insert(callable.signature.name)
            }
        }
        self.modifiers = modifiers.sorted()
        self.transformations = transformations
        self.wrappers = wrappers
    }

    /// Whether calling this name makes an element, as `Label(text:)` does.
    public func isElementType(_ name: String) -> Bool { elementTypes.contains(name) }

    /// Whether the element takes a list of children in a closure, as `Row` does.
    public func isListType(_ name: String) -> Bool { listTypes.contains(name) }

    /// Whether this is a method of elements that gives an element, as `inset` is, or a child, as `stackLayoutChild`.
    public func isModifier(_ name: String) -> Bool { modifiers.contains(name) }

    /// Whether this is a method of elements that adds no element of its own but gives what a closure makes, as `map` does.
    public func isTransformation(_ name: String) -> Bool { transformations.contains(name) }

    /// The element that a modifier wraps around, `Inset` for `inset`; nil if it adds no element to the tree.
    ///
    /// The labels of a call choose among methods of one name: `constrainedTo` gives a `ConstrainedSize` unless it is
    /// called with an `aspectRatio`.
    public func modifierType(_ name: String, labels: [String] = []) -> String? {
        let overloads = wrappers[name] ?? []
        return (overloads.last { $0.labels.isSuperset(of: labels) } ?? overloads.last)?.type
    }
}

extension BindingTable {
    /// Whether values of the type are elements.
    func isElement(_ type: NativeType) -> Bool { lineage(of: type).contains { $0.name == "Element" } }

    /// Whether values of the type are made of an element, as the children of a list are.
    func isChild(_ type: NativeType) -> Bool { type.properties["element"] != nil && type.properties["key"] != nil }

    /// The initializer that takes a list of elements in a closure; nil if the type is no list.
    func listInitializer(of type: NativeType) -> NativeCallable? {
        type.initializers.first { initializer in
            initializer.signature.parameters.contains { parameter in
                guard parameter.isBuilder, case .array(let child)? = parameter.type.function?.result,
                    let native = child.name.flatMap({ self.type(named: $0) })
                else { return false }
                return native.converts(from: "Element")
            }
        }
    }

    /// All methods that every element has, by name and in order of registration.
    var elementMethods: [NativeCallable] {
        guard let element = type(named: "Element") else { return [] }
        return element.memberOrder.flatMap { element.methods[$0] ?? [] }
    }
}
