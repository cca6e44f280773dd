import SwiftInterpreter
import SwiftSyntax

/// Finds the places of a syntax tree that make elements.
///
/// It visits only places that can hold an element: arguments, the lines of builder closures, and the branches and
/// loops there. Elements made in bodies of functions and types have no numbers.
/// Chains of modifiers are visited without recursion, so they may have any length.
struct OutlineBuilder {
    let catalog: any ElementCatalog
    var outline = Outline()
    /// The visited lines.
    var lines: [DocumentLine] = []
    /// The line that is visited, an index into the lines.
    var currentLine: Int?
    /// The outline of the previous source; nil if the declared names have changed since.
    var known: KnownOutline?
    /// The formatted statements.
    let laid: SourceItems
    /// The declared names that make elements.
    var names: OutlineNames

    /// Returns the outline of a source file, with nodes not numbered yet, its lines, and the names that it declares.
    ///
    /// - Parameters:
    ///   - laid: the formatted statements.
    ///   - runsOpenExpressions: true if an expression that makes no element is a statement; otherwise it may be the
    ///     document's expression, as a name can be.
    ///   - known: the outline of another text; only the differences are visited.
    static func outline(
        of file: SourceFileSyntax,
        catalog: any ElementCatalog,
        laid: SourceItems = SourceItems(),
        runsOpenExpressions: Bool = false,
        known: KnownOutline? = nil
    ) -> OutlineBuilder {
        let names = OutlineNames(runsOpenExpressions: runsOpenExpressions)
        var builder = OutlineBuilder(catalog: catalog, laid: laid, names: names)
        builder.known = known
        builder.visit(file)
        builder.outline.findUses(of: builder.names)
        return builder
    }

    init(catalog: any ElementCatalog, laid: SourceItems, names: OutlineNames) {
        self.catalog = catalog
        self.laid = laid
        self.names = names
    }

    /// The context of a visited expression.
    struct Place {
        var slot: DocumentNode.Slot
        var item: Range<Int>
    }

    // MARK: - Top level

    private mutating func visit(_ file: SourceFileSyntax) {
        let declarations = file.statements.compactMap { $0.item.as(DeclSyntax.self) }
        names.noteElementTypes(in: declarations)
        for declaration in declarations { note(declaration) }
        for declaration in declarations { noteFactories(in: declaration, of: nil) }
        if known?.names.isEquivalent(to: names) != true { known = nil }
        let statements = Array(file.statements)
        let root = rootIndex(in: statements)
        for (index, statement) in statements.enumerated() {
            currentLine = nil
            let line = append(line: statement)
            currentLine = line
            if statement.isPreview {
                outline.previews.append(statement.range)
            } else if index == root {
                visitRoot(statement)
                lines[line].nodes = 0..<outline.nodes.count
            } else if case .decl(let declaration) = statement.item {
                guard declaration.is(IfConfigDeclSyntax.self) else { continue }
                outline.hasConditions = true
                outline.statements.append(statement.range)
            } else {
                outline.statements.append(statement.range)
                let isUnshown = root != nil && isElement(statement) && !onlyTakesElements(statement)
                if isUnshown { outline.unshown.append(statement.range) }
            }
        }
        outline.rootIndex = outline.nodes.firstIndex { $0.slot == .root }
    }

    private mutating func note(_ declaration: DeclSyntax) {
        guard var entry = DeclarationNames.entry(of: declaration) else { return }
        noteElement(madeBy: declaration)
        if let type = declaration.as(StructDeclSyntax.self) {
            entry.makesElement = names.types.contains(type.name.text)
        } else if let function = declaration.as(FunctionDeclSyntax.self) {
            entry.makesElement = madeType(of: function) != nil
            if entry.makesElement { names.functions.insert(entry.name) }
        }
        outline.declarations.append(entry)
    }

    /// Remembers the element that a declared value or function makes.
    private mutating func noteElement(madeBy declaration: DeclSyntax) {
        if let variable = declaration.as(VariableDeclSyntax.self) {
            for binding in variable.bindings {
                guard let value = binding.initializer?.value else { continue }
                let name = binding.pattern.sourceText
                let callee = value.as(FunctionCallExprSyntax.self)?.calledExpression.sourceText
                if callee == "BlueprintView" { names.views.insert(name) }
                noteElement(of: value, name: name)
            }
        } else if let function = declaration.as(FunctionDeclSyntax.self), let value = function.lastValue {
            noteElement(of: value, name: function.name.text)
        }
    }

