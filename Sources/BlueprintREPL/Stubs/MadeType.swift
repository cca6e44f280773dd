/// A type that is made up from its uses, as it becomes Swift in a file of stubs.
struct MadeType: Hashable {
    /// The kind of the declaration.
    enum Kind: Hashable {
        /// A struct, or an enum if it has only static members.
        case value
        /// A class.
        case object
        /// A protocol.
        case requirement
        /// A property wrapper.
        case wrapper
    }

    /// The name, with those of the types around it: `Theme.Colors`.
    var name: String
    var kind = Kind.value
    /// The class that it inherits from; nil for none.
    var superclass: String?
    /// The protocols that it conforms to.
    var conformances: [String] = []
    /// The number of its generic parameters.
    var genericCount = 0
    var members: [MadeMember] = []
    /// The parameters of its initializers, besides the one without any.
    var initializers: [[MadeParameter]] = []
    /// The type that it is another name of; nil for a type of its own.
    var alias: String?
    /// The words of a name for it, as long as only its uses are known; nil for one that source names.
    var hint: String?
    /// The type that has the members or parameters of an open type; nil for none.
    var owner: String?
    /// The types that source gives to variables with the wrapper.
    var wrapped: [String] = []

    /// True as long as only its uses are known, and any type may be found for it.
    var isOpen: Bool { hint != nil }

    /// True if its values are elements.
    var isElement: Bool { conformances.contains { $0 == "Element" || $0 == "ProxyElement" } }

    /// The last part of the name.
    var lastName: String { String(name.split(separator: ".").last ?? "") }

    /// The name of the type around it; nil for none.
    var outerName: String? {
        let parts = name.split(separator: ".")
        return parts.count > 1 ? parts.dropLast().joined(separator: ".") : nil
    }

    /// Adds a conformance that it does not have yet; returns true if it is new.
    mutating func conform(to name: String) -> Bool {
        guard !conformances.contains(name), superclass != name else { return false }
        conformances.append(name)
        return true
    }

    /// Adds an initializer that it does not have yet; returns true if it is new.
    mutating func add(initializer parameters: [MadeParameter]) -> Bool {
        guard !parameters.isEmpty, !initializers.contains(where: { $0.labels == parameters.labels }) else {
            return false
        }
        initializers.append(parameters)
        return true
    }
}

/// A member of a type, or a function or variable outside of types, that is made up.
struct MadeMember: Hashable {
    var name: String
    var isStatic = false
    /// The parameters of a function; nil for a property.
    var parameters: [MadeParameter]?
    /// The type of the property, or of the result.
    var type: String
    /// True if source assigns it.
    var isAssigned = false

    /// Returns true if both declare the same name with the same labels.
    func isSame(as other: MadeMember) -> Bool {
        name == other.name && isStatic == other.isStatic && parameters?.labels == other.parameters?.labels
    }
}

/// A parameter that is made up.
struct MadeParameter: Hashable {
    /// The label; nil for none.
    var label: String?
    var name: String
    var type: String
    /// True for a closure that builds children.
    var buildsChildren = false
    /// True for the parameter of a trailing closure.
    var isTrailing = false
}

extension [MadeParameter] {
    /// The labels, with a mark for a trailing closure, whose label a call does not show.
    var labels: [String] { map { $0.isTrailing ? "{}" : $0.label ?? "_" } }
}
