import SwiftInterpreter
import SwiftSyntax

/// Declarations for names that nothing declares.
extension StubMaker {
    /// Adds the property wrappers that no library has.
    mutating func addWrappers() {
        for use in source.wrapperUses where !facts.isWrapper(use.name) && source.declared[use.name] == nil {
            guard !Self.attributes.contains(use.name) else { continue }
            var type = made[use.name] ?? MadeType(name: use.name, kind: .wrapper)
            if !use.hasValue, let wrapped = use.type, !type.wrapped.contains(wrapped) { type.wrapped.append(wrapped) }
            made[use.name] = type
        }
    }

    /// The attributes that are no property wrappers.
    private static let attributes: Set = [
        "MainActor", "IBOutlet", "IBInspectable", "IBAction", "NSManaged", "NSCopying", "GKInspectable", "Published",
        "Sendable", "ElementBuilder",
    ]

    /// Adds a declaration for a name.
    mutating func add(_ name: String, at token: TokenSyntax) {
        guard made[name] == nil, source.declared[name] == nil else { return }
        if name.first?.isUppercase == true { return add(type: name) }
        guard token.parent?.is(DeclReferenceExprSyntax.self) == true, name != "_" else { return }
        if let call = token.parent?.parent?.as(FunctionCallExprSyntax.self),
            call.calledExpression.id == token.parent?.id
        {
            var function = MadeMember(name: name, type: resultType(of: call, named: name))
            function.parameters = parameters(of: call, named: name)
            _ = made.add(function)
            return
        }
        guard !made.functions.contains(where: { $0.name == name }) else { return }
        let member = MadeMember(name: name, type: made.open(name), isAssigned: source.assigned.contains(name))
        _ = made.add(member)
    }

    /// Adds a type that source names.
    private mutating func add(type name: String) {
        var type = MadeType(name: name)
        type.kind = kind(of: name)
        type.genericCount = source.genericCounts[name] ?? 0
        let uses = source.inheritors[name] ?? []
        switch type.kind {
        case .object: type.superclass = superclass(named: name, uses)
        case .requirement:
            if uses.contains(where: { $0.has("elementRepresentation") }) {
                type.conformances = ["ProxyElement"]
            } else if uses.contains(where: { $0.has("backingViewDescription") }) {
                type.conformances = ["Element"]
            } else if uses.contains(where: { $0.keyword == "class" }) {
                type.conformances = ["AnyObject"]
            }
        case .value, .wrapper: break
        }
        made[name] = type
        // An initializer may have parameters of types that are open.
        for call in source.calls[name] ?? [] where call.calledExpression.sourceText == name || isSpecial(call, name) {
            guard type.kind != .requirement else { continue }
            addInitializer(of: call, to: name)
        }
        for nested in source.memberTypes[name] ?? [] where made["\(name).\(nested)"] == nil {
            add(nested: nested, in: name)
        }
    }

    private func isSpecial(_ call: FunctionCallExprSyntax, _ name: String) -> Bool {
        call.calledExpression.as(GenericSpecializationExprSyntax.self)?.expression.sourceText == name
    }

    /// Adds a type inside of a made one, or of a declared one.
    mutating func add(nested name: String, in outer: String) {
        let whole = "\(outer).\(name)"
        guard made[whole] == nil, source.declared[whole] == nil else { return }
        made[whole] = MadeType(name: whole)
        for call in source.calls[name] ?? [] where call.calledExpression.sourceText.hasSuffix(whole) {
            addInitializer(of: call, to: whole)
        }
    }

    /// Adds an initializer with the arguments of a call.
    @discardableResult
    mutating func addInitializer(of call: FunctionCallExprSyntax, to name: String) -> Bool {
        let labels = labels(of: call)
        guard made[name]?.initializers.contains(where: { $0.labels == labels }) == false else { return false }
        let parameters = parameters(of: call, named: name)
        guard var type = made[name], type.add(initializer: parameters) else { return false }
        made[name] = type
        return true
    }

    private func kind(of name: String) -> MadeType.Kind {
        let uses = source.inheritors[name] ?? []
        if uses.contains(where: { $0.keyword != "class" || !$0.isFirst }) { return .requirement }
        let last = StubGuess.words(of: name).last ?? ""
        let isClassy = Self.classes.contains(last)
        if let use = uses.first {
            return use.overrides || isClassy || ["cell", "view", "button"].contains(last) ? .object : .requirement
        }
        if source.constraints.contains(name) { return .requirement }
        return isClassy ? .object : .value
    }

    private static let classes: Set = [
        "controller", "model", "manager", "service", "coordinator", "presenter", "interactor", "delegate", "store",
        "client", "router", "logger", "analytics", "tracker", "provider", "cache",
    ]

    private func superclass(named name: String, _ uses: [StubSource.Inheritor]) -> String? {
        let words = StubGuess.words(of: name)
        guard let last = words.last else { return nil }
        if last == "controller", words.dropLast().last == "view" || !uses.isEmpty { return "UIViewController" }
        guard !uses.isEmpty else { return nil }
        return ["cell": "UIView", "view": "UIView", "button": "UIButton"][last]
    }
}