    private mutating func noteElement(of value: ExprSyntax, name: String) {
        var inner = blank
        let found = inner.visit(value, Place(slot: .root, item: value.range))
        guard found.count == 1, let index = found.first else { return }
        let node = inner.outline.nodes[index]
        names.made[name] = node.nameOffset
        names.madeTypes[name] = node.typeName
    }

    // MARK: - Statements

    /// Visits the last statement of a closure that is called, which makes its value.
    private mutating func visit(_ item: CodeBlockItemSyntax, _ place: Place) -> [Int] {
        switch item.item {
        case .expr(let expression): visit(expression, place)
        case .stmt(let statement): visit(statement, place)
        case .decl: []
        }
    }

    @discardableResult
    mutating func visit(_ statement: StmtSyntax, _ place: Place) -> [Int] {
        if let loop = statement.as(ForStmtSyntax.self) { return visit(loop.body.statements) }
        if let result = statement.as(ReturnStmtSyntax.self), let value = result.expression {
            return visit(value, place)
        }
        if let wrapped = statement.as(ExpressionStmtSyntax.self) { return visit(wrapped.expression, place) }
        return []
    }

    // MARK: - Expressions

    /// Visits an expression that may hold elements; returns its outermost nodes.
    @discardableResult
    mutating func visit(_ expression: ExprSyntax, _ place: Place) -> [Int] {
        if expression.is(FunctionCallExprSyntax.self) || expression.is(DeclReferenceExprSyntax.self) {
            return visitChain(expression, place)
        }
        var inner = place
        inner.slot = .expression
        switch expression.as(ExprSyntaxEnum.self) {
        case .tupleExpr(let tuple):
            return tuple.elements.flatMapInOrder { visit($0.expression, inner) }
        case .arrayExpr(let array):
            return array.elements.flatMapInOrder { visit($0.expression, inner) }
        case .sequenceExpr(let sequence):
            return sequence.elements.flatMapInOrder { visit($0, inner) }
        case .unresolvedTernaryExpr(let ternary):
            return visit(ternary.thenExpression, inner)
        case .ternaryExpr(let ternary):
            return visit(ternary.thenExpression, inner) + visit(ternary.elseExpression, inner)
        case .ifExpr(let branch):
            return visit(branch)
        case .switchExpr(let branch):
            return branch.cases.flatMapInOrder { branchCase in
                guard case .switchCase(let branchCase) = branchCase else { return [] }
                return visit(branchCase.statements)
            }
        case .closureExpr(let closure):
            return visit(closure.statements)
        default:
            return []
        }
    }

    private mutating func visit(_ branch: IfExprSyntax) -> [Int] {
        var found = visit(branch.body.statements)
        var next = branch.elseBody
        while let body = next {
            switch body {
            case .ifExpr(let branch):
                found += visit(branch.body.statements)
                next = branch.elseBody
            case .codeBlock(let block):
                found += visit(block.statements)
                next = nil
            }
        }
        return found
    }

    /// Visits `Name(…).modifier(…).modifier(…)`, the base first.
    private mutating func visitChain(_ expression: ExprSyntax, _ place: Place) -> [Int] {
        let chain = CallChain(expression)
        let start = chain.base.range.lowerBound
        let nodesBefore = outline.nodes.count
        let factory = visitFactory(of: chain, place)
        var current = factory.map { (node: $0, isElement: true) } ?? visitBase(chain.base, place)
        var isElement = current.isElement
        for call in chain.calls.dropFirst(factory == nil ? 0 : 1) {
            guard isElement else { break }
            guard catalog.isModifier(call.name) else { continue }
            if catalog.isTransformation(call.name) {
                noteTransformation(call, of: current.node, place)
                continue
            }
            guard let type = catalog.modifierType(call.name, labels: call.labels) else {
                if let node = current.node { outline.nodes[node].traits = traits(of: call) }
                continue
            }
            var node = makeNode(call.call, name: call.name, type: type, nameOffset: call.nameOffset, place)
            node.range = start..<max(start, node.range.upperBound)
            node.base = start..<max(start, call.base.endPositionBeforeTrailingTrivia.utf8Offset)
            let inside = append(node, containing: current.node.map { [$0] } ?? [], slot: .base)
            adopt(visitArguments(of: call.call, place), by: inside)
            visitClosures(of: call.call, for: inside)
            current.node = inside
            isElement = true
        }
        guard let outermost = current.node else { return Array(nodesBefore..<outline.nodes.count).filter(isOrphan) }
        outline.nodes[outermost].slot = place.slot
        return [outermost]
    }

