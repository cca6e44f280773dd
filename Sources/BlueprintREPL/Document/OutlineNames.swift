/// The declared names that make elements.
///
/// Equal lines have equal nodes only while these are equal.
struct OutlineNames: Sendable {
    /// The declared structs that are elements.
    var types: Set<String> = []
    /// The declared functions that make elements.
    var functions: Set<String> = []
    /// The types that declared static functions make, by the function with its type: `Label` by `Label.title`.
    var factories: [String: String] = [:]
    /// The variables that hold a `BlueprintView`.
    var views: Set<String> = []
    /// The places at which declared values and functions make their element, by the declared name.
    var made: [String: Int] = [:]
    /// The types of these elements.
    var madeTypes: [String: String] = [:]
    /// True if an expression that makes no element is a statement.
    var runsOpenExpressions = false

    /// Returns true if equal lines have equal nodes with both names; the places do not matter.
    func isEquivalent(to other: OutlineNames) -> Bool {
        types == other.types && functions == other.functions && views == other.views && madeTypes == other.madeTypes
            && factories == other.factories && runsOpenExpressions == other.runsOpenExpressions
    }
}
