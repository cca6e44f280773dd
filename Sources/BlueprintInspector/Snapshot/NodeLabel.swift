import HeadlessUIKit

/// The printed name of an element.
public struct NodeLabel: Hashable, Sendable {
    /// The element's type: `Label`.
    public let type: String
    /// The reference: `#4` for a node of the document, a path such as `#3/0/1` for a generated element.
    public let reference: String

    /// Creates a label with a type and a reference.
    public init(type: String, reference: String) {
        self.type = type
        self.reference = reference
    }

    /// Type and reference: `Label #4`.
    public var full: String { type + " " + reference }

    /// Returns the label in at most a number of columns; else without its type.
    func fitted(isMarked: Bool, columns: Int) -> String {
        let reference = isMarked ? ">\(reference)<" : reference
        let shown = NodeLabel(type: type, reference: reference)
        return shown.full.displayColumns <= columns ? shown.full : reference
    }
}

/// Finds the number of a node of the document by the place in the source that made an element.
public struct NodeNames {
    private let number: (Int) -> Int?

    /// Creates names from a function that returns the number of the node with a source tag; nil if there is none.
    public init(number: @escaping (Int) -> Int?) {
        self.number = number
    }

    /// Creates names from a dictionary of nodes' numbers by source tag.
    public init(_ numbers: [Int: Int]) {
        number = { numbers[$0] }
    }

    /// Names by path only.
    public static var paths: NodeNames { NodeNames { _ in nil } }

    /// Returns the number of the node with a source tag.
    public func number(forTag tag: Int) -> Int? { number(tag) }
}
