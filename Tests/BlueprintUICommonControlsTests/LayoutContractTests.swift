import BlueprintUI
import BlueprintUICommonControls
import Foundation
import HeadlessUIKit
import Testing

/// The layout contract of every element of the library, checked by the probe.
@Suite struct LayoutContractTests {
    @Test func theseKeepTheContract() {
        for (name, element) in Self.elements.sorted(by: { $0.key < $1.key }) {
            let violations = LayoutContractProbe().violations(of: element)
            let text = violations.map(\.description).joined(separator: "\n")
            #expect(violations.isEmpty, "\(name): \(text)")
        }
    }

    @Test func theseBreakTheContract() {
        for (name, breaking) in Self.breaking.sorted(by: { $0.key < $1.key }) {
            let found = LayoutContractProbe().violations(of: breaking.element).map(\.description)
            #expect(found == breaking.questions, "\(name)")
        }
    }
}

// MARK: - Content

extension LayoutContractTests {
    private typealias Breaking = (element: any Element, questions: [String])

    private static var text: any Element { Label(text: "some words that wrap in a line") }
    private static var longText: any Element { Label(text: "a longer text with more words, which takes several lines") }
    private static var block: any Element { Spacer(width: 40, height: 20) }
    private static var picture: UIImage { UIImage(size: CGSize(width: 60, height: 40), name: "picture") }
    private static let words = "attributed words to wrap"

    private static var elements: [String: any Element] {
        containers.merging(modifiers) { $1 }.merging(controls) { $1 }
    }

    private static var containers: [String: any Element] {
        [
            "Column": Column(alignment: .leading, minimumSpacing: 4) {
                text
                block
                longText
            },
            "Column, fill": Column(alignment: .fill, minimumSpacing: 4) {
                text
                longText
            },
            "Empty": Empty(),
            "EqualStack": EqualStack(direction: .horizontal, spacing: 4) {
                text
                block
            },
            "EnvironmentReader": EnvironmentReader { _ in text },
            "Flow, leading": Flow(lineSpacing: 4, itemSpacing: 4) {
                block
                text
                block
            },
            "Flow, growing": Flow(itemSpacing: 4) {
                block.flowChild(priority: .grows)
                block
            },
            "GridRow, absolute": GridRow(verticalAlignment: .top, spacing: 4) {
                text.gridRowChild(width: .absolute(60))
                longText.gridRowChild(width: .absolute(90))
            },
            "LayoutWriter": LayoutWriter { _, layout in
                layout.add(with: CGRect(x: 10, y: 20, width: 30, height: 40), child: block)
            },
            "Overlay": Overlay(elements: [text, block, longText]),
            "Row": Row(alignment: .top, minimumSpacing: 4) {
                block.stackLayoutChild(priority: .fixed)
                text
                longText
            },
            "Spacer": block,
        ]
    }

    private static var modifiers: [String: any Element] {
        [
            "AdaptedEnvironment": AdaptedEnvironment(keyPath: \.displayScale, value: 2, wrapping: text),
            "Aligned": text.aligned(vertically: .bottom, horizontally: .trailing),
            "Centered": text.centered(),
            "ConstrainedAspectRatio, fitContent": text.constrainedTo(aspectRatio: .square),
            "ConstrainedAspectRatio, shrinkContent": block.constrainedTo(
                aspectRatio: .square,
                contentMode: .shrinkContent
            ),
            "ConstrainedSize, absolute": text.constrainedTo(width: .absolute(60)),
            "ConstrainedSize, at least": text.constrainedTo(width: .atLeast(60), height: .atLeast(60)),
            "ConstrainedSize, at most": text.constrainedTo(width: .atMost(60), height: .atMost(60)),
            "ConstrainedSize, within": text.constrainedTo(width: .within(30...90)),
            "Decorate": text.decorate(layering: .above, position: .corner(.topRight)) { block },
            "Hidden": text.hidden(true),
            "Inset": text.inset(top: 1, bottom: 2, left: 3, right: 4),
            "Inset, negative": text.inset(uniform: -3),
            "Keyed": text.keyed("key"),
            "LifecycleObserver": text.onAppear {},
            "Opacity": text.opacity(0.5),
            "TintAdjustmentMode": text.tintAdjustmentMode(.dimmed),
            "Transformed": text.scaled(scaleX: 2, scaleY: 2),
            "UserInteractionEnabled": text.userInteractionEnabled(false),
        ]
    }

    private static var controls: [String: any Element] {
        [
            "AttributedLabel": AttributedLabel(attributedText: NSAttributedString(string: words)),
            "Box": text.box(background: .blue),
            "Button": Button(wrapping: text),
            "Image, center": Image(image: picture, contentMode: .center),
            "Image, stretch": Image(image: picture, contentMode: .stretch),
            "Label": text,
            "Label, two lines": Label(text: "a text that is cut after two lines") { $0.numberOfLines = 2 },
            "Rule": Rule(orientation: .horizontal, color: .black),
            "ScrollView, custom": text.scrollable(.custom(CGSize(width: 300, height: 200))),
            "ScrollView, fittingContent": text.scrollable(.fittingContent),
            "ScrollView, fittingHeight": longText.scrollable(),
            "ScrollView, fittingWidth": text.scrollable(.fittingWidth),
            "SegmentedControl": SegmentedControl(
                items: [.init(title: "One", onSelect: {}), .init(title: "Two", onSelect: {})]
            ),
            "Tappable": text.tappable {},
            "TransitionContainer": TransitionContainer(wrapping: text),
        ]
    }

    // MARK: - Elements that break the contract

    /// Elements that break a rule, each with the two measurements that show it.
    private static var breaking: [String: Breaking] {
        [
            "ConstrainedAspectRatio, fitParent": (
                text.constrainedTo(aspectRatio: .square, contentMode: .fitParent),
                ["∞ × ∞ within ∞ × ∞, but 0 × 0 within ∞ × 0"]
            ),
            "Flow, centred": (
                Flow(lineAlignment: .center, itemSpacing: 4) {
                    block
                    text
                },
                [
                    "42.5 × 116 within 45 × ∞, but 41.25 × 116 within 42.5 × ∞",
                    "42.5 × 116 within 45 × ∞, but 41.25 × 116 within 42.5 × 250",
                ]
            ),
            "GeometryReader": (
                GeometryReader { proxy in
                    (proxy.constraint.width.constrainedValue ?? .infinity) < 100 ? Spacer(20) : Spacer(40)
                },
                [
                    "40 × 40 within 100 × ∞, but 20 × 20 within 45 × ∞",
                    "40 × 40 within ∞ × ∞, but 20 × 20 within 45 × ∞",
                ]
            ),
            "Image, aspectFill": (Image(image: picture), ["∞ × ∞ within ∞ × ∞, but 0 × 0 within ∞ × 0"]),
            "Image, aspectFit": (
                Image(image: picture, contentMode: .aspectFit),
                ["∞ × ∞ within ∞ × ∞, but 0 × 0 within ∞ × 0"]
            ),
            "TextField": (TextField(text: "text"), ["∞ × 44 within ∞ × ∞, but 44 × 44 within 0 × ∞"]),
            "GridRow, proportional": (
                GridRow(spacing: 4) {
                    text
                    block
                },
                ["484 × 20 within ∞ × ∞, but 1000 × 20 within 1000 × ∞"]
            ),
        ]
    }
}
