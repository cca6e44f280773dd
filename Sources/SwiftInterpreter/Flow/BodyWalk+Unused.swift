/// The results that no one uses, of which a compiler warns.
extension BodyWalk {
    func warnIfUnused(_ node: Expression) {
        guard let type = findings.type(of: node), !type.withoutOptionals.isVoid, type.nominal?.name != "Never",
            let words = unused(node.withoutParentheses, type)
        else { return }
        let isOutermost = body.kind == .topLevel && frames.isEmpty && closureDepth == 0
        found.warn("\(words) is unused", at: node.offset, isOutermost: isOutermost)
    }

    private func unused(_ node: Expression, _ type: Type) -> String? {
        switch node.kind {
        case .assign, .assignWith, .closure, .conditional, .choice: return nil
        case .integer, .largeInteger: return "integer literal"
        case .float: return "floating-point literal"
        case .boolean: return "boolean literal"
        case .string: return "string literal"
        case .chain(let inner):
            if case .call = inner.kind { return unused(inner, type) }
            return "expression of type '\(type)'"
        case .forced(let inner):
            if case .call = inner.kind { return unused(inner, type) }
            return "expression of type '\(type)'"
        case .attempt(_, let isForced): return isForced ? nil : "result of 'try?'"
        case .binary(let name, _, _), .unary(let name, _):
            return isDiscardable(node) ? nil : "result of operator '\(name)'"
        case .and: return "result of operator '&&'"
        case .or: return "result of operator '||'"
        case .coalesce: return "result of operator '\("??")'"
        case .call(let call): return unused(call, node, type)
        default: return "expression of type '\(type)'"
        }
    }

    private func isDiscardable(_ node: Expression) -> Bool {
        findings.choice(of: node)?.declaration?.modifiers.contains(.discardable) == true
    }

    private func unused(_ call: Call, _ node: Expression, _ type: Type) -> String? {
        guard let declaration = findings.callee(of: call, node)?.declaration else {
            guard findings.type(of: call.callee)?.withoutOptionals.function != nil else { return nil }
            if case .closure = call.callee.kind { return "result of call to closure returning '\(type)'" }
            return "result of call to function returning '\(type)'"
        }
        if declaration.modifiers.contains(.discardable) { return nil }
        switch declaration.kind {
        case .initializer where ["self", "super"].contains(where: call.callee.isInitializer): return nil
        case .initializer: return "result of '\(declaration.owner?.lastName ?? "")' initializer"
        case .function: return "result of call to '\(Self.name(declaration))'"
        case .variable: return "result of call to function returning '\(type)'"
        default: return "expression of type '\(type)'"
        }
    }

    private static func name(_ declaration: Declaration) -> String {
        let parameters = declaration.parameters
        return !parameters.isEmpty && parameters.allSatisfy { $0.label == nil }
            ? declaration.name : declaration.labelledName
    }
}
