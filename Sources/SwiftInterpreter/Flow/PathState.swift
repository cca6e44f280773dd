/// A thing that gets its value later than it is declared.
enum PathKey: Hashable, Sendable {
    /// A variable of a block, by its name and place.
    case variable(String, Int)
    /// A stored property of the value that an initializer makes.
    case property(String)
    /// The call of another initializer.
    case delegation
    /// A part of a tuple that gets its value later.
    indirect case part(PathKey, Int)
}

/// The knowledge at a point of a body.
struct PathState {
    var isReachable = true
    /// The variables that surely have a value.
    var surely: Set<PathKey> = []
    /// The variables that may have a value already.
    var perhaps: Set<PathKey> = []

    static let unreachable = PathState(isReachable: false)

    /// Returns what is known where two paths meet.
    func joined(_ other: PathState) -> PathState {
        if !isReachable { return other }
        if !other.isReachable { return self }
        return PathState(surely: surely.intersection(other.surely), perhaps: perhaps.union(other.perhaps))
    }

    mutating func join(_ other: PathState) { self = joined(other) }

    mutating func set(_ key: PathKey) {
        surely.insert(key)
        perhaps.insert(key)
    }

    mutating func forget(_ key: PathKey) {
        surely.remove(key)
        perhaps.remove(key)
    }
}
