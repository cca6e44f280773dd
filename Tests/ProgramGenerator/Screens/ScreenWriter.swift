/// A screen while it is written: one path of nested elements of a given depth, and short ones beside it.
struct ScreenWriter {
    /// The random choices, and the expressions of values.
    var program: ProgramWriter

    /// The variables in scope with their types.
    typealias Scope = [String: String]

    /// Returns the program: the declarations, and a screen or a tree of elements.
    mutating func screen(_ levels: Int) -> String {
        let element = element(levels, ScreenDeclarations.variables)
        let last = program.once(in: 3) ? ScreenDeclarations.tree(element) : ScreenDeclarations.screen(with: element)
        return "\(ScreenDeclarations.text)\n\n\(last)\n"
    }

    // MARK: - Elements

    /// Returns an element with a number of levels.
    mutating func element(_ levels: Int, _ scope: Scope) -> String {
        guard levels > 0 else { return leaf(scope) + (program.once(in: 4) ? modifiers() : "") }
        let inner = levels - 1
        let text =
            switch program.number(10) {
            case 1: wrapper(inner, scope)
            case 2: reader(inner, scope)
            case 3: "card(\(value(.string, scope))) \(closure(inner, scope))"
            case 4: "card(\"\(program.word())\", gap: \(program.number())) \(closure(inner, scope))"
            case 5: "Label(text: \(lines(inner, scope)))"
            default: "\(container()) {\n\(block(.elements, inner, scope).indented)\n}"
            }
        return text + modifiers()
    }

    private mutating func container() -> String {
        program.pick(
            "Row",
            "Column",
            "Overlay",
            "EqualStack(direction: .horizontal)",
            "Row(alignment: .center, minimumSpacing: \(program.number()))",
            "Column(alignment: .fill, underflow: .growUniformly)",
            "Column(alignment: .leading, minimumSpacing: \(program.number()))"
        )
    }

    private mutating func wrapper(_ levels: Int, _ scope: Scope) -> String {
        let element = element(levels, scope)
        let start = program.pick(
            "Inset(uniformInset: \(program.number()), wrapping:",
            "Box(backgroundColor: .white, wrapping:",
            "Button(isEnabled: isOn, onTap: { print(\"tapped\") }, wrapping:"
        )
        return "\(start) \(element))"
    }

    private mutating func reader(_ levels: Int, _ scope: Scope) -> String {
        let (geometry, width) = (program.name("geometry"), program.name("width"))
        if program.once(in: 2) {
            return "GeometryReader { \(geometry) in\n\(element(levels, scope).indented)\n}"
        }
        let element = element(levels, scope.merging([width: "CGFloat"]) { $1 })
        let body = "let \(width) = \(geometry).constraint.width.maximum / 2\nreturn \(element)"
        return "GeometryReader { \(geometry) in\n\(body.indented)\n}"
    }

    /// Returns a closure that returns an element, sometimes after a statement.
    private mutating func closure(_ levels: Int, _ scope: Scope, parameter: String = "") -> String {
        let start = parameter.isEmpty ? "{" : "{ \(parameter) in"
        if program.once(in: 2) { return "\(start)\n\(element(levels, scope).indented)\n}" }
        let constant = constant(scope)
        let body = "\(constant.text)\nreturn \(element(levels, constant.scope))"
        return "\(start)\n\(body.indented)\n}"
    }

    private mutating func modifiers() -> String {
        (0..<program.dice.below(3)).map { _ in
            program.pick(
                "\n.inset(uniform: \(program.number()))",
                "\n.inset(horizontal: 16, vertical: \(program.number()))",
                "\n.box(background: .white)",
                "\n.centered()",
                "\n.opacity(0.5)",
                "\n.box(background: .lightGray, corners: .rounded(radius: \(program.number())))",
                "\n.constrainedTo(width: .atMost(\(program.number() * 20)))",
                "\n.aligned(vertically: .top, horizontally: .leading)"
            )
        }.joined()
    }

