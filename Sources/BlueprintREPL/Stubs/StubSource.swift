import SwiftInterpreter
import SwiftSyntax

/// A source whose missing declarations are made up, and what its text alone says about them.
struct StubSource {
    /// A type that the source declares, or a type in it.
    struct Declared {
        /// The name, with those of the types around it.
        let name: String
        /// `struct`, `class`, `enum` or `protocol`.
        let keyword: String
        let members: MemberBlockItemListSyntax
        /// The names in its inheritance clause.
        let inherited: [String]
        let isGeneric: Bool
        /// True if other files cannot name it.
        let isPrivate: Bool
    }

    /// A use of an attribute that may be a property wrapper.
    struct WrapperUse: Hashable {
        let name: String
        /// The type of the variable; nil if none is written.
        let type: String?
        /// True if the attribute has arguments.
        let hasArguments: Bool
        /// True if the variable has an initial value.
        let hasValue: Bool
    }

    /// The text.
    let text: String
    let tree: SourceFileSyntax
    /// The types that the text declares.
    private(set) var declared: [String: Declared] = [:]
    /// The names of these types, in the order of the text.
    private(set) var order: [String] = []
    /// The calls of a name, as that of a function, a type or a member.
    private(set) var calls: [String: [FunctionCallExprSyntax]] = [:]
    /// The members that are assigned, or whose parts are.
    private(set) var assigned: Set<String> = []
    /// The types named inside of another type: `Style` of `Theme`.
    private(set) var memberTypes: [String: [String]] = [:]
    /// The number of generic arguments that a type is named with.
    private(set) var genericCounts: [String: Int] = [:]
    /// The declarations that inherit from a name.
    private(set) var inheritors: [String: [Inheritor]] = [:]
    private(set) var wrapperUses: [WrapperUse] = []
    /// The names that constrain a generic parameter, or that `any` and `some` stand before.
    private(set) var constraints: Set<String> = []
    /// The names of the types of variables and parameters.
    private(set) var named: Set<String> = []

    /// A declaration that inherits from a name.
    struct Inheritor {
        let keyword: String
        let name: String
        /// True if the name is the first one in the clause.
        let isFirst: Bool
        let members: MemberBlockItemListSyntax

        /// True if it overrides a member.
        var overrides: Bool {
            members.contains { member in
                let modifiers =
                    member.decl.as(FunctionDeclSyntax.self)?.modifiers
                    ?? member.decl.as(VariableDeclSyntax.self)?.modifiers
                    ?? member.decl.as(InitializerDeclSyntax.self)?.modifiers
                return modifiers?.contains { $0.name.text == "override" } == true
            }
        }

        /// Returns true if it has a property or a function of a name.
        func has(_ name: String) -> Bool { StubSource.has(name, in: members) }
    }

    /// Reads a source.
    init(_ text: String) {
        self.text = text
        tree = SourceParser.parse(text)
        let reader = StubSourceReader(viewMode: .sourceAccurate)
        reader.walk(tree)
        for type in reader.types where declared[type.name] == nil {
            declared[type.name] = type
            order.append(type.name)
        }
        calls = Dictionary(grouping: reader.calls) { $0.name }.mapValues { $0.map(\.call) }
        assigned = reader.assigned
        memberTypes = reader.memberTypes
        genericCounts = reader.genericCounts
        inheritors = Dictionary(grouping: reader.inheritors) { $0.name }.mapValues { $0.map(\.use) }
        wrapperUses = reader.wrapperUses
        constraints = reader.constraints
        named = reader.named
    }

    /// Returns a function whose result is an expression that calls a type: outside of functions, nothing else says
    /// that it is an element; nil for another text.
    static func shown(_ expression: String, named name: String = "shownElement") -> String? {
        let statements = SourceParser.parse(expression).statements
        guard statements.count == 1, case .expr(let value)? = statements.first?.item,
            let call = CallChain(value).base.as(FunctionCallExprSyntax.self),
            call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text.first?.isUppercase == true
        else { return nil }
        return "func \(name)() -> any Element {\n    return \(value.trimmedDescription)\n}"
    }

    /// Returns true if members include a property or a function of a name.
    static func has(_ name: String, in members: MemberBlockItemListSyntax) -> Bool {
        members.contains { member in
            if let function = member.decl.as(FunctionDeclSyntax.self) { return function.name.text == name }
            return member.decl.as(VariableDeclSyntax.self)?.bindings.contains { $0.pattern.sourceText == name } == true
        }
    }

    /// Returns the token that contains an offset; nil outside of the text.
    func token(at offset: Int) -> TokenSyntax? {
        guard offset >= 0, offset < text.utf8.count else { return nil }
        return tree.token(at: AbsolutePosition(utf8Offset: offset))
    }
}
