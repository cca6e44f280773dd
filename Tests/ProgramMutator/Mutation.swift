/// One change of a program's text.
public struct Mutation: Hashable, Sendable {
    /// The kinds of changes.
    public enum Kind: String, CaseIterable, Sendable {
        case dropArgument = "drop an argument"
        case dropAttribute = "drop an attribute"
        case dropCase = "drop a case"
        case dropConformance = "drop a conformance"
        case dropMark = "drop try, ?, ! or &"
        case dropMember = "drop a member"
        case dropModifier = "drop a modifier"
        case dropReturn = "drop a return"
        case dropStatement = "drop a statement"
        case duplicate = "duplicate"
        case reorder = "reorder"
        case swapLabel = "swap a label"
        case swapLetAndVar = "swap let and var"
        case swapLiteral = "swap a literal"
        case swapName = "swap a name"
        case swapOperator = "swap an operator"
        case swapType = "swap a type"
    }

    /// The kind of change.
    public let kind: Kind
    /// The UTF-8 offsets of the replaced text.
    public let range: Range<Int>
    /// The text in its place.
    public let replacement: String
    /// The line at which the replaced text begins, counted from 1.
    public let line: Int

    /// Returns the changed text.
    public func applied(to text: String) -> String { TextChange(range, replacement).applied(to: text) }
}
