import BlueprintBindings
import Foundation
import SwiftInterpreter
import SwiftSyntax

/// Replaces the calls and declarations of SwiftUI in a source, from the inside out.
final class SwiftUIRewriter: SyntaxRewriter {
    /// The name in front of modifiers, in place of the selection.
    static let selection = "selection"

    /// Returns what stands before a line of modifiers, so that it can be parsed; nothing for other lines.
    static func start(of line: some StringProtocol) -> String { line.first == "." ? selection : "" }

    private let calls: SwiftUICalls
    /// The source.
    private let source: String
    /// The number of calls that are rewritten or left out.
    private(set) var count = 0
    /// Sentences about the modifiers that are left out.
    private(set) var notes: [String] = []
    // The texts that became labels, with the statements that configure them.
    private var labels: [String: [String]] = [:]
    private var places = SwiftUIPlaces()
    // The parameters of the closures of geometry readers around the call.
    private var geometries: [String] = []

    init(calls: SwiftUICalls, source: String) {
        self.calls = calls
        self.source = source
        super.init()
    }

    // MARK: - Expressions

    override func visit(_ node: FunctionCallExprSyntax) -> ExprSyntax {
        let outer = geometries
        defer { geometries = outer }
        if node.calledName == SwiftUIValue.geometry.reader {
            geometries += (node.namingClosureArgument?.name).map { [$0] } ?? []
        }
        let loop = isLoop(node) ? node.namingClosureArgument : nil
        let visited = super.visit(loop?.call ?? node)
        guard let typed = visited.as(FunctionCallExprSyntax.self),
            var call = SwiftUICall(typed, typed: node, content: { self.places.content($0) })
        else { return visited }
        let end = typed.trailingTrivia.description
        let core = call.head.trimmingCharacters(in: .whitespacesAndNewlines)
        let space = call.head.prefix { $0.isWhitespace }
        if let changed = changed(core, call, node) {
            count += 1
            return .named(space + changed + end)
        }
        if call.name == SwiftUIValue.text.blueprint, call.closure == nil { labels[visited.sourceText] = [] }
        if let result = looped(&call, typed, loop?.name, node) ?? stack(call, typed) ?? result(&call, typed, node) {
            count += 1
            notes += call.notes
            let text = call.head + result
            if call.name == SwiftUIValue.text.swiftUI {
                labels[text.trimmingCharacters(in: .whitespacesAndNewlines)] = []
            }
            return .named(text + end)
        }
        return withoutCall(core, call).map { .named(space + $0 + end) } ?? visited
    }

    override func visit(_ node: MemberAccessExprSyntax) -> ExprSyntax {
        let visited = super.visit(node)
        guard let base = node.base?.sourceText, let name = visited.as(MemberAccessExprSyntax.self)?.declName
        else { return visited }
        if geometries.contains(base), name.baseName.text == SwiftUIValue.geometry.swiftUI {
            count += 1
            let text = "\(base).\(SwiftUIValue.geometry.blueprint)"
            return .named(node.leadingTrivia.description + text + node.trailingTrivia.description)
        }
        guard base == SwiftUIValue.color, !calls.declared.contains(base) else { return visited }
        count += 1
        let color = ".\(name.baseName.text)"
        let text: String
        switch node.parent?.kind {
        case .labeledExpr: text = color
        case .memberAccessExpr where !node.isStatement && !node.isShape: text = "UIColor" + color
        case .codeBlockItem, .memberAccessExpr: text = SwiftUIShape(fill: color).text
        default: text = "UIColor" + color
        }
        return .named(node.leadingTrivia.description + text + node.trailingTrivia.description)
    }

    override func visit(_ node: SequenceExprSyntax) -> ExprSyntax {
        let visited = super.visit(node)
        guard let sequence = visited.as(SequenceExprSyntax.self) else { return visited }
        let parts = sequence.elements.map { $0.description.trimmingCharacters(in: .whitespacesAndNewlines) }
        let start = SwiftUIValue.text.blueprint + "(text: "
        var texts: [String] = []
        for (index, part) in parts.enumerated() {
            guard index % 2 == 0 else {
                guard part == "+" else { return visited }
                continue
            }
            guard labels[part] == [], part.hasPrefix(start), part.hasSuffix(")") else { return visited }
            texts.append(String(part.dropFirst(start.count).dropLast()))
        }
        guard texts.count > 1 else { return visited }
        count += 1
        let text = start + texts.joined(separator: " + ") + ")"
        labels[text] = []
        return .named(node.leadingTrivia.description + text + node.trailingTrivia.description)
    }

