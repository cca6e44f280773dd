import SwiftInterpreter
import SwiftSyntax

/// Parameters and results from calls.
extension StubMaker {
    /// Returns the labels of a call, as those of the parameters that take its arguments.
    func labels(of call: FunctionCallExprSyntax) -> [String] {
        call.arguments.map { $0.label?.text ?? "_" } + (call.trailingClosure == nil ? [] : ["{}"])
            + call.additionalTrailingClosures.map(\.label.text)
    }

    /// Returns the parameters that take the arguments of a call.
    ///
    /// - Parameters:
    ///   - name: the function, or the type whose value the call makes.
    ///   - owner: the type that has the function; nil for none.
    mutating func parameters(
        of call: FunctionCallExprSyntax,
        named name: String,
        in owner: String? = nil
    ) -> [MadeParameter] {
        var result: [MadeParameter] = []
        func isFree(_ name: String) -> Bool { !result.contains { $0.name == name } }
        for argument in call.arguments {
            let label = argument.label?.text
            var parameter = MadeParameter(label: label, name: label ?? "", type: "")
            if let closure = argument.expression.as(ClosureExprSyntax.self) {
                take(closure, label, name, isTrailing: false, &parameter)
            } else {
                let hint = label ?? Self.hint(of: argument.expression) ?? "value"
                parameter.type = type(of: argument.expression, hint: hint, in: owner ?? name)
                parameter.name = label ?? Self.parameterName(of: argument.expression, parameter.type)
            }
            if StubText.quoted(parameter.name) != parameter.name { parameter.name = "value" }
            while !isFree(parameter.name) { parameter.name += "2" }
            result.append(parameter)
        }
        if let closure = call.trailingClosure {
            var parameter = MadeParameter(name: "", type: "", isTrailing: true)
            take(closure, nil, name, isTrailing: true, &parameter)
            while !isFree(parameter.name) { parameter.name += "2" }
            result.append(parameter)
        }
        for other in call.additionalTrailingClosures {
            var parameter = MadeParameter(label: other.label.text, name: other.label.text, type: "")
            take(other.closure, other.label.text, name, isTrailing: false, &parameter)
            result.append(parameter)
        }
        return result
    }

    /// Sets what a parameter for a closure takes.
    private mutating func take(
        _ closure: ClosureExprSyntax,
        _ label: String?,
        _ owner: String,
        isTrailing: Bool,
        _ parameter: inout MadeParameter
    ) {
        let uses = ClosureUses(closure)
        let isHandler = label.map(StubGuess.isHandler) ?? false
        if uses.parameterCount == 0, uses.makesElements, !isHandler {
            parameter.buildsChildren = true
            parameter.type = "() -> [any Element]"
            parameter.name = label ?? "children"
            return
        }
        if uses.parameterCount == 1, uses.assignsToParameter, made[owner] != nil, owner.first?.isUppercase == true {
            parameter.type = "(inout \(owner)) -> Void"
            parameter.name = label ?? "configure"
            return
        }
        let inputs = (0..<uses.parameterCount).map { index in
            uses.writtenTypes[index] ?? made.open(uses.names[index] ?? "value")
        }
        var result = "Void"
        if uses.makesElements { result = "any Element" } else if uses.hasValue { result = made.open("value") }
        parameter.type = "(\(inputs.joined(separator: ", "))) -> \(result)"
        parameter.name = label ?? (result == "Void" ? "action" : "content")
    }

    /// Returns the type of an argument or an initial value, as far as its text says it.
    mutating func type(of expression: ExprSyntax, hint: String, in owner: String) -> String {
        var node = expression
        if let prefixed = node.as(PrefixOperatorExprSyntax.self) { node = prefixed.expression }
        if node.is(StringLiteralExprSyntax.self) { return "String" }
        if node.is(BooleanLiteralExprSyntax.self) { return "Bool" }
        if node.is(FloatLiteralExprSyntax.self) { return "CGFloat" }
        if node.is(IntegerLiteralExprSyntax.self) { return StubGuess.isCount(hint) ? "Int" : "CGFloat" }
        if let path = node.as(KeyPathExprSyntax.self), path.root == nil {
            return "PartialKeyPath<\(owner)>"
        }
        if node.is(NilLiteralExprSyntax.self) { return made.open(hint, in: owner) + "?" }
        if let list = node.as(ArrayExprSyntax.self), let first = list.elements.first {
            return "[\(type(of: first.expression, hint: Self.singular(hint), in: owner))]"
        }
        return made.open(hint, in: owner)
    }

    /// Returns the name of one of several things.
    static func singular(_ name: String) -> String {
        if name.hasSuffix("ies") { return name.dropLast(3) + "y" }
        return name.hasSuffix("s") && name.count > 2 && !name.hasSuffix("ss") ? String(name.dropLast()) : name
    }

    /// Returns the last name in an expression; nil if it has none.
    private static func hint(of expression: ExprSyntax) -> String? {
        if let call = expression.as(FunctionCallExprSyntax.self) { return hint(of: call.calledExpression) }
        return expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
            ?? expression.as(DeclReferenceExprSyntax.self)?.baseName.text
    }

    private static func parameterName(of expression: ExprSyntax, _ type: String) -> String {
        if type == "String" { return "text" }
        if ["CGFloat", "Int"].contains(type) { return "number" }
        guard let hint = hint(of: expression), hint.first?.isLowercase == true, hint != "self", hint != "init" else {
            return "value"
        }
        return hint
    }

