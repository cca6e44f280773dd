/// The rules by which one overload is better than another, for those parameters that the generator uses.
enum OverloadRanking {
    /// A parameter of an overload.
    struct Parameter: Sendable {
        var type: String
        /// The generic parameter clause; empty if the function is not generic.
        var clause = ""
        /// The protocol that the generic parameter must conform to.
        var constraint: String?
        var word: String { (clause.isEmpty ? "" : "generic ") + (constraint.map { "\($0) " } ?? "") + type }
    }

    /// An argument: a variable of a type, or a literal.
    struct Argument: Sendable {
        var type: String
        /// The value of the variable; nil for a literal.
        var value: String?
    }

    static let parameters: [Parameter] =
        ["Int", "Double", "Float", "String", "Bool", "Int?", "Double?", "String?", "Any", "[Int]", "[Any]", "Any?"]
        .map { Parameter(type: $0) } + [
            Parameter(type: "T", clause: "<T>"),
            Parameter(type: "T", clause: "<T: Equatable>", constraint: "Equatable"),
            Parameter(type: "T", clause: "<T: Comparable>", constraint: "Comparable"),
            Parameter(type: "T", clause: "<T: BinaryInteger>", constraint: "BinaryInteger"),
            Parameter(type: "T", clause: "<T: BinaryFloatingPoint>", constraint: "BinaryFloatingPoint"),
        ]

    static let arguments = [
        Argument(type: "Int", value: "1"), Argument(type: "Double", value: "2.5"), Argument(type: "Float", value: "2"),
        Argument(type: "String", value: "\"s\""), Argument(type: "Bool", value: "true"),
        Argument(type: "Int?", value: "1"), Argument(type: "String?", value: "nil"),
        Argument(type: "[Int]", value: "[1]"), Argument(type: "Any", value: "1"), Argument(type: "CGFloat", value: "2"),
        Argument(type: "3"), Argument(type: "2.5"), Argument(type: "\"s\""), Argument(type: "true"),
    ]

    /// Returns true if one of the parameters is certainly the best for the argument.
    static func hasBest(of parameters: [Parameter], for argument: Argument) -> Bool {
        let scored = parameters.compactMap { parameter in score(argument, parameter).map { (parameter, $0) } }
        guard let best = scored.map(\.1).min(by: { $0.lexicographicallyPrecedes($1) }) else { return false }
        let leaders = scored.filter { $0.1 == best }.map(\.0)
        if leaders.count == 1 { return true }
        let concrete = leaders.filter(\.clause.isEmpty)
        if concrete.count == 1 { return true }
        return concrete.isEmpty && leaders.filter { $0.constraint != nil }.count == 1
    }

    /// Returns the conversions of an argument, the worst kind first: of values, of literals, of collections, to
    /// optionals, to `Any`; nil if it does not fit.
    private static func score(_ argument: Argument, _ parameter: Parameter) -> [Int]? {
        let literals = ["3": "Int", "2.5": "Double", "\"s\"": "String", "true": "Bool"]
        let type = argument.value == nil ? literals[argument.type] ?? "" : argument.type
        if !parameter.clause.isEmpty { return generic(type, parameter) }
        if parameter.type == type { return [0, 0, 0, 0, 0] }
        if type == "Any" { return parameter.type == "Any?" ? [0, 0, 0, 1, 0] : nil }
        switch parameter.type {
        case "Any": return [0, 0, 0, 0, 1]
        case "Any?": return type.hasSuffix("?") ? nil : [0, 0, 0, 1, 1]
        case "[Any]": return type == "[Int]" ? [0, 0, 1, 0, 1] : nil
        case "\(type)?": return [0, 0, 0, 1, 0]
        case "Double" where type == "CGFloat": return [1, 0, 0, 0, 0]
        case "Double" where argument.type == "3", "Float" where ["3", "2.5"].contains(argument.type):
            return [0, 1, 0, 0, 0]
        case "Double?" where argument.type == "3": return [0, 1, 0, 1, 0]
        default: return nil
        }
    }

    private static func generic(_ type: String, _ parameter: Parameter) -> [Int]? {
        let conforming: [String: Set<String>] = [
            "Equatable": ["Int", "Double", "Float", "String", "Bool", "Int?", "String?", "[Int]", "CGFloat"],
            "Comparable": ["Int", "Double", "Float", "String", "CGFloat"], "BinaryInteger": ["Int"],
            "BinaryFloatingPoint": ["Double", "Float", "CGFloat"],
        ]
        if let constraint = parameter.constraint, conforming[constraint]?.contains(type) != true { return nil }
        return [0, 0, 0, 0, 0]
    }
}
