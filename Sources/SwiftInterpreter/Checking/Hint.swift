/// The facts that the remedy of a mistake depends on; it is looked for only if the mistake is shown.
enum Hint {
    /// A name that no block around it, no type and no source declares, and whether it is called.
    case name(String, LexicalScope, isCalled: Bool)
    /// A name that is not a member of a type, or of its values.
    case member(String, Type, isStatic: Bool)
    /// The name of a type that is not found.
    case type(String)
    /// An optional whose value is needed.
    case optional
    /// A member of an optional's value.
    case memberOfOptional(String)
    /// A value of the first type where the second one is expected.
    case conversion(Type, Type)
    /// The operands of an operator that does not exist for them.
    case operands(String, Type, Type)
    /// An argument label that is none of a function's.
    case label(String, [Declaration.Parameter])
    /// A label that replaces another one.
    case near(String)
    /// The parameters without arguments, or whose labels are missing.
    case missing([Declaration.Parameter])
    /// A remedy for a part whose type only the context decides.
    case context(String)
    /// A part of Swift that does not exist here: the message, and a remedy.
    case absent(DiagnosticMessage, String?)
    /// A declared type that does not exist here.
    case absentType(String)
    /// A declared member that does not exist here: the message, and its name.
    case absentMember(DiagnosticMessage, String)
    /// A remedy that depends on nothing else.
    case fix(String)
}

/// The remedy of a mistake.
struct Remedy {
    var didYouMean: String?
    var expected: String?
    var fix: String?
    /// The message about a name that Swift has and that is absent here.
    var absence: DiagnosticMessage?
    /// All that can be written instead, if that is not much.
    var choices: [String] = []

    /// Adds the ways to call a function, if nothing else is known.
    mutating func add(_ forms: [String]) {
        if fix == nil, forms.count > 1 { fix = "call it as " + forms.joined(separator: ", ") }
    }
}

/// Finds the remedies of mistakes.
struct RemedyFinder {
    let interfaces: Interfaces
    private var absent: AbsentNames { interfaces.session.absentNames }

    func remedy(of hint: Hint) -> Remedy {
        switch hint {
        case .name(let name, let scope, let isCalled): return self.name(name, scope, isCalled: isCalled)
        case .member(let name, let type, let isStatic): return member(name, type, isStatic: isStatic)
        case .type(let name):
            if let fix = absent.declaration(name) {
                return Remedy(fix: fix, absence: .absentType(name))
            }
            return Remedy(didYouMean: NearestName.nearest(to: name, among: interfaces.typeNames))
        case .optional: return Remedy(fix: "give a default with '??', or take the value out with 'if let'")
        case .memberOfOptional(let name):
            return Remedy(
                fix: "write '?.\(name)' to get nil if there is no value, or '!.\(name)' if there always is one"
            )
        case .conversion(let from, let to):
            let fix = conversion(from, to)
            return Remedy(fix: fix, choices: fix == nil ? values(of: to.withoutOptionals) : [])
        case .operands(let name, let left, let right): return Remedy(fix: operands(name, left, right))
        case .label(let label, let parameters): return self.label(label, parameters)
        case .near(let label): return Remedy(didYouMean: label)
        case .missing(let parameters):
            let list = parameters.map { "\($0.label ?? $0.name): \($0.type)" }.joined(separator: ", ")
            return Remedy(expected: "'\(list)'")
        case .absent(let message, let fix): return Remedy(fix: fix, absence: message)
        case .absentType(let name): return Remedy(fix: absent.declaration(name), absence: .absentType(name))
        case .absentMember(let message, let name): return Remedy(fix: absent.member(name), absence: message)
        case .context(let fix), .fix(let fix): return Remedy(fix: fix)
        }
    }

    // MARK: - Names

    private func name(_ name: String, _ scope: LexicalScope, isCalled: Bool) -> Remedy {
        if name == "self" || name == "super" { return Remedy() }
        if let fix = absent.declaration(name) {
            return Remedy(fix: fix, absence: .absent(name))
        }
        let isType = name.first?.isUppercase == true
        return Remedy(
            didYouMean: NearestName.nearest(
                to: name,
                // A function of the library is hardly ever passed as a value.
                among: names(in: scope).filter { isCalled || interfaces.ofLibrary.functions($0).isEmpty }
            ),
            fix: isType ? nil : "declare it with 'let \(name) = …'"
        )
    }

