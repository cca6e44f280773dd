/// A tree of the library's elements, which is the last expression of a program.
struct LibraryElements: Feature {
    let name = "elements"
    let weight = 0

    func write(to program: inout ProgramWriter) {
        if program.once(in: 2) { declareElement(in: &program) }
        program.runAtTopLevel(element(depth: 3, &program))
    }

    private func declareElement(in program: inout ProgramWriter) {
        let s = program.name("Card")
        let leaf = element(depth: 1, &program)
        let forms = [
            """
            struct \(s): ProxyElement {
                var title: String
                var gap: CGFloat = \(program.number())
                var elementRepresentation: any Element {
                    Column { Label(text: title); \(leaf) }
                        .inset(uniform: gap)
                }
            }
            """,
            """
            struct \(s): Element {
                var title: String
                var gap = 2.0
                var content: ElementContent {
                    ElementContent(measuring: Label(text: title).inset(by: UIEdgeInsets(top: gap, left: 1, bottom: 0, right: 0)))
                }
                func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? { nil }
            }
            """,
            """
            struct \(s): Element {
                var title: String
                var gap = \(program.number())
                var content: ElementContent {
                    ElementContent { constraint in CGSize(width: title.count * 3, height: gap) }
                }
                func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? {
                    UIView.describe { $0[\\.backgroundColor] = .red }
                }
            }
            """,
        ]
        program.declare(program.pick(from: forms))
        program.offer("\(s)(title: ‹String›)", as: .named("Element"))
        program.offer("\(s)(title: ‹String›, gap: 3)", as: .named("Element"))
    }

    private func element(depth: Int, _ program: inout ProgramWriter) -> String {
        let leaf = leaf(&program)
        if depth == 0 || depth < 3 && program.once(in: 4) { return leaf }
        let child = element(depth: depth - 1, &program)
        let other = program.once(in: 2) ? element(depth: depth - 1, &program) : self.leaf(&program)
        let n = program.number(12)
        return program.pick(
            "Row {\n\(indented(child))\n\(indented(other))\n}",
            "Row(alignment: .center, minimumSpacing: \(n)) {\n\(indented(child))\n\(indented(other))\n}",
            "Column(alignment: .\(program.pick("leading", "center", "fill", "trailing")), minimumSpacing: \(n)) {\n\(indented(child))\n    if (\(program.expression(.bool))) {\n\(indented(indented(other)))\n    } else {\n        \(leaf)\n    }\n}",
            "Column {\n    for n in 0..<\(program.number(3)) {\n        Label(text: \"row \\(n)\")\n    }\n\(indented(child))\n}",
            "Inset(uniformInset: \(n), wrapping: \(child))",
            "Box(backgroundColor: .red, wrapping: \(child))",
            "Overlay {\n\(indented(child))\n\(indented(other))\n}",
            "\(wrapped(child)).inset(uniform: \(n))",
            "\(wrapped(child)).constrainedTo(width: .atMost(\(n * 10)))",
            "\(wrapped(child)).aligned(vertically: .top, horizontally: .leading)",
            "\(wrapped(child)).box(background: .blue, corners: .rounded(radius: \(n)))",
            "EqualStack(direction: .horizontal) {\n\(indented(child))\n\(indented(other))\n}",
            "Row {\n\(indented(child))\n    [\(program.expression(.int)), 2].map { Label(text: \"n\\($0)\") }\n}",
            "\(wrapped(child)).opacity(0.5)",
            "\(wrapped(child)).constrainedTo(size: CGSize(width: \(n * 4), height: \(n)))"
        )
    }

    private func leaf(_ program: inout ProgramWriter) -> String {
        let own = program.expression(.named("Element"), depth: 2)
        if own != "Element()" { return own }
        return program.pick(
            "Label(text: \(program.expression(.string)))",
            "Label(text: \"\(program.word())\") { $0.numberOfLines = 2 }",
            "Spacer(width: \(program.number(40)), height: \(program.expression(.cgFloat)))",
            "Spacer(\(program.number()))",
            "Empty()",
            "Box(backgroundColor: .green)",
            "Label(text: \"n \\(\(program.expression(.int)))\")",
            "Rule(orientation: .horizontal, color: .black)"
        )
    }

    private func indented(_ text: String) -> String {
        text.split(separator: "\n").map { "    " + $0 }.joined(separator: "\n")
    }

    private func wrapped(_ text: String) -> String { text.hasSuffix("}") && text.contains("\n") ? text + "\n" : text }
}