    /// Returns the type of a call's result: none if the call is a statement.
    mutating func resultType(of call: FunctionCallExprSyntax, named name: String) -> String {
        var node = Syntax(call)
        while let parent = node.parent {
            if parent.is(AwaitExprSyntax.self) || parent.is(TryExprSyntax.self)
                || parent.is(OptionalChainingExprSyntax.self)
            {
                node = parent
                continue
            }
            guard let item = parent.as(CodeBlockItemSyntax.self) else { break }
            let isAlone = item.parent?.as(CodeBlockItemListSyntax.self)?.count == 1
            // The only statement of a body may be its value.
            if !isAlone || StubGuess.isHandler(name) || Self.verbs.contains(StubGuess.words(of: name).first ?? "") {
                return "Void"
            }
            break
        }
        return made.open(name)
    }

    private static let verbs: Set = [
        "set", "update", "log", "track", "send", "load", "fetch", "show", "hide", "present", "dismiss", "start", "stop",
        "register", "configure", "reload", "save", "delete", "remove", "add", "open", "close", "toggle", "submit",
        "refresh", "perform", "did", "handle", "report", "record", "cancel", "reset", "select",
    ]

    /// Adds the forms of the calls around a place that call something made up with other labels.
    mutating func addForms(ofCallsAround token: TokenSyntax) {
        var node = Syntax(token)
        while let parent = node.parent {
            node = parent
            guard let call = node.as(FunctionCallExprSyntax.self),
                let name = StubSourceReader.calleeName(of: call)
            else { continue }
            if addForm(of: call, named: name) { return }
        }
    }

    /// Adds the form of a call; returns false if it calls nothing that is made up, or has this form.
    private mutating func addForm(of call: FunctionCallExprSyntax, named name: String) -> Bool {
        let labels = labels(of: call)
        let owners = made.all.filter { type in type.lastName == name && type.kind != .requirement }
        if let owner = owners.first(where: { call.calledExpression.sourceText.hasSuffix($0.name) }) {
            return addInitializer(of: call, to: owner.name)
        }
        if name == "init" { return addInitializer(ofImplicit: call) || addInitializer(ofOverriding: call) }
        if Self.extended.contains(name), source.calls[name]?.contains(where: { $0.id == call.id }) == true {
            let known = made.extensions[name] ?? []
            guard !known.contains(where: { $0.name == "init" && $0.parameters?.labels == labels }) else { return false }
            let parameters = parameters(of: call, named: name)
            return made.add(MadeMember(name: "init", parameters: parameters, type: "Void"), to: name)
        }
        func isNew(_ members: [MadeMember]) -> Bool {
            members.contains { $0.name == name && $0.parameters != nil }
                && !members.contains { $0.name == name && $0.parameters?.labels == labels }
        }
        for type in made.all where isNew(type.members) {
            guard var member = type.members.first(where: { $0.name == name && $0.parameters != nil }) else { continue }
            member.parameters = parameters(of: call, named: name)
            return made.add(member, to: type.name)
        }
        for key in made.extensions.keys.sorted() where isNew(made.extensions[key] ?? []) {
            guard var member = made.extensions[key]?.first(where: { $0.name == name }) else { continue }
            member.parameters = parameters(of: call, named: name)
            return made.add(member, to: key)
        }
        guard isNew(made.functions), var function = made.functions.first(where: { $0.name == name }) else {
            return false
        }
        function.parameters = parameters(of: call, named: name)
        return made.add(function)
    }

    /// The classes of the library that get initializers of an app.
    private static let extended: Set = ["UIColor", "UIImage"]

    /// Adds the initializer that `.init(…)` calls, if the value is for a property of a made type; returns false otherwise.
    private mutating func addInitializer(ofImplicit call: FunctionCallExprSyntax) -> Bool {
        guard let member = call.calledExpression.as(MemberAccessExprSyntax.self), member.base == nil,
            let label = call.parent?.as(LabeledExprSyntax.self)?.label?.text
        else { return false }
        for type in source.order.compactMap({ source.declared[$0] }) {
            for property in type.members.compactMap({ $0.decl.as(VariableDeclSyntax.self) }) {
                guard let binding = property.bindings.first, binding.pattern.sourceText == label,
                    let name = binding.typeAnnotation.map({ TypeWords.core(of: $0.type.sourceText) }), made[name] != nil
                else { continue }
                return addInitializer(of: call, to: name)
            }
        }
        return false
    }

    /// Adds the initializer that `super.init(…)` calls; returns false if the class is not made up.
    private mutating func addInitializer(ofOverriding call: FunctionCallExprSyntax) -> Bool {
        guard call.calledExpression.as(MemberAccessExprSyntax.self)?.base?.is(SuperExprSyntax.self) == true else {
            return false
        }
        var node = Syntax(call)
        while let parent = node.parent, !node.is(ClassDeclSyntax.self) { node = parent }
        let inherited = node.as(ClassDeclSyntax.self)?.inheritanceClause?.inheritedTypes.first?.type.sourceText
        guard let name = inherited.map(TypeWords.core), made[name]?.kind == .object else { return false }
        return addInitializer(of: call, to: name)
    }
}
