import SwiftInterpreter
import SwiftSyntax

/// Types from the values that are converted.
extension StubMaker {
    /// Takes that a value of one type is used as one of another.
    mutating func convert(_ from: String, _ to: String, at token: TokenSyntax) {
        if unify(from, to, at: token) { return }
        retype(from, to, at: token)
    }

    /// Makes one type fit the other; returns false if none of them can be changed.
    private mutating func unify(_ from: String, _ to: String, at token: TokenSyntax) -> Bool {
        guard !made.isStale(from), !made.isStale(to) else { return true }
        guard from != to, Self.isWhole(to) else { return from == to }
        if let name = open(from) { return settle(name, as: to) }
        if let name = open(to) {
            guard let type = type(ofValue: from, at: token, name) else { return false }
            return settle(name, as: type)
        }
        if let inner = TypeWords.wrapped(to) { return unify(TypeWords.wrapped(from) ?? from, inner, at: token) }
        if let inner = TypeWords.wrapped(from), isMade(inner) { return unify(inner, to, at: token) }
        if let a = TypeWords.element(from), let b = TypeWords.element(to) { return unify(a, b, at: token) }
        if let a = TypeWords.function(from), let b = TypeWords.function(to), a.parameters.count == b.parameters.count {
            var isChanged = false
            for (one, other) in zip(a.parameters, b.parameters) where unify(one, other, at: token) { isChanged = true }
            return unify(a.result, b.result, at: token) || isChanged
        }
        return use(from, as: to)
    }

    private static func isWhole(_ type: String) -> Bool {
        !type.contains("_") && !type.contains("$") && type != "Never" && !type.isEmpty
    }

    private mutating func settle(_ name: String, as written: String) -> Bool {
        guard let type = made[name] else { return false }
        let core = TypeWords.core(of: written)
        if facts.isPlaceOfElements(core) || isElement(core) {
            guard !type.initializers.isEmpty else {
                made.settle(name, as: "any Element")
                return true
            }
            return conform(name, to: "ProxyElement")
        }
        let isProtocol =
            facts.isProtocol(core) || source.declared[core]?.keyword == "protocol" || made[core]?.kind == .requirement
        guard !TypeWords.mentions(name, in: written), core != "Void", written != "()" else { return false }
        let isOptional = open(written) == nil && TypeWords.wrapped(written) != nil
        let inner = isOptional ? TypeWords.wrapped(written) ?? written : written
        made.settle(name, as: isProtocol && inner == core ? "any \(core)" : inner)
        return true
    }

    /// Returns the type of a parameter or a property that takes a value; nil if the value does not tell it.
    private mutating func type(ofValue type: String, at token: TokenSyntax, _ name: String) -> String? {
        if type.contains("->") {
            var node = Syntax(token)
            while let parent = node.parent, !node.is(ClosureExprSyntax.self) { node = parent }
            guard let closure = node.as(ClosureExprSyntax.self) else { return Self.isWhole(type) ? type : nil }
            let uses = ClosureUses(closure)
            let inputs = (0..<uses.parameterCount).map { uses.writtenTypes[$0] ?? made.open(uses.names[$0] ?? "value") }
            let result = uses.makesElements ? "any Element" : uses.hasValue ? made.open("value") : "Void"
            return "(\(inputs.joined(separator: ", "))) -> \(result)"
        }
        guard Self.isWhole(type) else { return nil }
        let isLiteral = [.integerLiteral(""), .floatLiteral("")].contains { Self.isAlike($0, token.tokenKind) }
        if isLiteral, type == "Int" || type == "Double" {
            return type == "Int" && StubGuess.isCount(hint(of: name)) ? "Int" : "CGFloat"
        }
        return type
    }

    private static func isAlike(_ a: TokenKind, _ b: TokenKind) -> Bool {
        switch (a, b) {
        case (.integerLiteral, .integerLiteral), (.floatLiteral, .floatLiteral): true
        default: false
        }
    }

    /// Makes a type that source names, and that is made up, one that its values are used as.
    private mutating func use(_ from: String, as to: String) -> Bool {
        let (made, target) = (TypeWords.core(of: from), TypeWords.core(of: to))
        guard var type = self.made[made] else {
            guard var type = self.made[target], type.kind == .value, type.members.isEmpty, type.initializers.isEmpty,
                type.alias == nil, !type.isElement
            else { return false }
            type.alias = ["Int", "Double"].contains(from) ? "CGFloat" : from
            self.made[target] = type
            return true
        }
        if facts.isPlaceOfElements(target) || facts.isElement(target) { return conform(made, to: "ProxyElement") }
        if facts.isClass(target) || source.declared[target]?.keyword == "class" || self.made[target]?.kind == .object {
            guard type.superclass == nil, target != made else { return false }
            (type.kind, type.superclass) = (.object, target)
            self.made[made] = type
            return true
        }
        let isProtocol =
            facts.isProtocol(target) || source.declared[target]?.keyword == "protocol"
            || self.made[target]?.kind == .requirement
        if isProtocol { return conform(made, to: target) }
        guard type.alias == nil, type.members.isEmpty, type.initializers.isEmpty, type.kind == .value else {
            return false
        }
        type.alias = to
        self.made[made] = type
        return true
    }

