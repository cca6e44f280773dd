import SwiftInterpreter
import SwiftSyntax

/// Finds the previews of a source: `#Preview { … }`, and each `ElementPreview` of a `PreviewProvider`, also in `#if`.
///
/// Nothing is evaluated: a preview that only a run would find, such as those of a `ForEach`, is refused with the reason.
struct PreviewReader {
    /// The previews, in the order of the source.
    private(set) var previews: [Preview] = []

    /// The code around a preview.
    private struct Around {
        let statement: Range<Int>
        let isMacro: Bool
        var members: PreviewMembers?
        var name: String?
        var size: Preview.Size?
        var offset: Int
        /// The declarations before it, which it may use.
        var declarations: [CodeBlockItemSyntax] = []
    }

    /// The type of Blueprint's previews.
    static let elementPreview = "ElementPreview"

    /// The views of SwiftUI that only contain others.
    private static let containers: Set = [
        "Form", "Group", "HStack", "LazyHStack", "LazyVStack", "List", "NavigationStack", "NavigationView",
        "Section", "VStack", "ZStack",
    ]

    /// Finds the previews among statements.
    init(_ statements: CodeBlockItemListSyntax) {
        read(statements)
        for index in previews.indices { previews[index].number = index + 1 }
    }

    private mutating func read(_ statements: CodeBlockItemListSyntax) {
        for statement in statements {
            if case .decl(let node) = statement.item, let condition = node.as(IfConfigDeclSyntax.self) {
                for clause in condition.clauses {
                    if case .statements(let inner)? = clause.elements { read(inner) }
                }
            } else if let macro = statement.previewMacro {
                read(macro, statement)
            } else if let provider = statement.previewProvider {
                read(provider, statement)
            }
        }
    }

    // MARK: - Declarations

    private mutating func read(_ macro: any FreestandingMacroExpansionSyntax, _ statement: CodeBlockItemSyntax) {
        let start = statement.range.lowerBound
        var around = Around(statement: statement.range, isMacro: true, offset: start)
        var arguments = Array(macro.arguments)
        let body =
            macro.trailingClosure
            ?? arguments.popLast { $0.label?.text == "body" }?.expression.as(
                ClosureExprSyntax.self
            )
        if let first = arguments.first, first.label == nil {
            around.name = Self.text(of: first.expression)
            arguments.removeFirst()
        }
        if let error = PreviewArguments.error(in: arguments) { return append(.wrong(error), nil, around) }
        if arguments.contains(where: { $0.label?.text == "arguments" }) {
            return refuse("SwiftUI passes arguments to it", "its arguments", around)
        }
        around.size = arguments.lazy.compactMap { Self.size(of: $0.expression) }.first
        guard let body else { return refuse("it has no closure", nil, around) }
        read(body, around)
    }

    private mutating func read(_ provider: any DeclGroupSyntax, _ statement: CodeBlockItemSyntax) {
        let start = statement.range.lowerBound
        var around = Around(statement: statement.range, isMacro: false, offset: start)
        around.members = PreviewMembers(of: provider)
        for member in provider.memberBlock.members {
            guard let variable = member.decl.as(VariableDeclSyntax.self) else { continue }
            for binding in variable.bindings where binding.pattern.sourceText == PreviewMembers.previews {
                guard case .getter(let statements)? = binding.accessorBlock?.accessors else { continue }
                visit(statements, around)
            }
        }
    }

    /// Reads a closure: its code makes an element, or contains previews itself.
    private mutating func read(_ body: ClosureExprSyntax, _ around: Around) {
        guard body.signature?.parameterClause == nil else {
            return refuse("SwiftUI passes arguments to it", "its arguments", around)
        }
        if body.tokens(viewMode: .sourceAccurate).contains(where: { $0.text == "Previewable" }) {
            return refuse("@Previewable belongs to SwiftUI; declare a variable without it", nil, around)
        }
        let isNested = body.tokens(viewMode: .sourceAccurate).contains { $0.text == Self.elementPreview }
        if isNested { return visit(body.statements, around) }
        append(Array(body.statements), around)
    }

    // MARK: - Views

    /// Finds the previews among the statements of a closure whose expressions are views of SwiftUI.
    private mutating func visit(_ statements: CodeBlockItemListSyntax, _ outer: Around) {
        var around = outer
        for statement in statements {
            switch statement.item {
            case .decl: around.declarations.append(statement)
            case .expr(let view): visit(view, around)
            case .stmt(let inner):
                if let value = inner.as(ReturnStmtSyntax.self)?.expression {
                    visit(value, around)
                } else if let wrapped = inner.as(ExpressionStmtSyntax.self) {
                    visit(wrapped.expression, around)
                }
            }
        }
    }

    private mutating func visit(_ view: ExprSyntax, _ outer: Around) {
        var around = outer
        around.offset = view.range.lowerBound
        let chain = CallChain(view)
        // The innermost modifier decides.
        for call in chain.calls.reversed() {
            guard let value = call.call.arguments.first?.expression else { continue }
            switch call.name {
            case "previewDisplayName": around.name = Self.text(of: value)
            case "previewLayout": around.size = Self.size(of: value) ?? around.size
            case "previewDevice": around.size = .device(Self.device(value))
            case "previewInterfaceOrientation":
                if Self.size(of: value) == .landscape { around.size = .landscape }
            default: continue
            }
        }
        if let branch = chain.base.as(IfExprSyntax.self), branch.isAvailable {
            return visit(branch.body.statements, around)
        }
        guard let call = chain.base.as(FunctionCallExprSyntax.self),
            let callee = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
        else {
            let word = chain.base.firstToken(viewMode: .sourceAccurate)?.text ?? ""
            let decides = chain.base.is(IfExprSyntax.self) || chain.base.is(SwitchExprSyntax.self)
            let reason =
                decides ? "'\(word)' decides when SwiftUI runs it" : "it is a view of SwiftUI, and no ElementPreview"
            return refuse(reason, word, around)
        }
        if callee == Self.elementPreview { return read(call, around) }
        if Self.containers.contains(callee), let closure = call.trailingClosure {
            return visit(closure.statements, around)
        }
        refuse(
            callee == "ForEach"
                ? "ForEach makes it when SwiftUI runs it; write each ElementPreview out"
                : "\(callee) is a view of SwiftUI, and no ElementPreview",
            callee,
            around
        )
    }

