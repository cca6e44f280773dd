import BlueprintREPL
import TestSessions
import Testing

/// The sizes of controls at the edges of their constraints, typed into a session, with their reasons.
@Suite("Controls at their edges")
struct ControlEdgeTests {
    /// Returns the last output on one line.
    private func last(_ lines: [String]) throws -> String {
        try #require(try run(["viewport 100x100"] + lines).last).split(whereSeparator: \.isWhitespace)
            .joined(separator: " ")
    }

    @Test("a label that gets no width is one line high, and why says that a width of 0 sets no limit")
    func label() throws {
        let row = """
            Row {
                Label(text: "Hello, world")
                Spacer(width: 100, height: 10).stackLayoutChild(priority: .fixed)
            }
            """
        #expect(try run([row, "viewport 100x100", "expect #2 is 0x16 at 0,0"]).last == "")
        let why = try last([row, "why #2 height"])
        #expect(why.contains("it is one line high: a width of 0 sets no limit"), "\(why)")
    }

    @Test("a field is never narrower than 44")
    func field() throws {
        let column = "Column { TextField(text: \"x\") }"
        #expect(try run(["viewport 20x100", column, "expect #2 is 44x44 at 0,0"]).last == "")
        let why = try last([column, "viewport 20x100", "why #2 width"])
        #expect(why.contains("is never narrower") && why.contains("44"), "\(why)")
    }

    @Test("the height of an image that gets no height follows from its width, where a list measures it")
    func image() throws {
        let image = "Image(image: UIImage(named: \"a@40x20\")).constrainedTo(height: .absolute(0))"
        let why = try last(["Column(alignment: .leading) { \(image) }", "why #3 width"])
        #expect(why.contains("its image is scaled, and a height of 0 sets no limit"), "\(why)")
        #expect(try last(["Column(alignment: .leading) { \(image) }", "expect #3 is 100x0"]) == "")
    }

    @Test("the titles of segments are measured in lines")
    func segments() throws {
        let control = """
            SegmentedControl(items: [.init(title: "One", onSelect: {}), .init(title: "A long title", onSelect: {})])
            """
        #expect(try last(["Column { \(control) }", "viewport 50x100", "expect #2 is 85x36"]) == "")
        let why = try last(["Column { \(control) }", "viewport 50x100", "why #2 width"])
        #expect(why.contains("its title in lines within 50, plus 4 on each side"), "\(why)")
    }

    @Test("a hairline has the scale of the viewport, whatever a part of the tree adapts")
    func hairline() throws {
        let rule = "Rule(orientation: .horizontal, color: .gray)"
        let adapted = "Column { \(rule).adaptedEnvironment(keyPath: \\.displayScale, value: 8) }"
        #expect(try last(["scale 2", adapted, "expect Rule is 0x0.5"]) == "")
    }

    @Test(
        "describe is typed by the class of the view",
        arguments: [
            ("BlueprintView", "$0[\\.element] = Label(text: \"Hi\")"), ("UIWindow", "$0[\\.rootViewController] = nil"),
            ("UINavigationBar", "$0[\\.prefersLargeTitles] = true"),
            ("UIRefreshControl", "$0.apply { $0.beginRefreshing() }"),
        ]
    )
    func describing(name: String, body: String) throws {
        let element = """
            struct Shown: Element {
                var content: ElementContent { ElementContent(intrinsicSize: CGSize(width: 40, height: 40)) }
                func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? {
                    \(name).describe { \(body) }
                }
            }
            """
        let printed = try run([element, "Shown()"])
        #expect(printed[1].contains("created 1 (v2 \(name))"), "\(printed)")
        let wrong = try run([element.replacing(body, with: "$0[\\.nothing] = 1"), "Shown()"])
        #expect(wrong.contains { $0.contains("value of type '\(name)' has no member 'nothing'") }, "\(wrong)")
    }

    @Test("a nested view rounds from the origin of the view around it")
    func nested() throws {
        let element = """
            struct Nested: Element {
                var content: ElementContent { ElementContent(intrinsicSize: CGSize(width: 40, height: 40)) }
                func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? {
                    BlueprintView.describe { $0[\\.element] = Label(text: "Hi").inset(left: 3.4) }
                }
            }
            """
        let printed = try last([element, "Nested().inset(left: 10.4)", "accessibility"])
        #expect(printed.contains("1 \"Hi\" · Nested #1, 87×100 at 14,0"), "\(printed)")
    }
}
