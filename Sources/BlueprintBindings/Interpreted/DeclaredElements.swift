import BlueprintUI
import SwiftInterpreter

/// What a table remembers of the elements that source declares: which types there are, and how deep they nest.
final class DeclaredElements {
    /// How many declared elements may stand in each other; more is taken for an element that contains itself.
    static let deepest = 200

    // An element keeps its view from one evaluation to the next if its type is the same, so types go by name.
    private var tokens: [String: ElementType.Token] = [:]
    private var depth = 0

    /// The element for an instance of a declared struct.
    ///
    /// - Throws: a `BindingError` if it stands in too many others.
    func element(for instance: AdoptedInstance) throws -> DeclaredElement {
        guard depth < Self.deepest else {
            throw BindingError(
                "'\(instance.typeName)' stands in more than \(Self.deepest) elements that this source declares",
                fix: "an element must not contain itself"
            )
        }
        return DeclaredElement(instance: instance, type: type(named: instance.typeName), depth: depth, in: self)
    }

    /// Asks an element something; the elements that come up meanwhile stand in it.
    func asking<Answer>(_ element: DeclaredElement, _ ask: () -> Answer) -> Answer {
        let outer = depth
        depth = element.depth + 1
        defer { depth = outer }
        return ask()
    }

    private func type(named name: String) -> ElementType {
        let token = tokens[name] ?? ElementType.Token(name: name)
        tokens[name] = token
        return ElementType(token)
    }
}
