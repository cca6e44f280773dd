import Testing

/// `map`, `modify` and `if`, which transform an element with a closure.
@Suite struct TransformationTests {
    @Test(arguments: [
        ("Label(text: \"a\").map { $0.inset(uniform: 4) }", ["Inset 0,0 300×160", "Label 4,4 292×152"]),
        (
            "Label(text: \"a\").map { label in Row { label; label } }",
            ["Row 0,0 300×160", "Label 0,0 8×16", "Label 292,0 8×16"]
        ),
        ("Label(text: \"a\").modify { $0.text = \"abc\" }.centered()", ["Centered 0,0 300×160", "Label 138,72 24×16"]),
        ("Label(text: \"a\").if(true) { $0.hidden() }", ["Hidden 0,0 300×160", "Label 0,0 300×160"]),
        ("Label(text: \"a\").if(false) { $0.hidden() }", ["Label 0,0 300×160"]),
        (
            "Label(text: \"a\").if(1 > 2, then: { $0.hidden() }, else: { $0.opacity(0.5) })",
            ["Opacity 0,0 300×160", "Label 0,0 300×160"]
        ),
        (
            "Label(text: \"a\").if(false) { $0.hidden() } else: { $0.opacity(0.5) }",
            ["Opacity 0,0 300×160", "Label 0,0 300×160"]
        ),
        (
            "let gap: CGFloat? = 5\nLabel(text: \"a\").if(let: gap) { gap, label in label.inset(uniform: gap) }",
            ["Inset 0,0 300×160", "Label 5,5 290×150"]
        ),
        (
            "let gap: CGFloat? = nil\nLabel(text: \"a\").if(let: gap) { gap, label in label.inset(uniform: gap) }",
            ["Label 0,0 300×160"]
        ),
        (
            "let gap: CGFloat? = nil\nLabel(text: \"a\").if(let: gap, then: { $1.inset(uniform: $0) }, else: { $0.hidden() })",
            ["Hidden 0,0 300×160", "Label 0,0 300×160"]
        ),
    ])
    func theClosureDecides(source: String, frames: [String]) throws {
        let rendering = Rendering()
        try rendering.render(source)
        #expect(rendering.faults == [])
        #expect(rendering.frames == frames)
    }

    @Test func anElementDeclaredInSourceKeepsItsType() throws {
        let rendering = Rendering()
        let badge = """
            struct Badge: ProxyElement {
                var text: String
                var elementRepresentation: any Element { Label(text: text).centered() }
            }
            """
        try rendering.render(badge + "\nBadge(text: \"a\").modify { $0.text = \"abc\" }")
        #expect(rendering.frames.last == "Label 138,72 24×16")
        try rendering.render(badge + "\nBadge(text: \"a\").map { Badge(text: $0.text + \"bcd\") }")
        #expect(rendering.frames.last == "Label 134,72 32×16")
    }

    @Test func elementsKeepThePlacesOfTheirCalls() throws {
        let rendering = Rendering()
        let source = "Label(text: \"a\").modify { $0.text = \"b\" }.map { $0.inset(uniform: 4) }"
        try rendering.render(source)
        #expect(rendering.tags(in: source) == ["Inset inset", "Label Label"])
    }

    @Test func aClosureMustGiveAnElement() {
        let rendering = Rendering()
        #expect(throws: (any Error).self) { try rendering.render("Label(text: \"a\").map { _ in 3 }") }
        #expect(throws: (any Error).self) { try rendering.render("Label(text: \"a\").modify { $0.size = 3 }") }
    }
}
