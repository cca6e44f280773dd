/// The value of a line in the last evaluation, with everything it depends on.
final class KeptValue {
    /// The value, or the children that a builder takes from it.
    let values: [Value]
    /// The type that the context expected.
    let expected: TypeRef?
    /// The number of steps that the evaluation took.
    let steps: Int
    /// The number of levels that the evaluation was deep.
    let height: Int
    /// The version of all declared types.
    let types: Int
    /// The number of the evaluation.
    let evaluation: Int
    /// The names that the evaluation looked up.
    let footprint: Footprint

    init(
        values: [Value],
        expected: TypeRef?,
        steps: Int,
        height: Int,
        types: Int,
        evaluation: Int,
        footprint: Footprint
    ) {
        (self.values, self.expected, self.steps, self.height) = (values, expected, steps, height)
        (self.types, self.evaluation, self.footprint) = (types, evaluation, footprint)
    }
}

/// The names that an evaluation looked up outside of its line, with what it found.
final class Footprint {
    /// A variable, and its value.
    struct Read {
        var name: String
        /// True for a variable of the source, false for one of a closure.
        var isGlobal: Bool
        var value: Value
    }

    /// The names that no variable or function had.
    let absent: [String]
    let reads: [Read]
    /// The functions of the source, with the versions of their declarations.
    let functions: [(name: String, versions: [Int])]

    init(absent: [String], reads: [Read], functions: [(name: String, versions: [Int])]) {
        (self.absent, self.reads, self.functions) = (absent, reads, functions)
    }

    /// True if only names of the table were looked up.
    var isPlain: Bool { reads.isEmpty && functions.isEmpty }
}

/// The notes on values that the lines of all sources share.
final class KnownValues {
    private var versions: [(context: [String], stamps: [Int], number: Int)] = []
    private var lastVersion = 0
    private var plain: [String: Footprint] = [:]

    /// The number of versions of the declared types that are known apart.
    private static let mostVersions = 16
    private static let mostFootprints = 1_000

    /// Returns the number of a version of the declared types.
    func version(of stamps: [Int], in context: [String]) -> Int {
        if let known = versions.first(where: { $0.stamps == stamps && $0.context == context }) { return known.number }
        if versions.count >= Self.mostVersions { versions.removeFirst() }
        lastVersion += 1
        versions.append((context, stamps, lastVersion))
        return lastVersion
    }

    /// Returns a footprint of names of the table; equal ones are the same object.
    func footprint(absent: [String]) -> Footprint {
        let key = absent.joined(separator: " ")
        if let known = plain[key] { return known }
        if plain.count >= Self.mostFootprints { plain = [:] }
        let footprint = Footprint(absent: absent, reads: [], functions: [])
        plain[key] = footprint
        return footprint
    }
}