    /// Returns all names that can be written in a block, the nearest first.
    private func names(in scope: LexicalScope) -> [String] {
        let lookup = Lookup(interfaces: interfaces, requirements: scope.typeScope.requirements)
        var result: [String] = []
        var current: LexicalScope? = scope
        while let here = current {
            result += (Array(here.variables.keys) + here.functions.keys + here.types.keys).sorted()
            if let type = here.selfType { result += lookup.memberNames(of: type, isStatic: here.isStatic) }
            current = here.parent
        }
        let isOwn: (String) -> Bool = { $0.first.map { $0.isLetter || $0 == "_" } ?? false }
        return result.filter(isOwn) + interfaces.typeNames + interfaces.valueNames.filter(isOwn)
    }

    private func member(_ name: String, _ type: Type, isStatic: Bool) -> Remedy {
        let lookup = Lookup(interfaces: interfaces)
        let names = lookup.memberNames(of: type, isStatic: isStatic)
        let near = NearestName.nearest(to: name, among: names)
        // A class may have it elsewhere; what is nearly a member of another type is a misspelt one.
        let isMisspelt = near.map { !lookup.isClass(type) && NearestName.isTypingError(name, for: $0) } ?? false
        if !isStatic, !isMisspelt, let fix = absent.member(name), mayHaveLibraryMembers(type) {
            return Remedy(fix: fix, absence: .absent(name, of: type.description))
        }
        // Of some types only a nested type is here.
        if isStatic, let fix = (type.nominal?.name).flatMap(absent.declaration), type.nominal?.code == nil {
            return Remedy(fix: fix, absence: .absent(name, of: type.description))
        }
        var result = Remedy(didYouMean: near)
        guard isStatic else { return result }
        if name == "allCases", type.nominal?.kind == .enumeration {
            return Remedy(fix: "declare '\(type)' as 'CaseIterable'")
        }
        if result.didYouMean == nil, !names.isEmpty, names.count <= 12 {
            result.choices = names.map { ".\($0)" }
        }
        return result
    }

    private func mayHaveLibraryMembers(_ type: Type) -> Bool {
        guard let nominal = type.nominal, let natives = interfaces.natives else { return false }
        return Lookup(interfaces: interfaces).isClass(type) || nominal.code == nil
            || interfaces.conformances(of: nominal).contains { natives.isNative($0.type.name) }
    }

    private func label(_ label: String, _ parameters: [Declaration.Parameter]) -> Remedy {
        let labels = parameters.map { $0.label ?? "_" }
        if let near = NearestName.nearest(to: label, among: labels.filter { $0 != "_" }) {
            return Remedy(didYouMean: near)
        }
        guard !labels.isEmpty, labels.count <= 8 else { return Remedy() }
        return Remedy(
            expected: (labels.count == 1 ? "" : "one of ") + labels.map { "\($0):" }.joined(separator: ", ")
        )
    }

    // MARK: - Conversions

    private func operands(_ name: String, _ left: Type, _ right: Type) -> String? {
        if left.wrapped != nil || right.wrapped != nil, name != "==", name != "!=" {
            return "give a default with '??', or take the value out with 'if let'"
        }
        let names = [left.nominal?.name, right.nominal?.name]
        if name == "+", names.contains("String"), left != right {
            return "write '\\(…)' in the text, or 'String(…)' around the other value"
        }
        if let real = names.first(where: { $0 == "Double" || $0 == "CGFloat" || $0 == "Float" }), let real,
            names.contains("Int")
        {
            return "write '\(real)(…)' around the whole number"
        }
        guard name == "==" || name == "!=", left == right, left.nominal?.code != nil else { return nil }
        return left.nominal?.isClass == true
            ? "write '===' to ask whether both are the same object" : "declare '\(left)' as 'Equatable'"
    }

    private func conversion(_ from: Type, _ to: Type) -> String? {
        let target = to.withoutOptionals
        guard let own = from.nominal?.name, let wanted = target.nominal?.name else { return nil }
        switch (own, wanted) {
        case ("Int", "Double"), ("Int", "CGFloat"), ("Int", "Float"), ("Float", "Double"), ("Float", "CGFloat"),
            ("Double", "Float"), ("CGFloat", "Float"), ("Double", "Int"), ("CGFloat", "Int"), ("Float", "Int"),
            ("Substring", "String"), ("Character", "String"):
            return "write '\(target)(…)' around it"
        case ("ArraySlice", "Array"): return "write 'Array(…)' around it"
        case ("Array", "ArraySlice"): return "write '[...]' after it"
        default: return making(target, from: from)
        }
    }
}
