import SwiftSyntax

/// The place of a declaration, on which the modifiers that it may have depend.
enum DeclarationPlace {
    /// Outside of types and functions.
    case global
    case local
    case member(of: TypeDeclaration.Kind)

    /// The kind of type around a member.
    var kind: TypeDeclaration.Kind? {
        if case .member(let kind) = self { kind } else { nil }
    }

    /// The word for the type around a member that has no subtypes: a struct or an enum.
    fileprivate var valueWord: String? {
        switch kind {
        case .structure?: "struct"
        case .enumeration?: "enum"
        default: nil
        }
    }

    /// True outside of classes, and of extensions, which may be those of classes.
    fileprivate var isOutsideOfClasses: Bool {
        switch kind {
        case nil, .structure?, .enumeration?, .protocolType?: true
        case .classType?, .extended?: false
        }
    }
}

/// The modifiers that a declaration cannot have, as far as its text and its place show it.
extension Lowerer {
    func checkModifiers(of node: DeclSyntax, in place: DeclarationPlace) {
        switch node.as(DeclSyntaxEnum.self) {
        case .variableDecl(let variable):
            check(variable, in: place)
            for modifier in variable.modifiers {
                check(modifier, ofMember: node, in: place)
                checkSetter(modifier, of: variable, in: place)
            }
        case .functionDecl(let function):
            if place.kind == .protocolType, let body = function.body {
                report("protocol methods must not have bodies", body)
            }
            for modifier in function.modifiers { check(modifier, ofMember: node, in: place) }
        case .subscriptDecl(let node): for modifier in node.modifiers { check(modifier, ofMember: nil, in: place) }
        case .initializerDecl(let initializer): check(initializer, in: place)
        case .structDecl(let type): checkModifiers(type.modifiers, ofTypeIn: place)
        case .enumDecl(let type): checkModifiers(type.modifiers, ofTypeIn: place)
        case .protocolDecl(let type): checkModifiers(type.modifiers, ofTypeIn: place)
        case .typeAliasDecl(let alias): checkModifiers(alias.modifiers, ofTypeIn: place)
        case .actorDecl(let type): for modifier in type.modifiers { checkAccess(modifier, in: place) }
        case .classDecl(let type): for modifier in type.modifiers { checkAccess(modifier, in: place) }
        case .extensionDecl(let type):
            for modifier in type.modifiers where modifier.is(.final) {
                report("'final' modifier cannot be applied to this declaration", modifier)
            }
        default: break
        }
    }

    private static let onlyOverridable =
        "only classes and overridable class members can be declared 'open'; use 'public'"

    /// Notes the modifiers of a type that is no class.
    private func checkModifiers(_ modifiers: DeclModifierListSyntax, ofTypeIn place: DeclarationPlace) {
        for modifier in modifiers {
            if modifier.is(.final) { report("'final' modifier cannot be applied to this declaration", modifier) }
            if !checkAccess(modifier, in: place), modifier.is(.open) {
                report(.sentence(Self.onlyOverridable), modifier)
            }
        }
    }

    /// Notes an access that is not written in a block or a protocol; returns true then.
    @discardableResult
    private func checkAccess(_ modifier: DeclModifierSyntax, in place: DeclarationPlace) -> Bool {
        guard modifier.isAccess else { return false }
        switch place {
        case .local: report("attribute '\(modifier.name.text)' can only be used in a non-local scope", modifier)
        case .member(of: .protocolType):
            report("'\(modifier.name.text)' modifier cannot be used in protocols", modifier)
        default: return false
        }
        return true
    }

    /// - Parameter node: the variable or function; nil for other members.
    private func check(_ modifier: DeclModifierSyntax, ofMember node: DeclSyntax?, in place: DeclarationPlace) {
        if checkAccess(modifier, in: place) { return }
        switch modifier.name.tokenKind {
        case .keyword(.final) where place.isOutsideOfClasses:
            report("only classes and class members may be marked with 'final'", modifier)
        case .keyword(.open) where place.isOutsideOfClasses && modifier.detail == nil:
            report(.sentence(Self.onlyOverridable), modifier)
        case .keyword(.static), .keyword(.class): checkStatic(modifier.name.text, node, in: place)
        default: break
        }
    }

    /// Notes `static` outside of types, and `class` outside of classes.
    private func checkStatic(_ word: String, _ node: DeclSyntax?, in place: DeclarationPlace) {
        if let variable = node?.as(VariableDeclSyntax.self) {
            if place.kind == nil {
                report("\(word) properties may only be declared on a type", variable.bindingSpecifier)
            } else if word == "class", place.valueWord != nil {
                report(
                    "class properties are only allowed within classes; use 'static' to declare a static property",
                    variable.bindingSpecifier
                )
            } else if word == "class", place.kind == .classType {
                for binding in variable.bindings where binding.accessorBlock == nil {
                    report("class stored properties not supported in classes; did you mean 'static'?", binding)
                }
            }
        } else if let function = node?.as(FunctionDeclSyntax.self), word == "class", place.valueWord != nil {
            report(
                "class methods are only allowed within classes; use 'static' to declare a static method",
                function.funcKeyword
            )
        }
    }

