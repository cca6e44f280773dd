import BlueprintBindings
import Foundation
import SwiftSyntax

/// Replaces the calls of SwiftUI in a source, from the inside out.
final class SwiftUIRewriter: SyntaxRewriter {
    /// The name in front of modifiers, in place of the selection.
    static let selection = "selection"

    private let calls: SwiftUICalls
    /// The number of calls that are rewritten or left out.
    private(set) var count = 0
    /// Sentences about the modifiers that are left out.
    private(set) var notes: [String] = []
    // The texts that became labels, with the statements that configure them.
    private var labels: [String: [String]] = [:]

    init(calls: SwiftUICalls) {
        self.calls = calls
        super.init()
    }

    override func visit(_ node: FunctionCallExprSyntax) -> ExprSyntax {
        let visited = super.visit(node)
        guard let typed = visited.as(FunctionCallExprSyntax.self), let call = SwiftUICall(typed, typed: node) else {
            return visited
        }
        let end = typed.trailingTrivia.description
        let core = call.head.trimmingCharacters(in: .whitespacesAndNewlines)
        if let changed = configured(core, call) ?? filled(core, call) ?? scaled(core, call) {
            count += 1
            return replacement(call.head.prefix { $0.isWhitespace } + changed + end)
        }
        if let color = translucent(core, call) {
            count += 1
            return replacement(call.head.prefix { $0.isWhitespace } + color + end)
        }
        if let loop = loop(call, typed) {
            count += 1
            return replacement(call.head + loop + end)
        }
        if call.name == SwiftUIValue.text.blueprint, call.closure == nil { labels[visited.trimmedDescription] = [] }
        if let result = calls.result(call) {
            count += 1
            let text = call.head + result
            if call.name == SwiftUIValue.text.swiftUI {
                labels[text.trimmingCharacters(in: .whitespacesAndNewlines)] = []
            }
            return replacement(text + end)
        }
        return withoutCall(core, call).map { replacement(call.head.prefix { $0.isWhitespace } + $0 + end) } ?? visited
    }

    override func visit(_ node: MemberAccessExprSyntax) -> ExprSyntax {
        let visited = super.visit(node)
        guard node.base?.trimmedDescription == "Color", !calls.declared.contains("Color"),
            let name = visited.as(MemberAccessExprSyntax.self)?.declName.baseName.text
        else { return visited }
        count += 1
        let color: String
        switch node.parent?.kind {
        case .codeBlockItem: color = "Box(backgroundColor: .\(name))"
        case .labeledExpr: color = ".\(name)"
        case .memberAccessExpr where node.topOfChain.parent?.is(CodeBlockItemSyntax.self) == true:
            color = "Box(backgroundColor: .\(name))"
        default: color = "UIColor.\(name)"
        }
        return replacement(node.leadingTrivia.description + color + node.trailingTrivia.description)
    }

    // MARK: - Calls that change the element before them

    /// Returns the text of a label with one more statement in its closure; nil for what is not a modifier of a text.
    private func configured(_ core: String, _ call: SwiftUICall) -> String? {
        guard let before = labels[core], let statement = calls.statement(call) else { return nil }
        let bare = before.isEmpty ? core : String(core.dropLast(Self.closure(before).count))
        let statements = SwiftUICalls.configuring(before, with: statement, isBold: call.name == ".bold")
        let result = bare + Self.closure(statements)
        labels[result] = statements
        return result
    }

    private static func closure(_ statements: [String]) -> String { " { \(statements.joined(separator: "; ")) }" }

    /// Returns a shape with another colour; nil for other calls.
    private func filled(_ core: String, _ call: SwiftUICall) -> String? {
        guard SwiftUIValue.fills.contains(call.name), let color = call.values.first, call.arguments.count == 1,
            core.hasPrefix("Box(backgroundColor: "), !core.contains("wrapping:")
        else { return nil }
        let end = core.firstIndex { ",)".contains($0) } ?? core.endIndex
        return "Box(backgroundColor: \(color)" + core[end...]
    }

    /// Returns a colour with another opacity; nil for other calls.
    private func translucent(_ core: String, _ call: SwiftUICall) -> String? {
        guard call.name == ".opacity", let alpha = call.values.first, call.labels == [nil],
            core.wholeMatch(of: /(UIColor)?\.[a-z][A-Za-z0-9]*/) != nil || core.hasPrefix("UIColor(")
        else { return nil }
        return "\(core).withAlphaComponent(\(alpha))"
    }

    /// Returns an image with another content mode; nil for other calls.
    private func scaled(_ core: String, _ call: SwiftUICall) -> String? {
        guard core.hasPrefix("Image(image: "), core.hasSuffix(")"), let mode = SwiftUIValue.contentModes[call.text]
        else {
            return nil
        }
        return mode.map { core.dropLast() + ", contentMode: \($0))" } ?? core
    }

    /// Returns the loop for a call of `ForEach`; nil for other calls.
    private func loop(_ call: SwiftUICall, _ typed: FunctionCallExprSyntax) -> String? {
        guard call.name == "ForEach", call.labels == [nil] || call.labels == [nil, "id"],
            let values = call.values.first,
            let closure = typed.trailingClosure, let signature = closure.signature,
            let names = signature.parameterClause?.as(ClosureShorthandParameterListSyntax.self), names.count == 1
        else { return nil }
        let body = closure.statements.trimmedDescription.trimmingCharacters(in: .whitespacesAndNewlines)
        return "for \(names.trimmedDescription) in \(values) { \(body) }"
    }

    // MARK: - Calls that are left out

    /// Returns an element without a modifier that no element has here; nil for other calls.
    private func withoutCall(_ core: String, _ call: SwiftUICall) -> String? {
        let root = String(core.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
        let name = String(call.name.dropFirst())
        guard call.name.first == ".", !calls.isModifier(name), !calls.declared.contains(name),
            root == Self.selection || calls.isElement(root) && core.count > root.count
        else { return nil }
        if let note = calls.note(call) {
            count += 1
            notes.append(note)
        } else {
            notes.append("\(call.text) has no counterpart here")
        }
        return core
    }

    /// Returns an expression of which only the text is read.
    private func replacement(_ text: String) -> ExprSyntax {
        ExprSyntax(DeclReferenceExprSyntax(baseName: .identifier(text)))
    }
}

extension SyntaxProtocol {
    /// The call or member at the end of the chain that begins with this expression.
    fileprivate var topOfChain: Syntax {
        var top = Syntax(self)
        while let parent = top.parent, parent.is(MemberAccessExprSyntax.self) || parent.is(FunctionCallExprSyntax.self)
        {
            top = parent
        }
        return top
    }
}
