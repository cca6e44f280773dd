/// The printed name of an element.
public struct NodeLabel: Hashable, Sendable {
    /// The element's type: `Label`.
    public let type: String
    /// The reference: `#4` for a node of the document, a path such as `#3/0/1` for a generated element.
    public let reference: String

    /// A label of a type and a reference.
    public init(type: String, reference: String) {
        self.type = type
        self.reference = reference
    }

    /// Type and reference: `Label #4`.
    public var full: String { type + " " + reference }

    /// The capitals of the type and the reference: `L #4`, `CS #7`.
    public var short: String {
        let capitals = type.filter(\.isUppercase)
        return (capitals.isEmpty ? String(type.prefix(1)) : capitals) + " " + reference
    }
}

/// Finds the number of a node of the document by the place in the source that made an element.
public struct NodeNames {
    private let number: (Int) -> Int?

    /// Names by a function from a source tag to a node's number; nil where the document has no node.
    public init(number: @escaping (Int) -> Int?) {
        self.number = number
    }

    /// Names by a table from source tags to nodes' numbers.
    public init(_ numbers: [Int: Int]) {
        number = { numbers[$0] }
    }

    /// Names by path only.
    public static var paths: NodeNames { NodeNames { _ in nil } }

    /// The number of the node that a source tag belongs to.
    public func number(forTag tag: Int) -> Int? { number(tag) }
}
