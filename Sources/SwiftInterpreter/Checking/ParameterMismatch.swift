/// The mistake in arguments that do not match the parameters of a declaration.
struct ParameterMismatch {
    private(set) var message: DiagnosticMessage
    /// The number of the argument that the message is about; nil for the whole call.
    private(set) var argument: Int?
    private(set) var hint: Hint?
    /// The weight of the mistake among those of several declarations.
    private(set) var weight = 3

    /// Makes the words for parameters without arguments.
    init(missing: [Int], _ parameters: [Declaration.Parameter]) {
        (message, hint) = Self.missing(missing, parameters)
    }

    private static func missing(_ missing: [Int], _ parameters: [Declaration.Parameter]) -> (DiagnosticMessage, Hint) {
        let names = missing.map { index in parameters[index].label.map { "'\($0)'" } ?? "#\(index + 1)" }
        return (.missingArguments(names), .missing(missing.map { parameters[$0] }))
    }

    /// Makes the words for a closure after the parentheses.
    ///
    /// - Parameter next: the number of the next parameter.
    init(trailing index: Int, _ parameters: [Declaration.Parameter], _ next: Int) {
        argument = index
        if next < parameters.count, !parameters[next].isOptional {
            message =
                "trailing closure passed to parameter of type '\(parameters[next].type)' that does not accept a closure"
        } else {
            message = "extra trailing closure passed in call"
        }
    }

    /// Makes the words for arguments in parentheses.
    init(_ parameters: [Declaration.Parameter], _ arguments: [CallSite.Argument]) {
        let closures = arguments.filter(\.isTrailing).map(\.label)
        let arguments = Array(arguments.prefix { !$0.isTrailing })
        if parameters.isEmpty {
            message = "argument passed to call that takes no arguments"
            argument = 0
            return
        }
        let bindings = Bindings(parameters, arguments, closures.count)
        if let missing = bindings.missing {
            (message, hint) = Self.missing(missing, parameters)
        } else if let extra = bindings.extra {
            let label = arguments[extra].label
            message = .extraArgument(label: label)
            argument = extra
            hint = label.map { .label($0, parameters) }
        } else if let (first, second) = bindings.swapped {
            message = "argument \(Self.name(first, arguments)) must precede argument \(Self.name(second, arguments))"
            argument = first
        } else {
            (message, hint) = Self.labels(parameters, arguments, bindings, closures)
            // A declaration that has the label, and lacks an argument, is meant rather.
            if hint == nil { weight = 4 }
        }
    }

    private static func name(_ index: Int, _ arguments: [CallSite.Argument]) -> String {
        arguments[index].label.map { "'\($0)'" } ?? "#\(index + 1)"
    }

    private static func labels(
        _ parameters: [Declaration.Parameter],
        _ arguments: [CallSite.Argument],
        _ bindings: Bindings,
        _ closures: [String?]
    ) -> (DiagnosticMessage, Hint?) {
        let wanted = arguments.indices.map { bindings.parameter[$0].flatMap { parameters[$0].label } }
        let given = arguments.map(\.label)
        let wrong = arguments.indices.filter { wanted[$0] != given[$0] }
        func list(_ labels: [String?], _ numbers: [Int]) -> [String] { numbers.map { (labels[$0] ?? "_") + ":" } }
        if wrong.allSatisfy({ given[$0] == nil }) {
            let missing = wrong.compactMap { bindings.parameter[$0] }.map { parameters[$0] }
            return (.labels(.missing(list(wanted, wrong)), in: .function), .missing(missing))
        }
        if wrong.allSatisfy({ wanted[$0] == nil }) {
            return (.labels(.extraneous(list(given, wrong)), in: .function), nil)
        }
        let all = Array(arguments.indices)
        let near = wrong.count == 1 ? wanted[wrong[0]] : nil
        let rest = list(closures, Array(closures.indices))
        let (have, expected) = ((list(given, all) + rest).joined(), (list(wanted, all) + rest).joined())
        return (
            .labels(.incorrect(have: have, expected: expected, count: wrong.count), in: .function),
            near.map { .near($0) }
        )
    }
}

/// The parameters that arguments are probably meant for.
private struct Bindings {
    /// The number of the parameter for each argument.
    private(set) var parameter: [Int?]
    /// The required parameters without an argument, if there are fewer arguments.
    private(set) var missing: [Int]?
    /// The number of an argument too many.
    private(set) var extra: Int?
    /// Two arguments, of which the first must precede the second one.
    private(set) var swapped: (Int, Int)?

    /// Finds the parameters of arguments in parentheses, which a number of closures follow.
    init(_ parameters: [Declaration.Parameter], _ arguments: [CallSite.Argument], _ closureCount: Int) {
        parameter = arguments.map { _ in nil }
        var taken = parameters.map { _ in false }
        // First the arguments with the right labels, then the others in order.
        for (index, own) in parameters.enumerated() {
            guard
                let found = arguments.indices.first(where: { parameter[$0] == nil && arguments[$0].label == own.label })
            else { continue }
            if own.label == nil, arguments[..<found].contains(where: { $0.label != nil }) { continue }
            (parameter[found], taken[index]) = (index, true)
            guard own.isVariadic else { continue }
            for more in arguments.indices[(found + 1)...].prefix(while: { arguments[$0].label == nil }) {
                parameter[more] = index
            }
        }
        for index in arguments.indices where parameter[index] == nil {
            let later = parameter[(index + 1)...].compactMap { $0 }.min() ?? 0
            let free = parameters.indices.first { number in
                !taken[number] && mayBe(arguments[index].label, for: parameters[number], isBefore: number < later)
            }
            guard let free else { continue }
            (parameter[index], taken[free]) = (free, true)
        }
        extra = arguments.indices.first { parameter[$0] == nil }
        var open = parameters.indices.filter { !taken[$0] && !parameters[$0].isOptional }
        for _ in 0..<closureCount {
            guard let last = open.last, parameters[last].type.withoutOptionals.function != nil else { break }
            open.removeLast()
        }
        if extra == nil, !open.isEmpty { missing = open }
        for index in arguments.indices.dropFirst() {
            guard let own = parameter[index], arguments[index].label == parameters[own].label,
                let before = arguments.indices[..<index].first(where: { (parameter[$0] ?? 0) > own })
            else { continue }
            swapped = (index, before)
            break
        }

        /// A label that is wrong means a parameter with a default value only if it is similar, or in its place.
        func mayBe(_ label: String?, for parameter: Declaration.Parameter, isBefore: Bool) -> Bool {
            guard let label, let own = parameter.label, parameter.isOptional, !isBefore else { return true }
            let most = (max(label.utf8.count, own.utf8.count) + 2) / 3
            return NearestName.distance(Array(label.utf8), Array(own.utf8)) <= most
        }
    }
}
