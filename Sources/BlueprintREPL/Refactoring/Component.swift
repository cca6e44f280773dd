import SwiftSyntax

/// A declared element with a body of one expression: a struct that is a `ProxyElement`, or a function.
struct Component {
    /// A value that the body uses by name.
    struct Parameter {
        /// The name in the body.
        let name: String
        /// The label of the argument; nil for none.
        let label: String?
        /// The type, as it is written; nil if it is left out.
        let type: String?
        /// The value without an argument.
        let value: ExprSyntax?
        /// False for a constant with a value, which no argument changes.
        let isGiven: Bool

        /// True if a closure behind a call may be its argument.
        var takesClosure: Bool { type?.contains("->") == true }
    }

    /// The declared name.
    let name: String
    /// `struct` or `func`.
    let keyword: String
    /// The declaration.
    let range: Range<Int>
    /// The parameters, in the order of the arguments.
    let parameters: [Parameter]
    /// The expression that makes the element.
    let body: ExprSyntax

    /// Reads a declaration.
    ///
    /// - Throws: an ``InputError`` with the reason why its uses cannot be replaced by its body.
    init(_ declaration: DeclSyntax) throws {
        range = declaration.range
        if let type = declaration.as(StructDeclSyntax.self) {
            (name, keyword) = (type.name.text, "struct")
            (parameters, body) = try Self.parts(of: type)
        } else if let function = declaration.as(FunctionDeclSyntax.self) {
            (name, keyword) = (function.name.text, "func")
            (parameters, body) = try Self.parts(of: function)
        } else {
            let entry = DeclarationNames.entry(of: declaration)
            throw InputError(
                "\(entry?.name ?? "this") is declared with \(entry?.keyword ?? "another keyword") and has no body",
                fix: "inline takes a struct that is a ProxyElement, or a function that makes an element"
            )
        }
    }

    // MARK: - Structs

    private static func parts(of type: StructDeclSyntax) throws -> (parameters: [Parameter], body: ExprSyntax) {
        let name = type.name.text
        let inherited = type.inheritanceClause?.inheritedTypes.map(\.type.sourceText) ?? []
        let hasBody = type.memberBlock.members.contains { $0.decl.declaredNames.contains("elementRepresentation") }
        guard inherited.contains("ProxyElement") || hasBody else { throw absence(ofBodyIn: type, inherited) }
        guard type.genericParameterClause == nil else { throw refusal(of: name, "is generic") }
        var parameters: [Parameter] = []
        var body: ExprSyntax?
        for member in type.memberBlock.members {
            guard let variable = member.decl.as(VariableDeclSyntax.self) else {
                let entry = DeclarationNames.entry(of: member.decl)
                throw refusal(
                    of: name,
                    "declares \(entry.map { "\($0.keyword) \($0.name)" } ?? "more than properties")"
                )
            }
            if let attribute = variable.attributes.first {
                let property = variable.bindings.first?.pattern.sourceText ?? ""
                throw refusal(of: name, "has the property \(property) with \(attribute.sourceText)")
            }
            for binding in variable.bindings {
                guard let property = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else {
                    throw refusal(of: name, "declares several properties at once")
                }
                if property == "elementRepresentation" {
                    body = try Self.body(of: binding.accessorBlock, name)
                    continue
                }
                guard binding.accessorBlock == nil, !variable.modifiers.contains(where: { $0.isTypeMember }) else {
                    throw refusal(of: name, "has the property \(property), which is computed or static")
                }
                let isVariable = variable.bindingSpecifier.tokenKind == .keyword(.var)
                parameters.append(
                    Parameter(
                        name: property,
                        label: property,
                        type: binding.typeAnnotation?.type.sourceText,
                        value: binding.initializer?.value,
                        isGiven: isVariable || binding.initializer == nil
                    )
                )
            }
        }
        guard let body else { throw refusal(of: name, "has no elementRepresentation") }
        return (parameters, body)
    }

