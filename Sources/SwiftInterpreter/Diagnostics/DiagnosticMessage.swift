/// The message of a diagnostic: a code with the facts that its sentence is made of, or only a sentence.
///
/// Code that decides by an error asks for its code; ``text`` is made last.
package enum DiagnosticMessage: Hashable, Sendable {
    /// A name that nothing declares.
    case unknownName(String)
    /// The name of a type that nothing declares.
    case unknownType(String)
    /// An operator that nothing declares.
    case unknownOperator(String)
    /// A module that cannot be imported.
    case unknownModule(String)
    /// A member that a type or its values do not have.
    case unknownMember(String, of: String, Holder)
    /// A declaration that Swift has and that does not exist here, of a type if it is a member.
    case absent(String, of: String? = nil)
    /// A type that Swift has and that does not exist here.
    case absentType(String)
    /// A name or an initializer that cannot be used outside of its type.
    case inaccessible(String, isInitializer: Bool = false)
    /// A name that refers to several declarations, none of them better than the others.
    case ambiguousUse(String)
    /// Parameters without an argument, each by its label or its number.
    case missingArguments([String])
    /// An argument too many, with its label if it has one.
    case extraArgument(label: String?)
    /// Labels that arguments lack, have too many, or should have instead.
    case labels(Labels, in: Call)
    /// A value of one type where another one is expected.
    case conversion(from: String, to: String, Use)
    /// `nil` where a type is expected that has no such value.
    case nilConversion(to: String, Use)
    /// Operands of a binary operator that does not exist for them.
    case operands(operator: String, left: String, right: String)
    /// A type that does not conform to a protocol.
    case nonconformance(of: String, to: String)
    /// A type that does not conform to a protocol which a declaration requires: the sentence, the type and the protocol.
    case unmet(String, of: String, to: String)
    /// An optional whose value is needed.
    case wrapped(String, value: String)
    /// A member of the value of an optional.
    case wrappedMember(String, of: String, value: String)
    /// A value whose type does not allow how it is used.
    case misuse(of: String, Misuse)
    /// An error with a sentence only.
    case sentence(String)

    /// The ways to use a value that not every type allows.
    package enum Misuse: Hashable, Sendable {
        /// `if let` and its like.
        case bound
        /// `?` before a member.
        case chained
        /// `!`.
        case forced
        /// `for … in`.
        case sequence
        /// `[…]`.
        case index
        /// `(…)`.
        case call
    }

    /// The owner of a member.
    package enum Holder: Hashable, Sendable {
        case value, tuple, type, module
    }

    /// The brackets around arguments.
    package enum Call: String, Sendable {
        case function = "call"
        case index = "subscript"
    }

    /// Wrong labels of arguments, each with its colon.
    package enum Labels: Hashable, Sendable {
        case missing([String])
        case extraneous([String])
        case incorrect(have: String, expected: String, count: Int)
    }

    /// The place of a value, which decides how its type is spoken of.
    package enum Use: Hashable, Sendable {
        case initial, preset, assigned, returned, condition, argument, coercion, closureResult, plain
        /// An element of an array, a key or a value.
        case element(String)
    }
}

extension DiagnosticMessage: ExpressibleByStringInterpolation {
    package init(stringLiteral sentence: String) { self = .sentence(sentence) }

    /// Joins the parts of a sentence that is too long for a line of source.
    static func + (start: DiagnosticMessage, end: DiagnosticMessage) -> DiagnosticMessage {
        .sentence(start.text + end.text)
    }
}

extension DiagnosticMessage {
    /// The sentence, in the words of the compiler where it has them, without a full stop.
    package var text: String {
        switch self {
        case .unknownName(let name): "cannot find '\(name)' in scope"
        case .unknownType(let name): "cannot find type '\(name)' in scope"
        case .unknownOperator(let name): "cannot find operator '\(name)' in scope"
        case .unknownModule(let name): "no such module '\(name)'"
        case .unknownMember(let name, let owner, let holder): Self.unknownMember(name, owner, holder)
        case .absent(let name, let owner?): "'\(name)' of '\(owner)' is not supported here"
        case .absent(let name, nil): "'\(name)' is not supported here"
        case .absentType(let name): "type '\(name)' is not supported here"
        case .inaccessible(let name, let isInitializer):
            "'\(name)' \(isInitializer ? "initializer " : "")is inaccessible due to 'private' protection level"
        case .ambiguousUse(let name): "ambiguous use of '\(name)'"
        case .missingArguments(let names):
            "missing argument\(Self.plural(names.count)) for parameter\(Self.plural(names.count)) "
                + "\(names.joined(separator: ", ")) in call"
        case .extraArgument(let label): "extra argument\(label.map { " '\($0)'" } ?? "") in call"
        case .labels(let labels, let call): labels.text(in: call)
        case .conversion(let from, let to, let use): use.refusal(of: from, to)
        case .nilConversion(let to, let use): use.refusalOfNil(to)
        case .operands(let name, let left, let right):
            "binary operator '\(name)' cannot be applied to "
                + (left == right ? "two '\(left)' operands" : "operands of type '\(left)' and '\(right)'")
        case .nonconformance(let type, let kind): "type '\(type)' does not conform to protocol '\(kind)'"
        case .wrapped(let type, let value):
            "value of optional type '\(type)' must be unwrapped to a value of type '\(value)'"
        case .wrappedMember(let name, let type, let value):
            "value of optional type '\(type)' must be unwrapped to refer to member '\(name)' of wrapped base type "
                + "'\(value)'"
        case .misuse(let type, let use): use.refusal(of: type)
        case .sentence(let sentence), .unmet(let sentence, _, _): sentence
        }
    }

