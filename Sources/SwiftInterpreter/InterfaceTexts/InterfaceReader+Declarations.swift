/// Functions, initializers, subscripts, variables and enum cases.
extension InterfaceReader {
    /// The attributes and modifiers in front of a declaration.
    struct Prefix {
        var modifiers: WrittenModifiers = []
        var builder: WrittenType?
    }

    /// Reads attributes and modifiers.
    mutating func prefix() -> Prefix? {
        var result = Prefix()
        while true {
            if byteAfterSpace == 64 {
                position += 1
                guard attribute(&result) else { return nil }
            } else if let modifier = modifier() {
                result.modifiers.formUnion(modifier)
            } else {
                return result
            }
        }
    }

    private mutating func attribute(_ result: inout Prefix) -> Bool {
        let start = position
        switch identifier() {
        case "discardableResult": result.modifiers.insert(.discardable)
        case "_disfavoredOverload": result.modifiers.insert(.disfavored)
        case "resultBuilder": result.modifiers.insert(.resultBuilder)
        case "propertyWrapper": result.modifiers.insert(.propertyWrapper)
        case "dynamicMemberLookup": result.modifiers.insert(.dynamicMembers)
        case "available":
            guard take("(") else { return false }
            let inside = position
            skipValue(untilLineEnd: true)
            let words = String(decoding: text[inside..<min(position, end)], as: UTF8.self)
            if words.hasSuffix("absent") { result.modifiers.insert(.absent) }
            return take(")")
        case let name? where name.hasSuffix("Builder"):
            position = start
            result.builder = self.name()
        case nil: return false
        default: break
        }
        return true
    }

    private mutating func modifier() -> WrittenModifiers? {
        switch byte {
        case 115: takeWord("static") ? .static : nil
        case 99: takeWord("convenience") ? .convenience : takeClass() ? .static : nil
        case 109: takeWord("mutating") ? .mutating : nil
        case 110: takeWord("nonmutating") ? .nonmutating : nil
        case 111: takeWord("override") ? .override : takeUnlessName("open") ? [] : nil
        case 112:
            takeUnlessName("prefix")
                ? .prefix : takeWord("postfix") ? .postfix : takeWord("public") || takeWord("package") ? [] : nil
        case 114: takeWord("required") ? .required : nil
        case 105: takeWord("indirect") ? .indirect : takeWord("infix") ? [] : nil
        case 102: takeWord("final") ? .final : nil
        case 119: takeWord("weak") ? .weak : nil
        default: nil
        }
    }

    /// Reads the `class` of `class func` and `class var`.
    private mutating func takeClass() -> Bool {
        let start = position
        guard takeWord("class") else { return false }
        let after = position
        if takeWord("func") || takeWord("var") || takeWord("let") || takeWord("override") || takeWord("subscript") {
            position = after
            return true
        }
        position = start
        return false
    }

    /// Reads a modifier that is also the name of methods, such as `prefix(while:)`.
    private mutating func takeUnlessName(_ word: StaticString) -> Bool {
        let start = position
        guard takeWord(word) else { return false }
        if byteAfterSpace == 40 || byteAfterSpace == 60 {
            position = start
            return false
        }
        return true
    }

    /// Reads a declaration without keyword, as in bindings: `inset(uniform: CGFloat) -> Inset`, `init(_ text: String)`.
    mutating func bareDeclaration(_ kind: WrittenDeclaration.Kind) -> WrittenDeclaration? {
        guard let prefix = prefix() else { return nil }
        if kind == .initializer || starts(with: "init(") {
            guard takeWord("init") else { return nil }
            return initializer(prefix)
        }
        return kind == .enumCase ? enumCase(prefix) : function(prefix)
    }

    /// Reads a declaration whose attributes and modifiers are read; nil if something else comes next.
    mutating func declaration(_ prefix: Prefix) -> WrittenDeclaration? {
        switch byteAfterSpace {
        case 102 where takeWord("func"): return function(prefix)
        case 105 where takeWord("init"): return initializer(prefix)
        case 115 where takeWord("subscript"): return subscriptDeclaration(prefix)
        case 118 where takeWord("var"): return variable(prefix, isConstant: false)
        case 108 where takeWord("let"): return variable(prefix, isConstant: true)
        case 99 where takeWord("case"): return enumCase(prefix)
        default: return nil
        }
    }

    // MARK: - Kinds

    private func start(_ kind: WrittenDeclaration.Kind, _ name: String, _ prefix: Prefix) -> WrittenDeclaration {
        var result = WrittenDeclaration(kind: kind, name: name)
        (result.modifiers, result.builder) = (prefix.modifiers, prefix.builder)
        return result
    }

    mutating func function(_ prefix: Prefix) -> WrittenDeclaration? {
        guard let name = operatorName() ?? identifier() else { return nil }
        var result = start(.function, name, prefix)
        return finish(&result) ? result : nil
    }

