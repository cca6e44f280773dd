/// Finds the name that a misspelled name most likely means.
package enum NearestName {
    /// Returns the candidate most similar to the name, if it is similar enough; the first one among equals.
    package static func nearest(to name: String, among candidates: some Sequence<String>) -> String? {
        let wanted = Array(name.lowercased().utf8.prefix(64))
        guard !wanted.isEmpty else { return nil }
        let limit = wanted.count == 1 ? 0 : (wanted.count + 2) / 3
        var best: (name: String, distance: Int)?
        for candidate in candidates where candidate != name {
            let other = Array(candidate.lowercased().utf8.prefix(64))
            guard abs(other.count - wanted.count) <= limit else { continue }
            let distance = distance(wanted, other)
            if distance <= limit, distance < best?.distance ?? .max { best = (candidate, distance) }
        }
        if let best { return best.name }
        guard wanted.count >= 4 else { return nil }
        return candidates.first { $0 != name && $0.lowercased().hasPrefix(name.lowercased()) }
    }

    /// Returns true if a name differs from another one by no more than one or two slips of the fingers.
    static func isTypingError(_ name: String, for other: String) -> Bool {
        distance(Array(name.utf8), Array(other.utf8)) <= 2
    }

    /// Returns the edit distance; swapping two adjacent characters counts as one edit.
    package static func distance(_ a: [UInt8], _ b: [UInt8]) -> Int {
        var beforeLast: [Int] = []
        var last = Array(0...b.count)
        for (row, left) in a.enumerated() {
            var current = [row + 1]
            for (column, right) in b.enumerated() {
                var value = min(current[column] + 1, last[column + 1] + 1, last[column] + (left == right ? 0 : 1))
                if row > 0, column > 0, left == b[column - 1], a[row - 1] == right {
                    value = min(value, beforeLast[column - 1] + 1)
                }
                current.append(value)
            }
            beforeLast = last
            last = current
        }
        return last[b.count]
    }
}

/// The names that programs use and that neither Swift's library nor the registered one has here, each with a remedy.
package struct AbsentNames: Sendable {
    /// Returns the remedy for a type, a function or a value; nil for a name that is not known to be absent.
    package var declaration: @Sendable (String) -> String?
    /// Returns the remedy for a member; nil for a name that is not known to be absent.
    package var member: @Sendable (String) -> String?
    /// Returns the remedy for a native class that no class of source can inherit from; nil if there is none.
    package var superclass: @Sendable (String) -> String?

    /// Creates the knowledge of absent names; by default of none.
    package init(
        declaration: @escaping @Sendable (String) -> String? = { _ in nil },
        member: @escaping @Sendable (String) -> String? = { _ in nil },
        superclass: @escaping @Sendable (String) -> String? = { _ in nil }
    ) {
        (self.declaration, self.member, self.superclass) = (declaration, member, superclass)
    }
}