    private mutating func leaf(_ scope: Scope) -> String {
        program.pick(
            "Label(text: \(value(.string, scope)))",
            "Label(text: \"\(program.word()) \\(\(value(.int, scope)))\")",
            "Label(text: title) { $0.numberOfLines = \(program.number()) }",
            "Label(text: \"\(program.word())\") { label in\n    label.color = .red\n    label.font = .boldSystemFont(ofSize: 16)\n}",
            "changed(Label(text: title)) { $0.alignment = .center }",
            "Spacer(width: \(program.number()), height: CGFloat(\(value(.int, scope))))",
            "Box(backgroundColor: isOn ? .green : .red)",
            "Rule(orientation: .horizontal, color: .black)"
        )
    }

    // MARK: - Builders

    /// The builders whose blocks are written.
    private enum Builder { case elements, lines }

    /// Returns a call with the builder of the program.
    private mutating func lines(_ levels: Int, _ scope: Scope) -> String {
        let separator = program.once(in: 3) ? "(separator: \"-\")" : ""
        return "lines\(separator) {\n\(block(.lines, levels, scope).indented)\n}"
    }

    /// Returns the statements of a block, one of which has the given levels.
    private mutating func block(_ builder: Builder, _ levels: Int, _ scope: Scope) -> String {
        var (statements, scope): ([String], Scope) = ([], scope)
        if program.once(in: 3) {
            let constant = constant(scope)
            (statements, scope) = ([constant.text], constant.scope)
        }
        let count = program.number(3)
        let deepest = program.dice.below(count)
        for index in 0..<count {
            statements.append(
                item(builder, index == deepest ? levels : min(levels, program.dice.below(2)), scope)
            )
        }
        return statements.joined(separator: "\n")
    }

    private mutating func item(_ builder: Builder, _ levels: Int, _ scope: Scope) -> String {
        if levels > 0, program.once(in: 3) { return control(builder, levels - 1, scope) }
        switch builder {
        case .elements:
            guard levels > 0, program.once(in: 6) else { return element(levels, scope) }
            let number = program.name("n")
            let start = program.pick("numbered(\(program.number(3)))", "[1, 2].map")
            return "\(start) \(closure(levels - 1, scope.merging([number: "Int"]) { $1 }, parameter: number))"
        case .lines:
            if levels > 0 { return lines(levels - 1, scope) }
            return program.once(in: 2) ? value(.string, scope) : value(.int, scope)
        }
    }

    /// Returns a statement with blocks, the last of which has the given levels.
    private mutating func control(_ builder: Builder, _ levels: Int, _ scope: Scope) -> String {
        let other = block(builder, min(levels, program.dice.below(2)), scope).indented
        func inner(_ writer: inout ScreenWriter, _ variables: Scope = [:]) -> String {
            writer.block(builder, levels, scope.merging(variables) { $1 }).indented
        }
        let name = program.name("n")
        switch program.number(5) {
        case 1: return "if (\(value(.bool, scope))) {\n\(inner(&self))\n}"
        case 2: return "if isOn {\n\(other)\n} else {\n\(inner(&self))\n}"
        case 3: return "for \(name) in 0..<count {\n\(inner(&self, [name: "Int"]))\n}"
        case 4: return "if let \(name) = subtitle {\n\(inner(&self, [name: "String"]))\n}"
        default:
            let last = inner(&self, [name: "Int"])
            return
                "switch mode {\ncase .compact:\n\(other)\ncase .titled(let text):\n    \(builder == .lines ? "text" : "Label(text: text)")\ncase .wide(let \(name)):\n\(last)\n}"
        }
    }

    // MARK: - Values

    private mutating func value(_ type: ValueType, _ scope: Scope) -> String {
        program.expression(type, depth: 1, scope, usesGlobals: false)
    }

    /// Returns the declaration of a constant, and the scope that contains it.
    private mutating func constant(_ scope: Scope) -> (text: String, scope: Scope) {
        let type = program.pick(ValueType.int, .string)
        let name = program.name(type == .int ? "size" : "name")
        return ("let \(name) = \(value(type, scope))", scope.merging([name: type.text]) { $1 })
    }
}
