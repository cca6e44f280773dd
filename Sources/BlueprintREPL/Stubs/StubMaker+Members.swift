import SwiftInterpreter
import SwiftSyntax

/// Members that no declaration has.
extension StubMaker {
    /// The static members whose value is one of the type.
    private static let ownValues: Set = [
        "current", "shared", "default", "main", "standard", "preview", "mock", "sample", "stub", "empty", "instance",
        "fixture", "live", "zero", "none",
    ]

    /// Adds a member to a type that is made up, or to an extension of another one.
    mutating func add(member name: String, of written: String, isStatic: Bool, at token: TokenSyntax) {
        let owner = TypeWords.core(of: written)
        let use = MemberUse(token)
        if made[owner] != nil, !isStatic, settleOwner(owner, having: name, use) { return }
        if isStatic, name.first?.isUppercase == true, !use.isImplicit { return add(nested: name, in: owner) }
        guard let target = place(of: name, in: owner, isStatic, use) else { return }
        let labels = use.isInPattern ? nil : use.call.map(labels)
        let known = made[target]?.members ?? made.extensions[target] ?? []
        guard !known.contains(where: { $0.name == name && $0.isStatic == isStatic && $0.parameters?.labels == labels })
        else { return }
        var member = MadeMember(name: name, isStatic: isStatic, type: "")
        if use.isInPattern {
            member.type = owner
            if use.payloadCount > 0 {
                member.parameters = (0..<use.payloadCount).map { index in
                    let hint = use.payloadNames[index] ?? "value"
                    return MadeParameter(name: hint, type: made.open(hint, in: owner))
                }
            }
        } else if let call = use.call {
            member.type = resultType(ofMember: name, call, owner, isStatic, use, target)
            member.parameters = parameters(of: call, named: name, in: owner)
        } else {
            let isOwn = isStatic && (use.isImplicit || Self.ownValues.contains(name))
            member.type = isOwn ? ownType(owner) : made.open(name, in: owner)
        }
        member.isAssigned = source.assigned.contains(name) && member.parameters == nil
        _ = made.add(member, to: target)
        // A change of a value that a constant has needs a class.
        if member.isAssigned, !isStatic, var type = made[target], type.kind == .value, !type.isElement, !type.isOpen,
            type.initializers.isEmpty
        {
            type.kind = .object
            made[target] = type
        }
    }

    private func ownType(_ owner: String) -> String {
        made[owner]?.kind == .requirement || facts.isProtocol(owner) ? "any \(owner)" : owner
    }

    private mutating func resultType(
        ofMember name: String,
        _ call: FunctionCallExprSyntax,
        _ owner: String,
        _ isStatic: Bool,
        _ use: MemberUse,
        _ target: String
    ) -> String {
        if target == "Element" { return "any Element" }
        if isStatic, use.isImplicit { return ownType(owner) }
        return resultType(of: call, named: name)
    }

    /// Settles an open owner of which the name of a member tells the type; returns false if it tells nothing.
    private mutating func settleOwner(_ owner: String, having name: String, _ use: MemberUse) -> Bool {
        guard var type = made[owner] else { return false }
        let isOpen = type.isOpen && type.members.isEmpty
        if isOpen, let found = StubFacts.type(having: name) {
            let guessed = StubGuess.type(named: type.hint ?? "")
            if found == "[]", guessed == "String" {
                made.settle(owner, as: "String")
            } else if found == "[]" {
                made.settle(owner, as: "[\(made.open(Self.singular(type.hint ?? "item"), in: type.owner))]")
            } else {
                made.settle(owner, as: found)
            }
            return true
        }
        let isElement = use.call != nil && (facts.isMemberOfElements(name) || use.isModifier && type.kind == .value)
        guard isElement, !type.isElement, type.kind != .requirement else { return false }
        if isOpen, type.initializers.isEmpty {
            made.settle(owner, as: "any Element")
            return true
        }
        _ = type.conform(to: "ProxyElement")
        made[owner] = type
        return true
    }

    /// Returns the type that gets a member; nil if it can get none.
    private func place(of name: String, in owner: String, _ isStatic: Bool, _ use: MemberUse) -> String? {
        if !isStatic, use.call != nil, isElement(owner) { return "Element" }
        if made[owner] != nil { return owner }
        if owner.hasPrefix("[") { return owner.contains(":") ? nil : "Array" }
        guard owner.first?.isLetter == true, !owner.contains(" ") else { return nil }
        return facts.knows(owner) || source.declared[owner] != nil ? owner : nil
    }

    /// Returns true if values of a type are elements.
    func isElement(_ type: String) -> Bool {
        if facts.isElement(type) || type == "ProxyElement" || made[type]?.isElement == true { return true }
        guard let declared = source.declared[type] else { return false }
        return declared.inherited.contains { $0 == "Element" || $0 == "ProxyElement" || made[$0]?.isElement == true }
            || StubSource.has("elementRepresentation", in: declared.members)
    }
}

/// The way in which source uses a member.
struct MemberUse {
    /// The call of the member; nil if it is not called.
    private(set) var call: FunctionCallExprSyntax?
    /// True for `.name`, where the type follows from the context.
    private(set) var isImplicit = false
    /// True in the pattern of a `case`.
    private(set) var isInPattern = false
    /// True in a chain of calls that begins with that of a type, and that is a statement: that of an element.
    private(set) var isModifier = false
    /// The number of values that the pattern takes out.
    private(set) var payloadCount = 0
    /// The names of these values.
    private(set) var payloadNames: [Int: String] = [:]

    /// Reads the use at a name.
    init(_ token: TokenSyntax) {
        var node = Syntax(token)
        // The place of a member may be that of its dot.
        if token.tokenKind == .period, let member = token.parent { node = member }
        while let parent = node.parent, parent.is(DeclReferenceExprSyntax.self) { node = parent }
        if node.is(DeclReferenceExprSyntax.self), let parent = node.parent?.as(MemberAccessExprSyntax.self) {
            node = Syntax(parent)
        }
        guard let member = node.as(MemberAccessExprSyntax.self) else { return }
        isImplicit = member.base == nil
        if let outer = member.parent?.as(FunctionCallExprSyntax.self), outer.calledExpression.id == member.id {
            call = outer
        }
        var current = Syntax(member)
        while let parent = current.parent {
            if parent.is(CodeBlockItemSyntax.self) || parent.is(ClosureExprSyntax.self) { break }
            if parent.is(ExpressionPatternSyntax.self) { isInPattern = isImplicit }
            current = parent
        }
        isModifier = Self.isModifier(member)
        guard isInPattern, let call else { return }
        payloadCount = call.arguments.count
        for (index, argument) in call.arguments.enumerated() {
            payloadNames[index] = argument.expression.as(PatternExprSyntax.self).flatMap { pattern in
                pattern.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
                    ?? pattern.pattern.as(ValueBindingPatternSyntax.self)?.pattern.sourceText
            }
        }
    }

    private static func isModifier(_ member: MemberAccessExprSyntax) -> Bool {
        var outer = Syntax(member)
        while let parent = outer.parent,
            parent.is(MemberAccessExprSyntax.self) || parent.is(FunctionCallExprSyntax.self)
        {
            outer = parent
        }
        guard let whole = outer.as(ExprSyntax.self),
            outer.parent?.is(CodeBlockItemSyntax.self) == true || outer.parent?.is(ReturnStmtSyntax.self) == true,
            let call = CallChain(whole).base.as(FunctionCallExprSyntax.self)
        else { return false }
        return call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text.first?.isUppercase == true
    }
}
