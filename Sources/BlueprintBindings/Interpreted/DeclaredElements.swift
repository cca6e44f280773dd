import BlueprintUI
import SwiftInterpreter

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
