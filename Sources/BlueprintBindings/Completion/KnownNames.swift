import SwiftInterpreter

/// The names that a document declares, with their types.
package struct KnownNames {
    /// The types, in order.
    package var types: [String] = []
    /// The other names whose types are unknown, such as those of stubs.
    package var others: [String] = []
    /// The variables and functions.
    package var signatures = DeclaredSignatures()
    /// Returns the summary of a declared type.
    package var summary: (String) -> DeclaredSummary? = { _ in nil }

    /// No names.
    package init() {}

    /// Returns the type of a property of a declared type; nil if there is none.
    func property(_ name: String, of type: String) -> TypeRef? { properties(of: type).first { $0.name == name }?.type }

    /// Returns the properties of a declared type.
    func properties(of type: String) -> [(name: String, type: TypeRef)] {
        (summary(type)?.properties ?? []).compactMap { text in
            guard let colon = text.firstIndex(of: ":") else { return nil }
            let type = text[text.index(after: colon)...].drop { $0 == " " }
            return (String(text[..<colon]), TypeRef(stringLiteral: String(type)))
        }
    }
}
