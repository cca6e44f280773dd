/// The associated types that are being looked for, the outermost first.
///
/// One that depends on an outer one is not known before that is: what was found for it meanwhile is not kept.
struct WitnessSearch {
    private struct Item: Equatable {
        var conformance: ObjectIdentifier
        var name: String
    }

    private var open: [Item] = []
    /// The place of the outermost one that an inner one depends on.
    private var lowest = Int.max

    /// Begins the search for an associated type, and returns its depth; nil if it is being looked for already.
    mutating func begin(_ name: String, of witnesses: Conformance.Witnesses) -> Int? {
        let item = Item(conformance: ObjectIdentifier(witnesses), name: name)
        if let place = open.firstIndex(of: item) {
            lowest = min(lowest, place)
            return nil
        }
        open.append(item)
        return open.count - 1
    }

    /// Ends a search; returns true if what it found depends on no outer one.
    mutating func end(at depth: Int) -> Bool {
        open.removeSubrange(depth...)
        guard lowest < depth else {
            lowest = .max
            return true
        }
        return false
    }
}