    private static func unknownMember(_ name: String, _ owner: String, _ holder: Holder) -> String {
        switch holder {
        case .value: "value of type '\(owner)' has no member '\(name)'"
        case .tuple: "value of tuple type '\(owner)' has no member '\(name)'"
        case .type: "type '\(owner)' has no member '\(name)'"
        case .module: "module '\(owner)' has no member named '\(name)'"
        }
    }

    fileprivate static func plural(_ count: Int) -> String { count == 1 ? "" : "s" }

    /// The code that stays the same from one version to the next; nil for a sentence.
    package var code: String? {
        switch self {
        case .unknownName: "unknownName"
        case .unknownType: "unknownType"
        case .unknownOperator: "unknownOperator"
        case .unknownModule: "unknownModule"
        case .unknownMember: "unknownMember"
        case .absent, .absentType: "absent"
        case .inaccessible: "inaccessible"
        case .ambiguousUse: "ambiguousUse"
        case .missingArguments: "missingArguments"
        case .extraArgument: "extraArgument"
        case .labels: "labels"
        case .conversion, .nilConversion: "conversion"
        case .operands: "operands"
        case .nonconformance: "nonconformance"
        case .wrapped, .wrappedMember: "wrapped"
        case .misuse, .sentence, .unmet: nil
        }
    }

    /// The same about the arguments of a subscript.
    package var inSubscript: DiagnosticMessage {
        if case .labels(let labels, _) = self { .labels(labels, in: .index) } else { self }
    }

    /// The name that is not one of those that it can be; nil for other mistakes.
    package var misnamed: String? {
        switch self {
        case .unknownName(let name), .unknownType(let name), .unknownMember(let name, of: _, _),
            .extraArgument(label: let name?):
            name
        default: nil
        }
    }

    /// The name that nothing declares, of a value or of a type; nil for other mistakes.
    package var unknownName: String? {
        switch self {
        case .unknownName(let name), .unknownType(let name): name
        default: nil
        }
    }
}

extension DiagnosticMessage.Labels {
    fileprivate func text(in call: DiagnosticMessage.Call) -> String {
        let place = "in \(call.rawValue)"
        switch self {
        case .missing(let labels):
            return "missing argument label\(DiagnosticMessage.plural(labels.count)) '\(labels.joined())' \(place)"
        case .extraneous(let labels):
            return "extraneous argument label\(DiagnosticMessage.plural(labels.count)) '\(labels.joined())' \(place)"
        case .incorrect(let have, let expected, let count):
            return "incorrect argument label\(DiagnosticMessage.plural(count)) \(place) "
                + "(have '\(have)', expected '\(expected)')"
        }
    }
}

extension DiagnosticMessage.Misuse {
    fileprivate func refusal(of type: String) -> String {
        switch self {
        case .bound: "initializer for conditional binding must have Optional type, not '\(type)'"
        case .chained: "cannot use optional chaining on non-optional value of type '\(type)'"
        case .forced: "cannot force unwrap value of non-optional type '\(type)'"
        case .sequence: "for-in loop requires '\(type)' to conform to 'Sequence'"
        case .index: "value of type '\(type)' has no subscripts"
        case .call: "cannot call value of non-function type '\(type)'"
        }
    }
}

extension DiagnosticMessage.Use {
    /// Returns the words for a value of one type where another one is expected.
    fileprivate func refusal(of from: String, _ to: String) -> String {
        switch self {
        case .initial: "cannot convert value of type '\(from)' to specified type '\(to)'"
        case .preset: "default argument value of type '\(from)' cannot be converted to type '\(to)'"
        case .assigned: "cannot assign value of type '\(from)' to type '\(to)'"
        case .returned where to == "()": "unexpected non-void return value in void function"
        case .returned: "cannot convert return expression of type '\(from)' to return type '\(to)'"
        case .condition: "cannot convert value of type '\(from)' to expected condition type '\(to)'"
        case .argument: "cannot convert value of type '\(from)' to expected argument type '\(to)'"
        case .coercion: "cannot convert value of type '\(from)' to type '\(to)' in coercion"
        case .element(let slot): "cannot convert value of type '\(from)' to expected \(slot) type '\(to)'"
        case .closureResult: "cannot convert value of type '\(from)' to closure result type '\(to)'"
        case .plain: "cannot convert value of type '\(from)' to expected type '\(to)'"
        }
    }

    /// Returns the words for `nil` where a value of a type is expected.
    fileprivate func refusalOfNil(_ to: String) -> String {
        switch self {
        case .initial: "'nil' cannot initialize specified type '\(to)'"
        case .preset: "nil default argument value cannot be converted to type '\(to)'"
        case .assigned: "'nil' cannot be assigned to type '\(to)'"
        case .returned: "'nil' is incompatible with return type '\(to)'"
        case .element(let slot): "'nil' is not compatible with expected \(slot) type '\(to)'"
        default: "'nil' is not compatible with expected argument type '\(to)'"
        }
    }
}
