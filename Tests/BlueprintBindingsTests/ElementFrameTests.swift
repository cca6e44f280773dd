import Testing

/// The elements that are not in the document on layout, in Swift and as commands.
@Suite struct ElementFrameTests {
    static let short = "Label(text: \"Hello\")"

    static let cases: [SeedLayoutTests.Case] = [
        .init(
            swift: "\(short).constrainedTo(width: 100, height: 50).aligned(vertically: .top, horizontally: .leading)",
            base: short,
            commands: ["constrained 100 50", "aligned top leading"],
            frames: ["Aligned 0,0 300×160", "ConstrainedSize 0,0 100×50", "Label 0,0 100×50"]
        ),
        .init(
            swift: "Label(text: \"ab cd\").constrainedTo(width: .absolute(24)).centered()",
            base: "Label(text: \"ab cd\")",
            commands: ["constrained width 24", "centered"],
            frames: ["Centered 0,0 300×160", "ConstrainedSize 138,64 24×32", "Label 0,0 24×32"]
        ),
        .init(
            swift: "\(short).constrainedTo(height: .atLeast(44)).centered()",
            base: short,
            commands: ["constrained height atLeast 44", "centered"],
            frames: ["Centered 0,0 300×160", "ConstrainedSize 130,58 40×44", "Label 0,0 40×44"]
        ),
        .init(
            swift: "\(short).constrainedTo(width: .within(60...80)).centered()",
            base: short,
            commands: ["constrained width 60...80", "centered"],
            frames: ["Centered 0,0 300×160", "ConstrainedSize 120,72 60×16", "Label 0,0 60×16"]
        ),
        .init(
            swift: "\(short).constrainedTo(size: CGSize(width: 20, height: 10)).centered()",
            base: short,
            commands: ["constrained 20x10", "centered"],
            frames: ["Centered 0,0 300×160", "ConstrainedSize 140,75 20×10", "Label 0,0 20×10"]
        ),
        .init(
            swift: "\(short).opacity(0.5)",
            base: short,
            commands: ["opacity 0.5"],
            frames: ["Opacity 0,0 300×160", "Label 0,0 300×160"]
        ),
        .init(
            swift: "\(short).hidden()",
            base: short,
            commands: ["hidden"],
            frames: ["Hidden 0,0 300×160", "Label 0,0 300×160"]
        ),
        .init(
            swift: "\(short).keyed(\"a\")",
            base: short,
            commands: ["keyed a"],
            frames: ["Keyed 0,0 300×160", "Label 0,0 300×160"]
        ),
        .init(
            swift: "Image(image: UIImage(named: \"cat\"), contentMode: .center).centered()",
            frames: ["Centered 0,0 300×160", "Image 138,68 24×24"]
        ),
        .init(
            swift: "Image(image: UIImage(size: CGSize(width: 60, height: 40))).centered()",
            frames: ["Centered 0,0 300×160", "Image 30,0 240×160"]
        ),
        .init(
            swift: """
                Column(alignment: .fill) {
                    Rule(orientation: .horizontal, color: .gray)
                    \(short)
                }
                """,
            frames: ["Column 0,0 300×160", "Rule 0,0 300×1", "Box 0,0 300×1", "Label 0,144 300×16"]
        ),
        .init(
            swift: "EqualStack(direction: .horizontal, spacing: 20) { \(short); Label(text: \"b\") }",
            frames: ["EqualStack 0,0 300×160", "Label 0,0 140×160", "Label 160,0 140×160"]
        ),
        .init(
            swift: "EqualStack(direction: .vertical) { $0.add(child: \(short)); $0.add(child: Spacer(1)) }",
            frames: ["EqualStack 0,0 300×160", "Label 0,0 300×80", "Spacer 0,80 300×80"]
        ),
        .init(
            swift: "Flow(lineSpacing: 4, itemSpacing: 10) { Spacer(width: 200, height: 30); Spacer(95); Spacer(40) }",
            frames: ["Flow 0,0 300×160", "Spacer 0,0 200×30", "Spacer 0,34 95×95", "Spacer 105,61.5 40×40"]
        ),
        .init(
            swift: """
                GridRow(spacing: 10) {
                    Label(text: "a").gridRowChild(width: .absolute(80))
                    Label(text: "b").gridRowChild(width: .proportional(3))
                    Label(text: "c")
                }
                """,
            frames: ["GridRow 0,0 300×160", "Label 0,0 80×160", "Label 90,0 150×160", "Label 250,0 50×160"]
        ),
        .init(
            swift: "Spacer(40).constrainedTo(aspectRatio: AspectRatio(width: 2, height: 1)).centered()",
            base: "Spacer(40)",
            commands: ["constrained 2:1", "centered"],
            frames: ["Centered 0,0 300×160", "ConstrainedAspectRatio 110,60 80×40", "Spacer 0,0 80×40"]
        ),
        .init(
            swift: """
                GeometryReader { geometry in
                    let half = geometry.constraint.width.maximum / 2
                    return Spacer(width: half, height: geometry.measure(element: \(short)).height)
                }
                .centered()
                """,
            frames: ["Centered 0,0 300×160", "GeometryReader 75,72 150×16", "Spacer 0,0 150×16"]
        ),
        .init(
            swift: """
                LayoutWriter { context, layout in
                    layout.add(with: CGRect(x: 10, y: 20, width: 30, height: 40), child: \(short))
                    switch context.phase {
                    case .measurement: layout.sizing = .fixed(CGSize(width: 60, height: 80))
                    case .layout(let size):
                        layout.add(with: CGRect(x: 0, y: 0, width: size.width / 2, height: 1), child: Empty())
                    }
                }
                .centered()
                """,
            frames: [
                "Centered 0,0 300×160", "LayoutWriter 120,40 60×80", "Content 0,0 60×80", "Label 10,20 30×40",
                "Empty 0,0 30×1",
            ]
        ),
        .init(swift: "Empty().centered()", frames: ["Centered 0,0 300×160", "Empty 150,80 0×0"]),
        .init(
            swift: "Row { row in row.add(child: \(short)); row.verticalAlignment = .center }",
            frames: ["Row 0,0 300×160", "Label 0,72 40×16"]
        ),
        .init(
            swift: """
                var row = Row()
                row.addFixed(child: Label(text: "ab"))
                row.addFlexible(child: Label(text: "cd"))
                row.horizontalUnderflow = .growUniformly
                row.minimumHorizontalSpacing = 4
                row
                """,
            frames: ["Row 0,0 300×160", "Label 0,0 16×16", "Label 20,0 280×16"]
        ),
        .init(
            swift: """
                Row(alignment: .center, underflow: .justifyToStart) {
                    Label(text: "a").stackLayoutChild(priority: .fixed)
                    Label(text: "b").stackLayoutChild(alignmentGuide: { $0[VerticalAlignment.center] + 10 })
                }
                """,
            frames: ["Row 0,0 300×160", "Label 0,77 8×16", "Label 8,67 8×16"]
        ),
        .init(
            swift: """
                let names = ["one", "three"]
                Column(underflow: .justifyToStart) {
                    if names.count > 1 { Label(text: "many") } else { Empty() }
                    for name in names { Label(text: name) }
                    names.map { Label(text: $0 + "!") }
                }
                """,
            frames: [
                "Column 0,0 300×160", "Label 0,0 32×16", "Label 0,16 24×16", "Label 0,32 40×16", "Label 0,48 32×16",
                "Label 0,64 48×16",
            ]
        ),
        .init(
            swift: "Overlay(elements: [\(short), Spacer(8)]) { $0.add(key: \"k\", child: Empty()) }",
            frames: ["Overlay 0,0 300×160", "Label 0,0 300×160", "Spacer 0,0 300×160", "Empty 0,0 300×160"]
        ),
        .init(
            swift: """
                EnvironmentReader { environment in
                    environment.layoutDirection == .rightToLeft ? Label(text: "rtl") : Label(text: "left")
                }
                .adaptedEnvironment(keyPath: \\.layoutDirection, value: .rightToLeft)
                .centered()
                """,
            frames: [
                "Centered 0,0 300×160", "AdaptedEnvironment 138,72 24×16", "EnvironmentReader 0,0 24×16",
                "Label 0,0 24×16",
            ]
        ),
    ]

