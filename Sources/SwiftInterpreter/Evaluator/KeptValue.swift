/// The value of a line in the last evaluation, with everything it depends on.
final class KeptValue {
    /// The value, or the children that a builder takes from it.
    let values: [Value]
    /// The number of steps that the evaluation took.
    let steps: Int
    /// The number of levels that the evaluation was deep.
    let height: Int
    /// The number of the evaluation.
    let evaluation: Int
    /// The conditions under which it is still the value.
    let conditions: KeptConditions

    init(values: [Value], steps: Int, height: Int, evaluation: Int, conditions: KeptConditions) {
        (self.values, self.steps, self.height) = (values, steps, height)
        (self.evaluation, self.conditions) = (evaluation, conditions)
    }
}

/// The conditions that a kept value depends on, besides its line; most lines of a list share one object.
final class KeptConditions {
    /// The role of a line, which decides its value.
    enum Role {
        /// The value of the statement.
        case value
        /// The children that a result builder takes from it.
        case children
    }

    let role: Role
    /// The type that the context expected.
    let expected: TypeRef?
    /// The version of all declared types.
    let types: Int
    /// The names that the evaluation looked up.
    let footprint: Footprint

    init(_ role: Role, as expected: TypeRef?, types: Int, _ footprint: Footprint) {
        (self.role, self.expected, self.types, self.footprint) = (role, expected, types, footprint)
    }

    /// True if the same conditions hold for all lines of a scope, as no variable is read.
    var isShared: Bool { footprint.reads.isEmpty }
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
    private var recent: [KeptConditions] = []

    /// The number of versions of the declared types that are known apart.
    private static let mostVersions = 16
    private static let mostFootprints = 1_000
    private static let mostConditions = 16

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

    /// Returns conditions; equal ones that were used recently are the same object.
    func conditions(_ role: KeptConditions.Role, as expected: TypeRef?, types: Int, _ footprint: Footprint)
        -> KeptConditions
    {
        let known = recent.first {
            $0.footprint === footprint && $0.types == types && $0.role == role && $0.expected == expected
        }
        if let known { return known }
        let conditions = KeptConditions(role, as: expected, types: types, footprint)
        guard conditions.isShared else { return conditions }
        if recent.count >= Self.mostConditions { recent.removeFirst() }
        recent.append(conditions)
        return conditions
    }
}
