import BigStack
import BlueprintREPL
import Foundation
import TestSessions
import Testing

/// `accessibility` prints what VoiceOver reads; the properties of accessibility are in the other reports too.
@Suite("Accessibility")
struct AccessibilityCommandTests {
    private static let screen = [
        "viewport 300x200",
        """
        Column(alignment: .fill) {
            Label(text: "Settings") { $0.accessibilityTraits = [.header] }
            Row {
                Label(text: "Total")
                Label(text: "$12")
            }
            .accessibilityElement(label: "Total", value: "$12", traits: [], hint: "The sum")
            Label(text: "decoration").blockAccessibility()
            Box(backgroundColor: .green)
                .constrainedTo(width: 30, height: 30)
                .tappable {}
        }
        """,
    ]

    /// Returns a text without line breaks.
    private static func joined(_ text: String) -> String {
        text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    @Test("A field without a label is given one of its own")
    func fieldWithoutLabel() throws {
        let text = try #require(try run(["TextField(text: \"\")", "accessibility"]).last)
        #expect(text.contains("try: its accessibilityLabel or its placeholder"), "\(text)")
        #expect(!text.contains("button"), "\(text)")
    }

    @Test("It lists what is read, what is not and why, and likely mistakes")
    func list() throws {
        let text = try #require(try run(Self.screen + ["accessibility"]).last)
        #expect(
            text == """
                VoiceOver: 2 elements are read, in this order
                  1 "Settings, heading" · Label #2, 300×16 at 0,0
                      traits header
                  2 "Total, $12, The sum" · AccessibilityElement #6, 300×16 at 0,57
                      value "$12" · hint "The sum"
                not read
                  Label #4 "Total" is merged into AccessibilityElement #6
                  Label #5 "$12" is merged into AccessibilityElement #6
                  Label #7 "decoration" is hidden by AccessibilityBlocker #8
                ! Tappable #11 can be tapped but has no label
                  try: .accessibilityElement(label: "Name", value: nil, traits: [.button])
                    around it
                ! Tappable #11 is hard to tap: 300×30, under 44×44
                  try: .constrainedTo(width: .atLeast(44), height: .atLeast(44)) inside it
                """
        )
    }

    @Test("A tappable label is one button, the label of a button is read, and a switch says its state")
    func controls() throws {
        let tappable = try #require(try run(["Label(text: \"Tap\").tappable {}", "accessibility"]).last)
        #expect(tappable.hasPrefix("VoiceOver: 1 element is read\n  1 \"Tap, button\""), "\(tappable)")
        let button = try #require(try run(["Button(wrapping: Label(text: \"Pay\"))", "accessibility"]).last)
        #expect(button.hasPrefix("VoiceOver: 1 element is read\n  1 \"Pay\" · Label #1"), "\(button)")
        #expect(!button.contains("!"), "\(button)")
        let lines = [
            """
            struct Wireless: UIViewElement {
                var isOn = false
                func makeUIView() -> UISwitch { UISwitch() }
                func updateUIView(_ view: UISwitch, with context: UIViewElementContext) {
                    view.isOn = isOn
                    view.accessibilityLabel = "Wi-Fi"
                }
            }
            """,
            "Wireless()", "expect accessibility \"Wi-Fi, off, switch button\"", "accessibility",
        ]
        let text = try #require(try run(lines).last)
        #expect(text.contains("1 \"Wi-Fi, off, switch button\""), "\(text)")
    }

    @Test("The fix for a control without a label keeps its value and its adjustability")
    func controlWithoutLabel() throws {
        let lines = [
            """
            struct Volume: UIViewElement {
                func makeUIView() -> UISlider { UISlider() }
                func updateUIView(_ view: UISlider, with context: UIViewElementContext) { view.value = 0.5 }
            }
            """,
            "Volume()", "accessibility",
        ]
        let text = try #require(try run(lines).last)
        #expect(text.contains("try: .accessibility(label: \"Name\") around it"), "\(text)")
        let fixed = try #require(try run(lines + [".accessibility(label: \"Name\")", "accessibility"]).last)
        #expect(fixed.contains("1 \"Name, 50%, adjustable\"") && !fixed.contains("no label"), "\(fixed)")
    }