    /// Lets a made type conform to a protocol; returns false if it does already.
    @discardableResult
    mutating func conform(_ written: String, to kind: String) -> Bool {
        let name = TypeWords.core(of: written)
        if let declared = source.declared[name], ["Equatable", "Hashable"].contains(kind) {
            return conformParts(of: declared, to: kind)
        }
        guard var type = made[name], type.superclass == nil || kind != "ProxyElement" else { return false }
        guard type.conform(to: TypeWords.core(of: kind)) else { return false }
        made[name] = type
        return true
    }

    /// Lets the made types of a declared type's properties conform to a protocol; returns false if all do already.
    private mutating func conformParts(of declared: StubSource.Declared, to kind: String) -> Bool {
        var isChanged = false
        for member in declared.members {
            for binding in member.decl.as(VariableDeclSyntax.self)?.bindings ?? [] {
                guard let type = binding.typeAnnotation?.type.sourceText else { continue }
                for made in made.all where TypeWords.mentions(made.name, in: type) {
                    if conform(made.name, to: kind) { isChanged = true }
                }
            }
        }
        return isChanged
    }

    /// Changes the type of the parameter or the member at a place, which two uses need otherwise.
    private mutating func retype(_ from: String, _ to: String, at token: TokenSyntax) {
        var node = Syntax(token)
        while let parent = node.parent {
            node = parent
            if let argument = node.as(LabeledExprSyntax.self),
                let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self),
                let callee = StubSourceReader.calleeName(of: call)
            {
                let key = "\(callee) \(argument.label?.text ?? "_")"
                let numbers: Set = ["Int", "Double", "CGFloat", "Float"]
                let isNumber = numbers.contains(from) && numbers.contains(to)
                let type = isNumber && !retyped.contains(key) ? "CGFloat" : "Any?"
                if made.retype(argument.label?.text, of: callee, to: type) {
                    retyped.insert(key)
                    return
                }
            }
            if node.is(CodeBlockItemSyntax.self) { break }
        }
        changeMember(at: token, from, to)
    }

    /// Changes the type of a made member whose value a place needs otherwise, once.
    private mutating func changeMember(at token: TokenSyntax, _ from: String, _ to: String) {
        var node = Syntax(token)
        var name: String?
        while let parent = node.parent {
            node = parent
            if let member = node.as(MemberAccessExprSyntax.self) { name = member.declName.baseName.text }
            let goesOn =
                node.is(MemberAccessExprSyntax.self) || node.is(DeclReferenceExprSyntax.self)
                || node.is(FunctionCallExprSyntax.self)
            if !goesOn { break }
        }
        guard let name, retyped.insert("member \(name)").inserted, Self.isWhole(to) else { return }
        for type in made.all {
            guard let index = type.members.firstIndex(where: { $0.name == name && $0.type == from }) else { continue }
            var changed = type
            changed.members[index].type = to
            made[type.name] = changed
        }
    }

    /// Takes that an operator has operands of two types.
    mutating func operate(_ operation: String, _ left: String, _ right: String, at token: TokenSyntax) {
        let comparisons: Set = ["==", "!=", "<", ">", "<=", ">=", "~="]
        switch (open(left), open(right)) {
        case (let a?, let b?) where a == b:
            if comparisons.contains(operation) {
                conform(a, to: operation == "==" || operation == "!=" || operation == "~=" ? "Equatable" : "Comparable")
            } else {
                made.settle(a, as: StubGuess.type(named: hint(of: a)) ?? "CGFloat")
            }
        case (let a?, _): settle(a, besides: TypeWords.wrapped(right) ?? right)
        case (nil, let b?): settle(b, besides: TypeWords.wrapped(left) ?? left)
        case (nil, nil):
            guard comparisons.contains(operation) else { return }
            for type in [left, right] { conform(type, to: "Equatable") }
        }
    }

    private mutating func settle(_ name: String, besides other: String) {
        guard Self.isWhole(other) else { return }
        let isNumber = ["Int", "Double"].contains(other)
        _ = settle(name, as: isNumber && !StubGuess.isCount(hint(of: name)) ? "CGFloat" : other)
    }

    /// Takes that a value is used in a way that its type does not allow.
    mutating func misuse(_ type: String, _ use: DiagnosticMessage.Misuse, at token: TokenSyntax) {
        guard let name = open(type) else {
            if use == .call { addForms(ofCallsAround: token) }
            return
        }
        let hint = hint(of: name)
        switch use {
        case .bound, .chained, .forced: made.settle(name, as: made.open(hint) + "?")
        case .sequence: made.settle(name, as: "[\(made.open(Self.singular(hint)))]")
        case .index:
            var node = Syntax(token)
            while let parent = node.parent, !node.is(SubscriptCallExprSyntax.self) { node = parent }
            let index = node.as(SubscriptCallExprSyntax.self)?.arguments.first?.expression
            let item = made.open(Self.singular(hint))
            let isKey =
                index?.is(StringLiteralExprSyntax.self) == true
                || index?.as(MemberAccessExprSyntax.self)?.base == nil
                    && index?.is(MemberAccessExprSyntax.self) == true
            made.settle(name, as: isKey ? "[String: \(item)]" : "[\(item)]")
        case .call:
            var node = Syntax(token)
            while let parent = node.parent, !node.is(FunctionCallExprSyntax.self) { node = parent }
            guard let call = node.as(FunctionCallExprSyntax.self) else { return }
            let inputs = parameters(of: call, named: hint).map(\.type)
            made.settle(name, as: "(\(inputs.joined(separator: ", "))) -> \(resultType(of: call, named: hint))")
        }
    }
}