    override func visit(_ node: CodeBlockItemListSyntax) -> CodeBlockItemListSyntax {
        guard node.parent?.is(SourceFileSyntax.self) != true,
            let flat = node.withoutGroups({ SwiftUIForm.groups.contains($0) && !calls.declared.contains($0) })
        else { return super.visit(node) }
        count += 1
        return visit(flat)
    }

    // MARK: - Declarations

    override func visit(_ node: IdentifierTypeSyntax) -> TypeSyntax {
        let view = SwiftUIValue.view
        guard node.name.text == view.swiftUI, !calls.declared.contains(view.swiftUI) else { return super.visit(node) }
        count += 1
        let name = node.parent?.is(InheritedTypeSyntax.self) == true ? view.conformance : view.type
        return TypeSyntax(node.with(\.name.tokenKind, .identifier(name)))
    }

    override func visit(_ node: SomeOrAnyTypeSyntax) -> TypeSyntax {
        let visited = super.visit(node)
        guard node.isView, let type = visited.as(SomeOrAnyTypeSyntax.self) else { return visited }
        return TypeSyntax(type.with(\.someOrAnySpecifier.tokenKind, .keyword(.any)))
    }

    override func visit(_ node: VariableDeclSyntax) -> DeclSyntax {
        let visited = super.visit(node)
        guard var variable = visited.as(VariableDeclSyntax.self) else { return visited }
        let storages = node.attributes.compactMap { $0.as(AttributeSyntax.self)?.attributeName.sourceText }
            .filter { SwiftUIValue.storages.contains($0) && !calls.declared.contains($0) }
        if !storages.isEmpty {
            count += 1
            notes += storages.filter { $0 != SwiftUIValue.view.builder }.map {
                "@\($0) is left out: a var of the document or a property of a struct holds the value"
            }
            variable.attributes = variable.attributes.filter { attribute in
                let name = attribute.as(AttributeSyntax.self)?.attributeName.sourceText
                return name.map { !storages.contains($0) } ?? true
            }
            variable.leadingTrivia = node.leadingTrivia
        }
        if let binding = variable.bindings.first, variable.bindings.count == 1,
            binding.pattern.sourceText == SwiftUIValue.view.body,
            node.bindings.first?.typeAnnotation?.type.as(SomeOrAnyTypeSyntax.self)?.isView == true
        {
            let name = PatternSyntax(IdentifierPatternSyntax(identifier: .identifier(SwiftUIValue.view.property)))
            variable.bindings = [binding.with(\.pattern, name)]
        }
        return DeclSyntax(variable)
    }

    // MARK: - Calls that change the element before them

    /// Returns the text of an element with what a call of a modifier changes in it; nil for other calls.
    private func changed(_ core: String, _ call: SwiftUICall, _ node: FunctionCallExprSyntax) -> String? {
        if let text = configured(core, call) ?? scaled(core, call) ?? translucent(core, call) { return text }
        if let shape = SwiftUIShape(core)?.modified(call.name, arguments: call.arguments, shape: call.corners) {
            return shape.text
        }
        return stretched(core, call, node)
    }

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

    /// Returns a colour with another opacity; nil for other calls.
    private func translucent(_ core: String, _ call: SwiftUICall) -> String? {
        guard call.name == ".opacity", let alpha = call.values.first, call.labels == [nil],
            core.wholeMatch(of: /(UIColor)?\.[a-z][A-Za-z0-9]*/) != nil || core.hasPrefix("UIColor(")
        else { return nil }
        let color = core.contains(" ?? ") ? "(\(core))" : core
        return "\(color).withAlphaComponent(\(alpha))"
    }

    /// Returns an image with another content mode; nil for other calls.
    private func scaled(_ core: String, _ call: SwiftUICall) -> String? {
        guard core.hasPrefix(SwiftUIValue.starts.image), core.hasSuffix(")"),
            let mode = SwiftUIValue.contentModes[call.text]
        else { return nil }
        return mode.map { core.dropLast() + ", contentMode: \($0))" } ?? core
    }

    /// Returns an element in a frame that takes all the length there is; nil for other calls.
    private func stretched(_ core: String, _ call: SwiftUICall, _ node: FunctionCallExprSyntax) -> String? {
        guard call.name == ".frame", !core.hasPrefix(Self.selection), calls.isElement(Self.root(of: core)),
            let frame = SwiftUIFrame(call.arguments), let text = places.stretched(core, by: frame)
        else { return nil }
        if node.isTopLevelStatement { notes += [calls.note(call)].compactMap(\.self) }
        return text
    }