    @Test("A group inside an element that is read as one has no effect, and the list says so")
    func groups() throws {
        let lines = [
            "Column { Label(text: \"Milk\") }",
            ".accessibilityContainer(containerType: .list, label: \"Shopping\")",
        ]
        let grouped = try #require(try run(lines + ["accessibility"]).last)
        #expect(grouped.contains("in the list \"Shopping\"\n"))
        let merged = try #require(try run(lines + [".accessibilityCombine()", "accessibility"]).last)
        #expect(Self.joined(merged).contains("has no effect: it is merged into AccessibilityCombine #4"))
    }

    private static let form = [
        "viewport 300x200",
        """
        Column {
            TextField(text: "12") { $0.accessibilityLabel = "Year" }.deferredAccessibilityReceiver()
            Label(text: "Too short").deferredAccessibilitySource(identifier: "error")
        }
        .deferAccessibilityToChildren(content: [.init(kind: .error, identifier: "error")])
        """,
    ]

    @Test("A receiver is read with the source that is deferred, in the frame of the container")
    func deferral() throws {
        let text = try #require(try run(Self.form + ["accessibility"]).last)
        #expect(
            text == """
                VoiceOver: 1 element is read
                  1 "Year, Too short, 12" · ReceiverContainer #3, 300×200 at 0,0
                      value "12"
                not read
                  TextField #2 "Year, 12" is merged into ReceiverContainer #3
                  Label #4 "Too short" is read with ReceiverContainer #3
                """
        )
        let claim = try #require(try run(Self.form + ["expect accessibility \"Year, Too short\""]).last)
        #expect(!claim.contains("expected"), "\(claim)")
        let help = try #require(try run(["help ReceiverContainer"]).last)
        #expect(help.contains("deferredAccessibilityReceiver"), "\(help)")
    }

    @Test("A container with two receivers defers nothing, and the list says so")
    func twoReceivers() throws {
        let lines = Self.form + ["select #4", ".deferredAccessibilityReceiver()", "accessibility"]
        let text = Self.joined(try #require(try run(lines).last))
        #expect(text.contains("defers nothing: 2 receivers in it"), "\(text)")
        #expect(text.contains("\"Year, 12\"") && text.contains("\"Too short\""), "\(text)")
    }

    @Test("The contents of a deferral are values with kinds and names")
    func contents() throws {
        let lines = [
            "let content = AccessibilityDeferral.Content(kind: .inherited(.high), identifier: 3)",
            "content.sourceIdentifier == AnyHashable(3)", "content.kind",
            "AccessibilityDeferral.Content().sourceIdentifier == AccessibilityDeferral.Content().sourceIdentifier",
            "let filter: AccessibilityComposition.Filter = { $0.alpha == 1 }",
        ]
        let answers = try run(lines)
        #expect(answers[1].contains("true") && answers[2].contains("inherited") && answers[3].contains("false"))
        #expect(!answers[4].contains("error"), "\(answers[4])")
    }

    @Test("With a reference it lists a part, and more words are an error")
    func part() throws {
        let text = try #require(try run(Self.screen + ["accessibility #6"]).last)
        #expect(text.hasPrefix("VoiceOver: 1 element is read\n") && !text.contains("Settings"))
        let error = try #require(try run(Self.screen + ["accessibility #6 #7"]).last)
        #expect(error.contains("unexpected '#7'"))
    }

    @Test("The JSON holds everything that the text says")
    func json() throws {
        let text = try onBigStack {
            let session = Session.sharing()
            for line in Self.screen { _ = session.run(line: line) }
            return session.run(line: "accessibility").compactMap(\.json?.text).first ?? ""
        }
        let object = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        let read = try #require(object["read"] as? [[String: Any]])
        #expect(read.map { $0["spoken"] as? String } == ["Settings, heading", "Total, $12, The sum"])
        #expect(read.last?["element"] as? String == "#6" && read.last?["hint"] as? String == "The sum")
        let unread = try #require(object["unread"] as? [[String: Any]])
        #expect(unread.map { $0["reason"] as? String } == ["merged", "merged", "hidden"])
        #expect(unread.last?["owner"] as? String == "#8")
        let warnings = try #require(object["warnings"] as? [[String: Any]])
        #expect(warnings.map { $0["rule"] as? String } == ["noLabel", "smallHitArea"])
    }

    @Test("expect compares what is read, up to a comma")
    func expectation() throws {
        let claims = [
            "expect accessibility \"Settings, heading\"", "expect accessibility \"Total, $12\"",
            "expect accessibility \"Settings, head\"", "expect accessibility \"decoration\"", "expect accessibility",
        ]
        let answers = Array(try run(Self.screen + claims).suffix(claims.count))
        #expect(answers.prefix(2).allSatisfy { !$0.contains("expected") })
        let fact = "these are read: \"Settings, heading\"; \"Total, $12, The sum\""
        for answer in answers[2...3] {
            #expect(answer.hasPrefix("expected accessibility"))
            #expect(Self.joined(answer).contains(fact))
        }
        #expect(answers[4].contains("the text that is read is missing"))
    }

    @Test("info, views and the trace show the properties")
    func reports() throws {
        let lines = Self.screen + ["info #6", "views", "trace update"]
        for report in try run(lines).suffix(3) {
            #expect(report.contains("accessibilityHint"))
        }
    }

    @Test("Custom actions, adjustable traits and view properties are typed as in an app")
    func bindings() throws {
        let lines = [
            """
            Label(text: "Volume").accessibilityElement(
                label: "Volume",
                value: "3",
                traits: [.adjustable({ print("up") }, { print("down") }), .selected],
                customActions: [AccessibilityElement.CustomAction(name: "Mute") { true }],
                customContent: [.init(label: "Left", value: "4", importance: .high)],
                userInputLabels: ["volume"]
            )
            """,
            "accessibility", "reset all",
            "let view = UIView()", "view.accessibilityTraits = [.button, .header]",
            "view.accessibilityCustomActions = [UIAccessibilityCustomAction(name: \"Delete\") { _ in true }]",
            "view.accessibilityTraits.contains(.header)", "view.accessibilityCustomActions?.first?.name",
        ]
        let answers = try run(lines)
        #expect(answers.allSatisfy { !$0.contains("error") }, "\(answers)")
        #expect(answers[1].contains("\"Volume, 3, selected, adjustable, 4\""))
        #expect(answers[1].contains("actions Mute") && Self.joined(answers[1]).contains("Left: 4 (always read)"))
        #expect(answers[6].contains("true") && answers[7].contains("Delete"))
    }

    @Test("A view class of source overrides what is read")
    func overriding() throws {
        let lines = [
            """
            final class Dial: UIView {
                var value = 3
                override var isAccessibilityElement: Bool { get { true } set {} }
                override var accessibilityLabel: String? { get { "Dial" } set {} }
                override var accessibilityValue: String? { get { "\\(value)" } set {} }
                override func accessibilityIncrement() { value += 1 }
            }
            """,
            """
            struct DialElement: Element {
                var content: ElementContent { ElementContent(intrinsicSize: CGSize(width: 44, height: 44)) }
                func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? {
                    Dial.describe { config in config.apply { $0.accessibilityIncrement() } }
                }
            }
            """,
            "DialElement()", "accessibility",
        ]
        let text = try #require(try run(lines).last)
        #expect(text.contains("\"Dial, 4\""), "\(text)")
    }

    @Test(
        "Each modifier of accessibility can be typed",
        arguments: [
            ".accessibilityElement(label: \"a\", value: nil, traits: [.button])", ".accessibility(label: \"a\")",
            ".accessibilityContainer(containerType: .landmark)", ".blockAccessibility()", ".accessibilityCombine()",
            ".accessibilityTraits(add: [.header])", ".accessibilityTraits(remove: [.header])",
            ".accessibilityShowsLargeContentViewer(display: .title(\"a\", nil))",
            ".accessibilityLargeContentViewerInteractionContainer()", ".deferAccessibilityToChildren(content: [])",
            ".deferredAccessibilitySource(identifier: \"a\")", ".deferredAccessibilityReceiver()",
            ".accessibilityCombine(customFilter: { $0.accessibilityLabel != nil }, customSorting: { $0.tag < $1.tag })",
            ".accessibility(label: \"a\", mergeInteractiveSingleChild: false)",
        ]
    )
    func modifiers(_ modifier: String) throws {
        let answer = try #require(try run(["Label(text: \"Hi\")", modifier]).last)
        #expect(answer.contains("wraps Label #1"), "\(answer)")
    }
}
