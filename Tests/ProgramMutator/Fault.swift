/// One fault that a right program is given.
public struct Fault: Hashable, Sendable {
    /// The kinds of faults.
    public enum Kind: String, CaseIterable, Sendable {
        case misspeltName = "a misspelt name"
        case misspeltLabel = "a misspelt label"
        case missingLabel = "a missing label"
        case wrongType = "a wrong type"
        case wrongOperands = "wrong operands"
        case misspeltMember = "a misspelt member"
        case unknownMember = "an unknown member"
        case missingBracket = "a missing bracket"
        case cutOff = "a source cut off"

        /// True if the program is unfinished, so that only the work of checking it counts.
        public var isUnfinished: Bool { self == .missingBracket || self == .cutOff }
    }

    /// The kind of fault.
    public let kind: Kind
    /// The change of the right program's text.
    public var change: TextChange

    /// Creates a fault.
    public init(_ kind: Kind, _ change: TextChange) {
        (self.kind, self.change) = (kind, change)
    }
}
