import SwiftInterpreter

/// The names of the elements, lists and modifiers in a table, each read when it is first asked for.
package struct ElementNames: Sendable {
    private let read: ReadNames

    /// The names in a table.
    package init(_ table: BindingTable) { read = ReadNames(table) }

    /// The types that are elements, alphabetically.
    package var elementTypes: [String] { read.elementTypes }
    /// The types whose initializer takes a list of children in a closure, alphabetically.
    package var listTypes: [String] { elementTypes.filter(isListType) }
    /// The methods of elements that return an element or a child of a list, alphabetically.
    package var modifiers: [String] { read.methods.modifiers }

    /// Returns true if a call of the name makes an element, as `Label(text:)` does.
    package func isElementType(_ name: String) -> Bool { read.table.isElementType(name) }

    /// Returns true if the element takes a list of children in a closure, as `Row` does.
    package func isListType(_ name: String) -> Bool { isElementType(name) && read.isList(name) }

    /// Returns true if this is a method of elements that returns an element (`inset`) or a child (`stackLayoutChild`).
    package func isModifier(_ name: String) -> Bool { modifiers.contains(name) }

    /// Returns true if this is a method of elements that only returns the result of a closure, as `map` does.
    package func isTransformation(_ name: String) -> Bool { read.methods.transformations.contains(name) }

    /// Returns the element that a modifier adds, `Inset` for `inset`; nil if it adds no element to the tree.
    ///
    /// The labels of a call choose among methods of one name: `constrainedTo` adds a `ConstrainedSize` unless it is
    /// called with an `aspectRatio`. The name of a nested type is that of the drawings, without the type around it.
    package func modifierType(_ name: String, labels: [String] = []) -> String? {
        let overloads = read.methods.wrappers[name] ?? []
        return (overloads.last { $0.labels.isSuperset(of: labels) } ?? overloads.last)?.type.nestedName
    }
}

extension String {
    /// The name of a nested type without the type around it: `B` for `A.B`.
    fileprivate var nestedName: String { split(separator: ".").last.map(String.init) ?? self }
}

/// The names that were read from a table.
///
/// As the table itself, they are used by one thread at a time.
private final class ReadNames: @unchecked Sendable {
    let table: BindingTable
    lazy var elementTypes = table.typeOrder.filter(table.isElementType).sorted()
    lazy var methods = MethodsOfElements(table)
    private var lists: [String: Bool] = [:]

    init(_ table: BindingTable) { self.table = table }

    func isList(_ name: String) -> Bool {
        if let known = lists[name] { return known }
        let result = table.types[name].flatMap { table.listInitializer(of: $0) } != nil
        lists[name] = result
        return result
    }
}

/// The methods of elements by what they return.
private struct MethodsOfElements {
    /// Those that return an element or a child of a list, alphabetically.
    let modifiers: [String]
    /// Those that return the result of a closure, as `map` does.
    let transformations: Set<String>
    let wrappers: [String: [Overload]]

    /// A method: the type of the element that it returns, and the labels of its parameters.
    struct Overload {
        var type: String
        var labels: Set<String>
    }

    init(_ table: BindingTable) {
        var modifiers: Set<String> = []
        var transformations: Set<String> = []
        var wrappers: [String: [Overload]] = [:]
        for callable in table.elementMethods {
            guard let result = callable.signature.result.name, let type = table.type(named: result) else { continue }
            if type.isProtocol {
                guard callable.signature.result == .any(WrittenType(result)) else { continue }
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
}

extension BindingTable {
    /// Returns true if the registered type of that name is one of elements.
    func isElementType(_ name: String) -> Bool { types[name].map { !$0.isProtocol && isElement($0) } ?? false }

    /// Returns the type of elements with a name; a nested type has that of the drawings, too, without the type around it.
    package func elementType(named name: String) -> NativeType? {
        if let type = type(named: name) { return type }
        guard let found = typeOrder.first(where: { $0 != name && $0.nestedName == name }) else { return nil }
        return types[found].flatMap { isElement($0) ? $0 : nil }
    }

    /// Returns true if values of the type are elements.
    func isElement(_ type: NativeType) -> Bool { lineage(of: type).contains { $0.name == "Element" } }

    /// Returns true if values of the type contain an element and its key, as the children of a list do.
    package func isChild(_ type: NativeType) -> Bool {
        type.members.properties["element"] != nil && type.members.properties["key"] != nil
    }

    /// Returns the initializer that takes a list of elements in a closure; nil if the type is not a list.
    func listInitializer(of type: NativeType) -> NativeCallable? {
        type.members.initializers.first { childType(in: $0.signature) != nil }
    }

    /// Returns the type of the children in the list that an initializer takes; nil if it takes none.
    private func childType(in signature: Signature) -> String? {
        for parameter in signature.parameters where parameter.isBuilder {
            guard case .array(let child)? = parameter.type.function?.result, let name = child.name,
                type(named: name)?.converts(from: "Element") == true
            else { continue }
            return name
        }
        return nil
    }

    /// Returns the method of elements that makes a child of a list, with its traits; nil if the list has none.
    package func childMethod(ofList list: String) -> NativeCallable? {
        let initializers = type(named: list)?.members.initializers ?? []
        guard let child = initializers.compactMap({ childType(in: $0.signature) }).first else { return nil }
        return elementMethods.first { $0.signature.result.name == child }
    }

    /// All methods that every element has, by name and in order of registration.
    var elementMethods: [NativeCallable] {
        guard let element = type(named: "Element") else { return [] }
        return element.members.order.flatMap { element.members.methods[$0] ?? [] }
    }
}