    @Test(arguments: cases)
    func theFramesInSwiftAreThoseComputedByHand(example: SeedLayoutTests.Case) throws {
        let rendering = Rendering()
        try rendering.render(example.swift)
        #expect(rendering.frames == example.frames)
        #expect(rendering.faults == [])
    }

    @Test(arguments: cases.filter { !$0.commands.isEmpty })
    func theFramesByCommandsAreTheSame(example: SeedLayoutTests.Case) throws {
        let rendering = Rendering()
        var source = example.base
        for command in example.commands { source = try rendering.applying(command, to: source) }
        try rendering.render(source)
        #expect(rendering.frames == example.frames)
    }

    @Test func attributesReachTheChild() throws {
        let rendering = Rendering()
        try rendering.render("Label(text: \"a\").opacity(0.25).hidden(true)")
        let label = rendering.view.subviews[0].subviews.first
        #expect(label?.alpha == 0.25)
        #expect(label?.isHidden == true)
    }

    @Test func keysAreLiftedThroughTags() throws {
        let rendering = Rendering()
        try rendering.render("Row { Label(text: \"a\").keyed(\"x\"); Label(text: \"b\").overlayChild(key: 1).element }")
        #expect(rendering.identifiers == ["Row.1", "Label.x.1", "Label.1"])
    }
}
