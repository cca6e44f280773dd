import BlueprintUI

/// The spelling of identifiers, cached: a tree has many elements of few types, and most are the first of their type.
struct IdentifierSpelling {
    private struct Spelt {
        var type: ElementType
        var name: String
        /// The name and a full stop, with which identifiers without a key begin.
        var beginning: String
        /// The identifier of the first without a key.
        var first: String
    }

    private var known: ContiguousArray<Spelt> = []
    private var further: [ElementType: Int] = [:]
    private static let searched = 16

    /// Returns the name of the type and the identifier: `Label`, `Label.1`.
    mutating func spell(_ identifier: ElementIdentifier) -> (type: String, identifier: String) {
        let index = index(of: identifier.elementType)
        let name = known[index].name
        if identifier.hasKey { return (name, identifier.description) }
        if identifier.count == 1 { return (name, known[index].first) }
        return (name, known[index].beginning + String(identifier.count))
    }

    private mutating func index(of type: ElementType) -> Int {
        for index in 0..<min(known.count, Self.searched) where known[index].type == type { return index }
        if let index = further[type] { return index }
        let name = type.name
        known.append(Spelt(type: type, name: name, beginning: name + ".", first: name + ".1"))
        if known.count > Self.searched { further[type] = known.count - 1 }
        return known.count - 1
    }
}