    // MARK: - Calls that make elements

    /// Returns true for a call that makes elements of all values of a sequence.
    private func isLoop(_ node: FunctionCallExprSyntax) -> Bool {
        guard let name = node.calledName, SwiftUIForm.loops.contains(name), !calls.declared.contains(name) else {
            return false
        }
        let labels = node.arguments.map { $0.label?.text }
        return labels == [nil] || labels == [nil, "id"]
    }

    /// Returns the loop for a call that makes elements of all values of a sequence; nil for other calls.
    ///
    /// - Parameter name: the name of the value in the closure.
    private func looped(
        _ call: inout SwiftUICall,
        _ typed: FunctionCallExprSyntax,
        _ name: String?,
        _ node: FunctionCallExprSyntax
    ) -> String? {
        guard let name, let values = call.values.first, let closure = typed.trailingClosure else { return nil }
        let body = closure.statements.sourceText.trimmingCharacters(in: .whitespacesAndNewlines)
        let loop = "\(SwiftUIValue.starts.loop)\(name) in \(values) { \(body) }"
        if SwiftUIForm.containers.contains(call.name) {
            call.arguments = []
            call.closure = "{ \(loop) }"
            return calls.result(call)
        }
        return node.isTopLevelStatement ? "\(SwiftUIStack.column.call()) { \(loop) }" : loop
    }

    /// Returns a stack whose spacers or wide children need another list than the usual; nil for other calls.
    private func stack(_ call: SwiftUICall, _ typed: FunctionCallExprSyntax) -> String? {
        guard !calls.declared.contains(call.name), let closure = typed.trailingClosure,
            let stack = SwiftUIStack(name: call.name, arguments: call.arguments)
        else { return nil }
        return places.arranged(closure, in: stack)
    }

    /// Returns Blueprint's call for one of SwiftUI; nil for other calls.
    private func result(
        _ call: inout SwiftUICall,
        _ typed: FunctionCallExprSyntax,
        _ node: FunctionCallExprSyntax
    ) -> String? {
        call.readBindings { calls.declared.contains($0) || source.contains("var \($0)") }
        let alignment = call.arguments.first { $0.label == "alignment" }?.value ?? ".center"
        if call.isKnown { call.layers = typed.trailingClosure.flatMap { places.layers($0, aligned: alignment) } }
        if let decorated = decorated(call, aligned: alignment) { return decorated }
        guard let result = calls.result(call) else { return nil }
        notes += SwiftUIValue.leftOut[call.name].map { [$0] } ?? []
        guard call.name == SwiftUIValue.color, node.isStatement else { return result }
        return SwiftUIShape(fill: result).text
    }

    /// Returns the modifier that places an element over another one or below it; nil for other calls.
    private func decorated(_ call: SwiftUICall, aligned alignment: String) -> String? {
        guard let layering = SwiftUIForm.layerings[call.name], !calls.declared.contains(String(call.name.dropFirst())),
            call.labels.allSatisfy({ $0 == nil || $0 == "alignment" }),
            var element = call.arguments.first(where: { $0.label == nil })?.value ?? call.content
        else { return nil }
        // A colour over an element is an element, too.
        if layering == ".above", element.prefixMatch(of: /(UIColor)?[.(]/) != nil {
            element = SwiftUIShape(fill: element).text
        }
        guard calls.isElement(Self.root(of: element)) else { return nil }
        return places.decoration(element, layering: layering, aligned: alignment)
    }

    // MARK: - Calls that are left out

    /// Returns an element without a modifier that no element has here; nil for other calls.
    private func withoutCall(_ core: String, _ call: SwiftUICall) -> String? {
        let root = Self.root(of: core)
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

    /// Returns the name at the start of an expression.
    private static func root(of text: String) -> String {
        String(text.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
    }
}

extension SomeOrAnyTypeSyntax {
    /// True for any view of SwiftUI.
    fileprivate var isView: Bool { constraint.sourceText == SwiftUIValue.view.swiftUI }
}

extension MemberAccessExprSyntax {
    /// True for a colour with a modifier that only an element has.
    fileprivate var isShape: Bool {
        let next = parent?.as(MemberAccessExprSyntax.self)?.declName.baseName.text
        return next.map { SwiftUIValue.modifiersOfShapes.contains($0) } ?? false
    }
}
