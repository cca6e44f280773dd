import BlueprintBindings
import Testing

/// Controls created in source.
@Suite struct ControlTests {
    @Test(arguments: [
        ("TextField(text: \"abcd\").centered()", "TextField 0,58 300×44"),
        ("SegmentedControl { SegmentedControl.Item(title: \"ab\") { } }.centered()", "SegmentedControl 137.5,62 25×36"),
        (
            "SegmentedControl { $0.appendItem(title: \"a\", width: .specific(40), onSelect: { }) }.centered()",
            "SegmentedControl 130,62 40×36"
        ),
        (
            """
            AttributedLabel(
                attributedText: NSAttributedString(string: "ab", attributes: [.font: UIFont.systemFont(ofSize: 20)])
            ).centered()
            """,
            "AttributedLabel 140,70 20×20"
        ),
        (
            "Label(text: \"ab\").scrollable(.fittingContent) { $0.centersUnderflow = true }.centered()",
            "ScrollView 142,72 16×16"
        ),
    ])
    func controlsHaveTheirSizes(source: String, frame: String) throws {
        let rendering = Rendering()
        try rendering.render(source)
        #expect(rendering.faults == [])
        #expect(rendering.frames.contains(frame), "\(rendering.frames)")
    }

    @Test func whatIsTappedRuns() throws {
        let rendering = Rendering()
        try rendering.render(
            """
            Row {
                Button(onTap: { print("button") }, wrapping: Label(text: "a"))
                Label(text: "b").tappable { print("tappable") }
            }
            """
        )
        #expect(rendering.view.tap(at: .init(x: 1, y: 1)))
        #expect(rendering.view.tap(at: .init(x: 299, y: 1)))
        #expect(rendering.document?.takePrintedLines() == ["button", "tappable"])
    }

    @Test func aFocusStateTellsWhichFieldHasTheFocus() throws {
        let rendering = Rendering()
        try rendering.render(
            """
            enum Field { case name, city }
            struct Form: ProxyElement {
                @FocusState var focus: Field?
                var elementRepresentation: any Element {
                    Column {
                        TextField(text: "name").focused(when: $focus, equals: .name)
                        TextField(text: "city").focused(when: $focus, equals: .city)
                        Label(text: "which").tappable { print(focus == Field.city ? "city" : "other") }
                        Label(text: "move").tappable { focus = .city }
                    }
                }
            }
            Form()
            """
        )
        #expect(rendering.faults == [])
        let labels = rendering.frames.filter { $0.hasPrefix("Tappable") }
        #expect(labels.count == 2)
        rendering.view.tap(at: .init(x: 1, y: 120))
        rendering.view.tap(at: .init(x: 1, y: 150))
        rendering.view.tap(at: .init(x: 1, y: 120))
        #expect(rendering.document?.takeFaults().map(\.message) == [])
        #expect(rendering.document?.takePrintedLines() == ["other", "city"])
    }

    @Test func aWrapperTakesNoValue() {
        let rendering = Rendering()
        #expect(throws: (any Error).self) { try rendering.render("@FocusState var focus: Bool = true\nEmpty()") }
        #expect(throws: (any Error).self) { try rendering.render("@State var count: Int\nEmpty()") }
    }

    @Test func aViewElementMeasuresAndShowsItsView() throws {
        let rendering = Rendering()
        try rendering.render(
            """
            struct Caption: UIViewElement {
                var text: String
                func makeUIView() -> UILabel { UILabel() }
                func updateUIView(_ view: UILabel, with context: UIViewElementContext) { view.text = text }
            }
            Caption(text: "Hello").centered()
            """
        )
        #expect(rendering.faults == [])
        #expect(rendering.frames == ["Centered 0,0 300×160", "Caption 130,72 40×16"])
    }
}