    /// Returns the error about a struct without a body of its own: a protocol of the app, an extension or nothing has it.
    private static func absence(ofBodyIn type: StructDeclSyntax, _ inherited: [String]) -> InputError {
        let name = type.name.text
        let file = type.root.as(SourceFileSyntax.self)
        let declarations = file?.statements.compactMap { $0.item.as(DeclSyntax.self) } ?? []
        var names = OutlineNames()
        names.noteElementTypes(in: declarations)
        let protocols = declarations.compactMap { $0.as(ProtocolDeclSyntax.self)?.name.text }
        if let own = inherited.first(where: protocols.contains), names.types.contains(name) {
            return refusal(of: name, "is an element by the protocol \(own), which makes its body")
        }
        guard names.types.contains(name), !inherited.contains("Element") else {
            return InputError("\(name) is no ProxyElement: it has no body that could take its place")
        }
        return refusal(of: name, "has its body in an extension")
    }

    private static func body(of accessors: AccessorBlockSyntax?, _ name: String) throws -> ExprSyntax {
        switch accessors?.accessors {
        case .getter(let statements): return try expression(of: statements, name)
        case .accessors(let list):
            guard list.count == 1, let statements = list.first?.body?.statements else { break }
            return try expression(of: statements, name)
        case nil: break
        }
        throw refusal(of: name, "has an elementRepresentation without a body")
    }

    // MARK: - Functions

    private static func parts(of function: FunctionDeclSyntax) throws -> (parameters: [Parameter], body: ExprSyntax) {
        let name = function.name.text
        guard let statements = function.body?.statements else { throw refusal(of: name, "has no body") }
        guard function.genericParameterClause == nil, function.signature.effectSpecifiers == nil,
            function.attributes.isEmpty
        else { throw refusal(of: name, "is generic, throws, or has an attribute") }
        let parameters = try function.signature.parameterClause.parameters.map { parameter in
            guard parameter.ellipsis == nil, parameter.attributes.isEmpty, !parameter.type.isInout else {
                throw refusal(of: name, "has the parameter \(parameter.sourceText)")
            }
            let label = parameter.firstName.tokenKind == .wildcard ? nil : parameter.firstName.text
            return Parameter(
                name: (parameter.secondName ?? parameter.firstName).text,
                label: label,
                type: parameter.type.sourceText,
                value: parameter.defaultValue?.value,
                isGiven: true
            )
        }
        return (parameters, try expression(of: statements, name))
    }

    // MARK: - Bodies

    private static func expression(of statements: CodeBlockItemListSyntax, _ name: String) throws -> ExprSyntax {
        guard statements.count == 1, let item = statements.first?.item else {
            throw refusal(of: name, "has a body of \(Phrase.statements(statements.count))")
        }
        switch item {
        case .expr(let value) where !value.isBranch: return value
        case .stmt(let statement):
            if let value = statement.as(ReturnStmtSyntax.self)?.expression, !value.isBranch { return value }
        default: break
        }
        throw refusal(of: name, "has a body that is no single expression")
    }

    static func refusal(of name: String, _ reason: String) -> InputError {
        InputError("\(name) cannot be inlined: it \(reason)", fix: "type edit \(name) to change it")
    }

    private enum Phrase {
        static func statements(_ count: Int) -> String { count == 1 ? "1 statement" : "\(count) statements" }
    }
}

extension ExprSyntax {
    /// True for `if` and `switch`, which only builders and returns take.
    fileprivate var isBranch: Bool { self.is(IfExprSyntax.self) || self.is(SwitchExprSyntax.self) }
}

extension DeclModifierSyntax {
    /// True for a member of the type itself, and for one that gets its value later.
    fileprivate var isTypeMember: Bool {
        [.keyword(.static), .keyword(.lazy), .keyword(.class)].contains(name.tokenKind)
    }
}

extension TypeSyntax {
    fileprivate var isInout: Bool {
        self.as(AttributedTypeSyntax.self)?.specifiers.isEmpty == false
    }
}