    /// Reads `ElementPreview(named: "…", with: …) { … }`, one preview for each size.
    private mutating func read(_ call: FunctionCallExprSyntax, _ outer: Around) {
        var around = outer
        var sizes: [ExprSyntax] = []
        var body = call.trailingClosure
        for argument in call.arguments {
            if let closure = argument.expression.as(ClosureExprSyntax.self) {
                body = closure
            } else if argument.label?.text == "named" {
                let name = Self.text(of: argument.expression)
                around.name = name.isEmpty ? around.name : name
            } else {
                let list = argument.expression.as(ArrayExprSyntax.self)
                sizes += list.map { $0.elements.map(\.expression) } ?? [argument.expression]
            }
        }
        guard let body else { return refuse("it has no closure", nil, around) }
        around.size = around.size ?? .fitting
        guard !sizes.isEmpty else { return append(Array(body.statements), around) }
        for written in sizes {
            around.size = Self.size(of: written)
            if around.size == nil {
                refuse("its size '\(written.sourceText)' is neither fixed, device nor thatFits", nil, around)
            } else {
                append(Array(body.statements), around)
            }
        }
    }

    // MARK: - Previews

    private mutating func append(_ statements: [CodeBlockItemSyntax], _ around: Around) {
        guard !statements.isEmpty else { return refuse("its closure is empty", nil, around) }
        let source = PreviewSource(statements, behind: around.declarations, in: around.members)
        append(.expression(source.input), Self.subject(of: statements), around)
    }

    private mutating func refuse(_ reason: String, _ subject: String?, _ around: Around) {
        append(.refused(reason), subject, around)
    }

    private mutating func append(_ body: Preview.Body, _ subject: String?, _ around: Around) {
        previews.append(
            Preview(
                name: around.name,
                subject: subject,
                size: around.size ?? .viewport,
                offset: around.offset,
                statement: around.statement,
                isMacro: around.isMacro,
                body: body
            )
        )
    }

    // MARK: - Values

    /// Returns the function or type that the last statement calls first; nil if it calls none.
    private static func subject(of statements: [CodeBlockItemSyntax]) -> String? {
        let value: ExprSyntax? =
            switch statements.last?.item {
            case .expr(let value): value
            case .stmt(let statement): statement.as(ReturnStmtSyntax.self)?.expression
            case .decl, nil: nil
            }
        let call = value.flatMap { CallChain($0).base.as(FunctionCallExprSyntax.self) }
        return call?.calledReference?.baseName.text
    }

    /// Returns the value of a text literal, or the source of another expression.
    private static func text(of expression: ExprSyntax) -> String {
        expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue ?? expression.sourceText
    }

    /// Returns the name of a device: `"iPhone 15"`, `PreviewDevice(rawValue: "iPhone 15")`.
    private static func device(_ expression: ExprSyntax) -> String {
        let call = expression.as(FunctionCallExprSyntax.self)
        return text(of: call?.arguments.first?.expression ?? expression)
    }

    /// Returns the size that a trait, a layout or the size of an `ElementPreview` means; nil for something else.
    private static func size(of expression: ExprSyntax) -> Preview.Size? {
        let call = expression.as(FunctionCallExprSyntax.self)
        let member = (call?.calledExpression ?? expression).as(MemberAccessExprSyntax.self)
        let arguments = call.map { Array($0.arguments) } ?? []
        func number(_ label: String) -> Preview.Length? {
            guard let value = arguments.first(where: { $0.label?.text == label })?.expression else { return nil }
            let text = value.sourceText
            let isOpen = text.hasSuffix("greatestFiniteMagnitude") || text.hasSuffix("infinity")
            return isOpen ? nil : Preview.Length(text: text, offset: value.range.lowerBound)
        }
        switch member?.declName.baseName.text {
        case "fixed", "fixedLayout": return .fixed(width: number("width"), height: number("height"))
        case "device": return arguments.first.map { .device(device($0.expression)) }
        case "thatFits", "sizeThatFits", "sizeThatFitsLayout": return .fitting
        case "landscapeLeft", "landscapeRight": return .landscape
        default: return nil
        }
    }
}

extension IfExprSyntax {
    /// True if it only asks for a version of the system, which is there.
    fileprivate var isAvailable: Bool {
        conditions.allSatisfy { element in
            guard case .availability(let condition) = element.condition else { return false }
            return condition.availabilityKeyword.tokenKind == .poundAvailable
        }
    }
}

extension [LabeledExprSyntax] {
    /// Removes and returns the last argument if it fulfils a condition.
    fileprivate mutating func popLast(where condition: (LabeledExprSyntax) -> Bool) -> LabeledExprSyntax? {
        guard let last, condition(last) else { return nil }
        return popLast()
    }
}