    private mutating func initializer(_ prefix: Prefix) -> WrittenDeclaration? {
        var result = start(.initializer, "init", prefix)
        if byte == 63 || byte == 33 {
            result.modifiers.insert(byte == 63 ? .failable : .implicitlyUnwrapped)
            position += 1
        }
        return finish(&result) ? result : nil
    }

    private mutating func subscriptDeclaration(_ prefix: Prefix) -> WrittenDeclaration? {
        var result = start(.subscript, "subscript", prefix)
        guard finish(&result) else { return nil }
        result.modifiers.formUnion(accessors() ?? [])
        return result
    }

    /// Reads the generic parameters, parameters, effects, result and requirements of a declaration.
    private mutating func finish(_ declaration: inout WrittenDeclaration) -> Bool {
        guard let generics = genericParameters() else { return false }
        declaration.generics.parameters = generics
        guard let parameters = parameters(of: declaration.kind) else { return false }
        declaration.parameters = parameters
        if takeWord("async") { declaration.modifiers.insert(.async) }
        if takeWord("throws") {
            declaration.modifiers.insert(.throws)
        } else if takeWord("rethrows") {
            declaration.modifiers.insert(.rethrows)
        }
        if take("->") {
            guard let type = type() else { return false }
            declaration.type = type
        }
        guard let requirements = requirements() else { return false }
        declaration.generics.requirements = requirements
        return true
    }

    private mutating func variable(_ prefix: Prefix, isConstant: Bool) -> WrittenDeclaration? {
        guard let name = identifier() else { return nil }
        var result = start(.variable, name, prefix)
        if take(":") {
            guard let type = type() else { return nil }
            result.type = type
        }
        if take("=") { skipValue(untilLineEnd: true) }
        if let accessors = accessors() {
            result.modifiers.formUnion(accessors)
        } else {
            result.modifiers.insert(isConstant ? .constant : .settable)
        }
        return result
    }

    /// Reads `{ get set }`; nil if there are no braces.
    private mutating func accessors() -> WrittenModifiers? {
        guard take("{") else { return nil }
        var result: WrittenModifiers = .computed
        while !take("}") {
            switch identifier() {
            case "set": result.insert(.settable)
            case "nonmutating": result.insert(.nonmutating)
            case "async": result.insert(.async)
            case "throws": result.insert(.throws)
            case nil: return nil
            default: break
            }
        }
        return result
    }

    private mutating func enumCase(_ prefix: Prefix) -> WrittenDeclaration? {
        guard let name = identifier() else { return nil }
        var result = start(.enumCase, name, prefix)
        guard byte == 40 else { return result }
        guard let parameters = parameters(of: .enumCase) else { return nil }
        result.parameters = parameters
        return result
    }

    // MARK: - Parameters

    private mutating func parameters(of kind: WrittenDeclaration.Kind) -> [WrittenParameter]? {
        guard take("(") else { return nil }
        var result: [WrittenParameter] = []
        if take(")") { return result }
        repeat {
            guard let parameter = parameter(of: kind) else { return nil }
            result.append(parameter)
        } while take(",")
        return take(")") ? result : nil
    }

    private mutating func parameter(of kind: WrittenDeclaration.Kind) -> WrittenParameter? {
        var result = WrittenParameter(name: "", type: .void)
        guard parameterAttributes(&result), parameterNames(&result, kind), parameterAttributes(&result) else {
            return nil
        }
        result.isInout = takeWord("inout")
        guard let type = type() else { return nil }
        result.type = type
        result.isVariadic = take("...")
        if take("=") {
            skipSpace()
            let start = position
            skipValue(untilLineEnd: false)
            result.defaultValue = String(decoding: text[start..<position], as: UTF8.self).trimmingSpaces
        }
        return result
    }

    /// Reads attributes in front of a parameter's name or type.
    private mutating func parameterAttributes(_ parameter: inout WrittenParameter) -> Bool {
        while byteAfterSpace == 64 {
            position += 1
            let start = position
            guard let name = identifier() else { return false }
            if name == "autoclosure" { parameter.isAutoclosure = true }
            if name == "escaping" { parameter.isEscaping = true }
            if name.hasSuffix("Builder") || byte == 46 {
                position = start
                parameter.builder = self.name()
            }
        }
        return true
    }

    /// Reads the label and the name with the colon; a case's associated value may have none.
    private mutating func parameterNames(
        _ parameter: inout WrittenParameter,
        _ kind: WrittenDeclaration.Kind
    ) -> Bool {
        let start = position
        if let first = identifier() {
            let second = byteAfterSpace == 58 ? nil : identifier()
            if take(":") {
                let isUnlabelled = first == "_" || (kind == .subscript && second == nil)
                parameter.label = isUnlabelled ? nil : first
                parameter.name = second ?? first
                return true
            }
        }
        position = start
        return kind == .enumCase
    }
}