    /// Adds a call such as `map`, with the elements that its closures make, to the element that it is called on.
    private mutating func noteTransformation(_ call: CallChain.Call, of node: Int?, _ place: Place) {
        let made = visitArguments(of: call.call, place) + visitClosures(of: call.call)
        for index in made { outline.nodes[index].slot = .expression }
        guard let node else { return }
        adopt(made, by: node)
        let start = outline.nodes[node].range.lowerBound
        outline.nodes[node].range = start..<max(start, call.call.endPositionBeforeTrailingTrivia.utf8Offset)
    }

    private func isOrphan(_ index: Int) -> Bool { outline.nodes[index].parent == nil }

    private mutating func visitBase(_ base: ExprSyntax, _ place: Place) -> (node: Int?, isElement: Bool) {
        guard let call = base.as(FunctionCallExprSyntax.self) else {
            if let reference = base.as(DeclReferenceExprSyntax.self) { return visitReference(reference, place) }
            let found = visit(base, place)
            return (found.count == 1 ? found.first : nil, !found.isEmpty)
        }
        if let closure = call.calledClosure {
            guard let last = closure.statements.last else { return (nil, true) }
            let found = visit(last, place)
            return (found.count == 1 ? found.first : nil, !found.isEmpty)
        }
        guard let callee = call.calledReference else { return (nil, true) }
        let name = callee.baseName.text
        guard catalog.isElementType(name) || names.types.contains(name) || names.functions.contains(name) else {
            return (nil, true)
        }
        let type = names.functions.contains(name) ? names.madeTypes[name] ?? name : name
        var node = makeNode(call, name: name, type: type, nameOffset: callee.baseName.range.lowerBound, place)
        node.shape.isDeclared = names.made[name] != nil
        node.shape.isConfigured = call.trailingClosure?.isConfiguring ?? false
        if catalog.isListType(name), !node.isConfigured {
            node.shape.isList = true
            let index = append(node, containing: [], slot: place.slot)
            adopt(visitArguments(of: call, place), by: index)
            visitClosures(of: call, for: index)
            return (index, true)
        }
        let wrapped = visitArguments(of: call, place)
        let index = append(node, containing: wrapped, slot: nil)
        visitClosures(of: call, for: index)
        return (index, true)
    }

    private mutating func visitReference(
        _ reference: DeclReferenceExprSyntax,
        _ place: Place
    ) -> (node: Int?, isElement: Bool) {
        let name = reference.baseName.text
        guard let type = names.madeTypes[name], !names.functions.contains(name) else { return (nil, true) }
        let range = reference.range
        var node = DocumentNode(
            name: name,
            typeName: type,
            nameOffset: range.lowerBound,
            range: range,
            item: place.item,
            slot: place.slot
        )
        node.shape.isDeclared = true
        return (append(node, containing: [], slot: place.slot), true)
    }

    mutating func visitArguments(of call: FunctionCallExprSyntax, _ place: Place) -> [Int] {
        call.arguments.nodes.flatMapInOrder { argument in
            let slot = DocumentNode.Slot.argument(label: argument.label?.text)
            return visit(argument.expression, Place(slot: slot, item: place.item))
        }
    }

    private mutating func visitClosures(of call: FunctionCallExprSyntax) -> [Int] {
        var found: [Int] = []
        if let closure = call.trailingClosure { found += visit(closure.statements) }
        for closure in call.additionalTrailingClosures { found += visit(closure.closure.statements) }
        return found
    }
}

extension Sequence {
    /// The results of a visit of each element, joined.
    fileprivate func flatMapInOrder(_ visit: (Element) -> [Int]) -> [Int] {
        var result: [Int] = []
        for element in self { result += visit(element) }
        return result
    }
}

extension FunctionCallExprSyntax {
    /// The closure in parentheses that is called without arguments: `({ … })()`; nil for another call.
    fileprivate var calledClosure: ClosureExprSyntax? {
        let elements = calledExpression.as(TupleExprSyntax.self)?.elements
        guard arguments.isEmpty, trailingClosure == nil, elements?.count == 1 else { return nil }
        return elements?.first?.expression.as(ClosureExprSyntax.self)
    }
}

extension ClosureExprSyntax {
    /// True if it changes the element that it is given instead of listing children, as its first line shows.
    fileprivate var isConfiguring: Bool {
        signature?.parameterClause != nil || statements.first?.firstToken(viewMode: .sourceAccurate)?.text == "$0"
    }
}