    // MARK: - Initializers

    private func check(_ node: InitializerDeclSyntax, in place: DeclarationPlace) {
        guard let kind = place.kind else { return }
        if kind == .protocolType, let body = node.body {
            report("protocol initializers must not have bodies", body)
        }
        for modifier in node.modifiers where !checkAccess(modifier, in: place) && place.isOutsideOfClasses {
            switch modifier.name.tokenKind {
            case .keyword(.required):
                let type = around.enclosingTypes.last ?? ""
                report("'required' initializer in non-class type '\(type)'", node.initKeyword)
            case .keyword(.convenience):
                guard let word = place.valueWord else { continue }
                report("initializers in \(word)s are not marked with 'convenience'", node.initKeyword)
            case .keyword(.open): report(.sentence(Self.onlyOverridable), modifier)
            default: break
            }
        }
    }

    // MARK: - Variables

    private func check(_ node: VariableDeclSyntax, in place: DeclarationPlace) {
        if let modifier = node.modifiers.first(where: { $0.is(.lazy) }) { checkLazy(modifier, node) }
        guard place.kind == .protocolType else { return }
        let isLet = node.bindingSpecifier.tokenKind == .keyword(.let)
        for binding in node.bindings {
            if let value = binding.initializer { report("initial value is not allowed here", value) }
            switch binding.accessorBlock?.accessors {
            case nil where isLet:
                report(
                    "protocols cannot require properties to be immutable; declare read-only properties by using 'var' "
                        + "with a '{ get }' specifier",
                    binding
                )
            case nil, .getter?:
                report("property in protocol must have explicit { get } or { get set } specifier", binding)
            case .accessors?: break
            }
        }
    }

    private func checkLazy(_ modifier: DeclModifierSyntax, _ node: VariableDeclSyntax) {
        if node.bindingSpecifier.tokenKind == .keyword(.let) {
            report("'lazy' cannot be used on a let", modifier)
        } else if node.attributes.isEmpty {
            for binding in node.bindings where binding.initializer == nil {
                report("lazy properties must have an initializer", modifier)
                if binding.isComputed { report("'lazy' cannot be used on a computed property", modifier) }
            }
        }
        if has(.static, in: node.modifiers) || has(.class, in: node.modifiers) {
            report("'lazy' cannot be used on an already-lazy global", modifier)
        }
    }

    /// Notes the access of a setter where there is none; that of a private one of a member is checked with the others of
    /// its type.
    private func checkSetter(_ modifier: DeclModifierSyntax, of node: VariableDeclSyntax, in place: DeclarationPlace) {
        guard modifier.detail?.detail.text == "set", place.kind == nil || !modifier.is(.private) else { return }
        let isLet = node.bindingSpecifier.tokenKind == .keyword(.let)
        guard node.bindings.contains(where: { isLet || $0.isReadOnly }) else { return }
        let word = place.kind == nil ? "variables" : "properties"
        report("'\(modifier.name.text)(set)' modifier cannot be applied to read-only \(word)", modifier)
    }

    // MARK: - Labels

    /// Notes the label of a `break` or `continue` that no statement around has.
    func checkLabel(_ label: TokenSyntax?) {
        guard let label else { return }
        // The line means something else in another place.
        unsharedCount += 1
        var next = label.parent
        while let node = next, !Self.functions.contains(node.kind) {
            if let statement = node.as(LabeledStmtSyntax.self), name(statement.label) == name(label) { return }
            next = node.parent
        }
        report("cannot find label '\(name(label))' in scope", label)
    }

    /// The code whose statements cannot be left by those of code in it.
    private static let functions: Set<SyntaxKind> = [
        .accessorBlock, .closureExpr, .deinitializerDecl, .functionDecl, .initializerDecl,
    ]
}

extension DeclModifierSyntax {
    fileprivate func `is`(_ keyword: Keyword) -> Bool { name.tokenKind == .keyword(keyword) }

    /// True for the access of a declaration, and of its setter.
    fileprivate var isAccess: Bool {
        switch name.tokenKind {
        case .keyword(.private), .keyword(.fileprivate), .keyword(.internal), .keyword(.public), .keyword(.open): true
        default: false
        }
    }
}

extension PatternBindingSyntax {
    /// True for a variable with a getter.
    fileprivate var isComputed: Bool {
        switch accessorBlock?.accessors {
        case .getter?: true
        case .accessors(let list)?: list.contains { $0.accessorSpecifier.tokenKind == .keyword(.get) }
        case nil: false
        }
    }

    /// True for a variable with a getter and no setter.
    fileprivate var isReadOnly: Bool {
        guard isComputed else { return false }
        guard case .accessors(let list)? = accessorBlock?.accessors else { return true }
        return !list.contains { $0.accessorSpecifier.tokenKind == .keyword(.set) }
    }
}
