import SwiftInterpreter

/// The names that a document declares, with their types.
package struct KnownNames {
    /// The types, in order.
    package var types: [String] = []
    /// The other names whose types are unknown, such as those of stubs.
    package var others: [String] = []
    /// The variables and functions.
    package var signatures = DeclaredSignatures()
    /// Returns the types at the end of unfinished source, given with what closes its brackets; nil for no document.
    package var check: ((_ text: String, _ end: String) -> CursorTypes)?
    /// Returns the summary of a declared type.
    package var summary: (String) -> DeclaredSummary? = { _ in nil }

    /// No names.
    package init() {}
}
