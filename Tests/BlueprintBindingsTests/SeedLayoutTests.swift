import Testing

/// Every element and modifier in the document on layout, in Swift and as commands, compared with frames computed by
/// hand.
@Suite struct SeedLayoutTests {
    struct Case: CustomTestStringConvertible, Sendable {
        var swift: String
        var base = ""
        var commands: [String] = []
        var frames: [String]
        var testDescription: String { commands.isEmpty ? swift : commands.joined(separator: ", ") }
    }

    static let hello = "Label(text: \"Good evening\")"
    static let short = "Label(text: \"Hello\")"

    static let cases = [
        Case(
            swift: "\(hello).centered()",
            base: hello,
            commands: ["centered"],
            frames: ["Centered 0,0 300×160", "Label 102,72 96×16"]
        ),
        Case(
            swift: "Centered(\(hello))",
            frames: ["Centered 0,0 300×160", "Label 102,72 96×16"]
        ),
        Case(
            swift: "\(short).aligned(vertically: .bottom, horizontally: .trailing)",
            base: short,
            commands: ["aligned bottom trailing"],
            frames: ["Aligned 0,0 300×160", "Label 260,144 40×16"]
        ),
        Case(
            swift: "Aligned(vertically: .top, horizontally: .fill, wrapping: \(short))",
            base: short,
            commands: ["aligned top fill"],
            frames: ["Aligned 0,0 300×160", "Label 0,0 300×16"]
        ),
        Case(
            swift: "Spacer(size: CGSize(width: 120, height: 40)).centered()",
            base: "Spacer(width: 120, height: 40)",
            commands: ["centered"],
            frames: ["Centered 0,0 300×160", "Spacer 90,60 120×40"]
        ),
        Case(
            swift: "Overlay { Box(backgroundColor: .lightGray); \(short) }",
            frames: ["Overlay 0,0 300×160", "Box 0,0 300×160", "Label 0,0 300×160"]
        ),
        Case(
            swift: "Overlay { \(short) }",
            base: short,
            commands: ["overlay"],
            frames: ["Overlay 0,0 300×160", "Label 0,0 300×160"]
        ),
        Case(
            swift: "\(short).inset(uniform: 20)",
            base: short,
            commands: ["inset 20"],
            frames: ["Inset 0,0 300×160", "Label 20,20 260×120"]
        ),
        Case(
            swift: "\(short).inset(horizontal: 20, vertical: 10)",
            base: short,
            commands: ["inset 20 10"],
            frames: ["Inset 0,0 300×160", "Label 20,10 260×140"]
        ),
        Case(
            swift: "\(short).inset(top: 4, left: 8)",
            base: short,
            commands: ["inset top 4 left 8"],
            frames: ["Inset 0,0 300×160", "Label 8,4 292×156"]
        ),
        Case(
            swift: "\(short).inset(by: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))",
            base: short,
            commands: ["inset top 1 left 2 bottom 3 right 4"],
            frames: ["Inset 0,0 300×160", "Label 2,1 294×156"]
        ),
        Case(
            swift: "Row(alignment: .center, minimumSpacing: 8) { Label(text: \"Lorem\"); Label(text: \"Ipsum\") }",
            frames: ["Row 0,0 300×160", "Label 0,72 40×16", "Label 260,72 40×16"]
        ),
        Case(
            swift: "Column(alignment: .center, minimumSpacing: 8) { Label(text: \"Lorem\"); Label(text: \"Ips\") }",
            frames: ["Column 0,0 300×160", "Label 130,0 40×16", "Label 138,144 24×16"]
        ),
        Case(
            swift: "Row(alignment: .bottom) { \(short) }",
            base: short,
            commands: ["row bottom"],
            frames: ["Row 0,0 300×160", "Label 0,144 40×16"]
        ),
        Case(
            swift: "Column(alignment: .trailing, minimumSpacing: 8) { \(short) }",
            base: short,
            commands: ["column trailing 8"],
            frames: ["Column 0,0 300×160", "Label 260,0 40×16"]
        ),
        Case(
            swift: "\(hello).box(background: .blue)",
            base: hello,
            commands: ["box blue"],
            frames: ["Box 0,0 300×160", "Label 0,0 300×160"]
        ),
        Case(
            swift: "Box(backgroundColor: .blue, wrapping: Centered(\(hello)))",
            base: hello,
            commands: ["centered", "box blue"],
            frames: ["Box 0,0 300×160", "Centered 0,0 300×160", "Label 102,72 96×16"]
        ),
        Case(
            swift: "\(hello).centered().inset(uniform: 20).box(background: .blue, corners: .rounded(radius: 8))",
            base: hello,
            commands: ["centered", "inset 20", "box blue rounded 8"],
            frames: ["Box 0,0 300×160", "Inset 0,0 300×160", "Centered 20,20 260×120", "Label 82,52 96×16"]
        ),
    ]

    @Test(arguments: cases)
    func theFramesInSwiftAreThoseComputedByHand(example: Case) throws {
        let rendering = Rendering()
        try rendering.render(example.swift)
        #expect(rendering.frames == example.frames)
        #expect(rendering.faults == [])
    }

    @Test(arguments: cases.filter { !$0.commands.isEmpty })
    func theFramesByCommandsAreTheSame(example: Case) throws {
        let rendering = Rendering()
        var source = example.base
        for command in example.commands { source = try rendering.applying(command, to: source) }
        try rendering.render(source)
        #expect(rendering.frames == example.frames)
    }
}
