import BlueprintBindings
import SwiftInterpreter
import Testing

@Suite struct ModifierCommandsTests {
    let commands = ModifierCommands(BindingTable.blueprint())

    @Test(arguments: [
        ("inset 20", ".inset(uniform: 20)"),
        ("inset 20 10", ".inset(horizontal: 20, vertical: 10)"),
        ("inset top 4 left 8", ".inset(top: 4, left: 8)"),
        ("inset uniform: 12", ".inset(uniform: 12)"),
        ("inset horizontal: 4, vertical: 2", ".inset(horizontal: 4, vertical: 2)"),
        ("inset -3.5", ".inset(uniform: -3.5)"),
        ("box blue", ".box(background: .blue)"),
        ("box", ".box()"),
        ("box systemGray5 rounded 8", ".box(background: .systemGray5, corners: .rounded(radius: 8))"),
        ("box #ff8800", ".box(background: UIColor(hex: 0xFF8800))"),
        ("box background: .blue corners: .rounded(radius: 8)", ".box(background: .blue, corners: .rounded(radius: 8))"),
        ("box borders solid red 2", ".box(borders: .solid(color: .red, width: 2))"),
        ("box blue clipsContent", ".box(background: .blue, clipsContent: true)"),
        ("aligned bottom trailing", ".aligned(vertically: .bottom, horizontally: .trailing)"),
        ("aligned trailing", ".aligned(horizontally: .trailing)"),
        ("aligned horizontally fill", ".aligned(horizontally: .fill)"),
        ("aligned", ".aligned()"),
        ("centered", ".centered()"),
        ("constrained width 100", ".constrainedTo(width: .absolute(100))"),
        ("constrained 100 50", ".constrainedTo(width: 100, height: 50)"),
        ("constrainedTo 100 50", ".constrainedTo(width: 100, height: 50)"),
        ("constrained height atLeast 44", ".constrainedTo(height: .atLeast(44))"),
        ("constrained width 10...20", ".constrainedTo(width: .within(10...20))"),
        ("constrained 40x30", ".constrainedTo(size: CGSize(width: 40, height: 30))"),
        ("constrained 16:9", ".constrainedTo(aspectRatio: AspectRatio(width: 16, height: 9))"),
        ("constrained square", ".constrainedTo(aspectRatio: .square)"),
        ("rotated 45", ".rotated(by: Measurement(value: 45, unit: UnitAngle.degrees))"),
        ("scaled 2 3", ".scaled(scaleX: 2, scaleY: 3)"),
        ("opacity 0.5", ".opacity(0.5)"),
        ("hidden", ".hidden()"),
        ("hidden false", ".hidden(false)"),
        ("keyed a", ".keyed(\"a\")"),
        ("keyed \"two words\"", ".keyed(\"two words\")"),
        ("keyed 7", ".keyed(7)"),
        ("onAppear", ".onAppear { }"),
        ("scrollable", ".scrollable()"),
        ("scrollable custom 30 40", ".scrollable(.custom(CGSize(width: 30, height: 40)))"),
        ("tappable { print(1) }", ".tappable { print(1) }"), ("tappable", ".tappable { }"),
        ("transition fade", ".transition(.fade)"),
        ("transition onAppear scale onLayout none", ".transition(onAppear: .scale, onLayout: .none)"),
        ("overrideUserInterfaceStyle dark", ".overrideUserInterfaceStyle(.dark)"),
        ("onDisappear { print(\"gone\") }", ".onDisappear { print(\"gone\") }"),
        ("modify { $0.text = \"b\" }", ".modify { $0.text = \"b\" }"),
        (
            "decorate above corner topRight Box(backgroundColor: .red)",
            ".decorate(layering: .above, position: .corner(.topRight)) { Box(backgroundColor: .red) }"
        ),
        (
            "decorate below inset 4 8 { Box() }",
            ".decorate(layering: .below, position: .inset(UIEdgeInsets(top: 8, left: 4, bottom: 8, right: 4))) { Box() }"
        ),
    ])
    func aModifierCommandGivesTheCallItStandsFor(line: String, swift: String) throws {
        #expect(try commands.meaning(of: line) == .modifier(swift))
    }

    @Test(arguments: [
        ("row", "Row"), ("column center 8", "Column(alignment: .center, minimumSpacing: 8)"), ("overlay", "Overlay"),
        ("row underflow growUniformly", "Row(underflow: .growUniformly)"),
        ("column 4", "Column(minimumSpacing: 4)"), ("row fill", "Row(alignment: .fill)"),
        ("equalStack horizontal 8", "EqualStack(direction: .horizontal, spacing: 8)"), ("flow", "Flow"),
        ("gridRow 4", "GridRow(spacing: 4)"),
    ])
    func aListCommandGivesTheListToWrapIn(line: String, swift: String) throws {
        #expect(try commands.meaning(of: line) == .list(swift))
    }

    @Test(arguments: [
        ("button", "Button(wrapping: "), ("button isEnabled false", "Button(isEnabled: false, wrapping: "),
        ("button { print(1) }", "Button(onTap: { print(1) }, wrapping: "),
    ])
    func anElementWithoutModifierIsPutAround(line: String, before: String) throws {
        #expect(try commands.meaning(of: line) == .call(before: before, after: ")"))
    }

    @Test(arguments: [
        ("aligned botom", 8, "bottom"), ("box bleu", 4, "blue"), ("inset twenty", 6, nil), ("opacity", 7, nil),
        ("row center 8 9", 13, nil), ("box red rounded", 8, ".rounded(radius: 8)"), ("decorate above", 14, nil),
    ])
    func aFaultHasItsPlace(line: String, offset: Int, didYouMean: String?) throws {
        let fault = try #require(throws: ModifierCommands.Fault.self) { try commands.meaning(of: line) }
        #expect(fault.offset == offset)
        #expect(fault.didYouMean == didYouMean)
        #expect(!fault.message.isEmpty && !fault.usage.isEmpty)
    }

    @Test func theNamesAreListed() {
        #expect(
            commands.names == [
                "accessibilityCombine", "accessibilityContainer", "aligned", "blockAccessibility", "box",
                "button", "centered", "column", "constrained", "decorate", "deferredAccessibilityReceiver",
                "deferredAccessibilitySource", "equalStack", "flow",
                "gridRow", "hidden", "inset", "keyed", "map", "modify", "onAppear", "onDisappear", "onLinkTapped",
                "opacity", "overlay", "overrideUserInterfaceStyle", "rotated", "row", "scaled", "scrollable",
                "tappable", "tintAdjustmentMode", "transition", "translated", "userInteractionEnabled",
            ]
        )
        #expect(commands.isCommand("constrainedTo") && !commands.isCommand("label"))
        #expect(commands.usage(of: "aligned") == ["aligned [vertically] [horizontally]"])
    }

    @Test func completionsFollowTheWords() {
        #expect(commands.completions(after: "aligned").contains("bottom"))
        #expect(!commands.completions(after: "aligned bottom").contains("top"))
        #expect(commands.completions(after: "aligned bottom").contains("trailing"))
        #expect(commands.completions(after: "box").contains("systemBlue"))
        #expect(commands.completions(after: "decorate above").contains("corner"))
        #expect(!commands.completions(after: "decorate above").contains("custom"))
        #expect(
            commands.completions(after: "decorate above corner") == [
                "topLeft", "topRight", "bottomRight", "bottomLeft",
            ]
        )
    }
}
