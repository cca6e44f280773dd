import BlueprintBindings
import SwiftInterpreter

/// The names of the libraries, as far as they decide what is made up.
struct StubFacts {
    let language: Language

    private var table: BindingTable { language.table }

    /// Returns true if a library has a type of a name.
    func knows(_ type: String) -> Bool {
        table.type(named: type) != nil || Self.standard.contains(type) || Self.protocols.contains(type)
    }

    /// Returns a value of a type of a library that needs no arguments; nil if none is known.
    func value(of type: String) -> String? {
        guard let native = table.type(named: type), !native.isProtocol else { return nil }
        let names = table.staticMemberNames(of: native)
        if let name = ["none", "default", "zero", "standard", "automatic"].first(where: names.contains) {
            return "\(type).\(name)"
        }
        let isEmpty = native.members.initializers.contains { $0.signature.parameters.allSatisfy(\.isOptional) }
        return isEmpty ? "\(type)()" : names.first.map { "\(type).\($0)" }
    }

    /// Returns true if values of the type are elements of Blueprint.
    func isElement(_ type: String) -> Bool { type == "Element" || language.catalog.isElementType(type) }

    /// Returns true for the protocols of elements and of what lists take: an element can be one.
    func isPlaceOfElements(_ type: String) -> Bool {
        if ["Element", "ProxyElement"].contains(type) || type.hasSuffix(".Child") { return true }
        return table.type(named: type).map(table.isChild) ?? false
    }

    /// Returns true for a protocol of a library.
    func isProtocol(_ type: String) -> Bool {
        table.type(named: type)?.isProtocol == true || Self.protocols.contains(type)
    }

    /// Returns true for a class of a library.
    func isClass(_ type: String) -> Bool {
        guard let native = table.type(named: type), !native.isProtocol else { return false }
        return table.lineage(of: native).contains { ["UIResponder", "NSObject", "UIView"].contains($0.name) }
    }

    /// Returns true if elements have a modifier or a property of a name.
    func isMemberOfElements(_ name: String) -> Bool { language.catalog.isModifier(name) }

    /// Returns true if the library has a property wrapper of a name.
    func isWrapper(_ name: String) -> Bool { table.syntax.wrappers.contains(name) || knows(name) }

    private static let protocols: Set = [
        "Equatable", "Hashable", "Comparable", "Identifiable", "Error", "CaseIterable", "Sequence", "Collection",
        "AnyObject", "CustomStringConvertible", "ExpressibleByStringLiteral", "Encodable", "Decodable", "Codable",
        "Sendable",
    ]

    private static let standard: Set = [
        "String", "Int", "Double", "Float", "CGFloat", "Bool", "Character", "Substring", "Array", "Dictionary", "Set",
        "Optional",
        "Result", "Range", "ClosedRange", "Any", "AnyHashable",
    ]

    // MARK: - Members that tell a type

    /// Returns the type that a member belongs to, if it is one of a few that leave no doubt; `[]` for a list.
    static func type(having member: String) -> String? {
        if list.contains(member) { return "[]" }
        if text.contains(member) { return "String" }
        return owners[member]
    }

    private static let list: Set = [
        "map", "forEach", "compactMap", "flatMap", "filter", "first", "last", "enumerated", "indices", "reduce",
        "sorted", "contains", "reversed", "prefix", "dropFirst", "dropLast", "append", "joined", "allSatisfy",
        "startIndex", "endIndex", "isEmpty", "count",
    ]

    private static let text: Set = [
        "uppercased", "lowercased", "capitalized", "hasPrefix", "hasSuffix", "trimmingCharacters", "utf8",
        "replacingOccurrences", "localizedCapitalized", "localizedUppercase",
    ]

    private static let owners: [String: String] = [
        "cgColor": "UIColor", "withAlphaComponent": "UIColor", "resolvedColor": "UIColor", "pointSize": "UIFont",
        "lineHeight": "UIFont", "withSize": "UIFont", "capHeight": "UIFont", "ascender": "UIFont",
        "withRenderingMode": "UIImage", "withTintColor": "UIImage", "toggle": "Bool",
        "topLayoutGuide": "UIViewController", "dismiss": "UIViewController", "layoutIfNeeded": "UIView",
    ]
}
