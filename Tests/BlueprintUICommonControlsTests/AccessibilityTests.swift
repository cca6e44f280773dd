import BlueprintUI
import BlueprintUIAccessibilityCore
import BlueprintUICommonControls
import Foundation
import HeadlessUIKit
import Testing

@Suite("Accessibility of elements")
struct AccessibilityTests {
    private let label = Label(text: "Pay")

    @Test("Each element measures and lays out as the one it wraps, in a view of its own")
    func layout() {
        let elements: [(any Element, String)] = [
            (label.accessibilityElement(label: "Pay", value: nil, traits: [.button]), "AccessibilityView"),
            (label.accessibility(label: "Pay"), "AccessibilitySetterView"),
            (label.accessibilityContainer(), "AccessibilityContainerView"),
            (label.blockAccessibility(), "AccessibilityBlockerView"),
            (label.accessibilityCombine(), "AccessibilityCombineView"),
            (label.accessibilityTraits(add: [.header]), "AccessibilityTraitsView"),
            (label.accessibilityTraits(remove: [.header]), "AccessibilityTraitsView"),
            (label.accessibilityFocus(on: .init()), "AccessibilityFocusView"),
            (
                label.accessibilityShowsLargeContentViewer(display: .title("Pay", nil)), "LargeContentViewerView"
            ),
            (
                label.accessibilityLargeContentViewerInteractionContainer(),
                "LargeContentViewerInteractionContainerView"
            ),
            (label.deferAccessibilityToChildren(content: []), "ParentView"),
            (label.deferredAccessibilitySource(identifier: "a"), "SourceView"),
            (label.deferredAccessibilityReceiver(), "ReceiverView"),
        ]
        for (element, view) in elements {
            #expect(element.content.measure(in: .unconstrained) == CGSize(width: 24, height: 16))
            let rendering = Rendering(element.inset(uniform: 10), width: 100, height: 60)
            #expect(rendering.views == ["\(view) 10,10 80×40", "  UILabel 0,0 80×40"])
        }
    }

    @Test("An accessibility element writes its values, and those of the next one")
    func element() throws {
        var runs: [String] = []
        let element = label.accessibilityElement(
            label: "Volume",
            value: "3",
            traits: [.adjustable({ runs.append("+") }, { runs.append("-") }), .header],
            hint: "Changes the volume",
            identifier: "volume",
            accessibilityFrameSize: CGSize(width: 120, height: 20),
            customActions: [
                .init(name: "Mute") {
                    runs.append("mute"); return true
                }
            ],
            customContent: [.init(label: "Left", value: "4", importance: .high)],
            userInputLabels: ["volume"]
        )
        let rendering = Rendering(element.inset(uniform: 10), width: 100, height: 60)
        let view = try #require(rendering.first(AccessibilityView.self))
        #expect(view.isAccessibilityElement && view.accessibilityLabel == "Volume" && view.accessibilityValue == "3")
        #expect(view.accessibilityTraits == [.adjustable, .header])
        #expect(view.accessibilityHint == "Changes the volume" && view.accessibilityIdentifier == "volume")
        #expect(view.accessibilityFrame == CGRect(x: -30, y: 30, width: 160, height: 0))
        #expect(view.accessibilityUserInputLabels == ["volume"])
        #expect(view.accessibilityCustomContent?.map(\.value) == ["4"])
        view.accessibilityIncrement()
        view.accessibilityDecrement()
        let action = try #require(view.accessibilityCustomActions?.first)
        #expect(action.actionHandler?(action) == true)
        #expect(runs == ["+", "-", "mute"])
        rendering.view.element = label.accessibilityElement(label: nil, value: nil, traits: []).inset(uniform: 10)
        rendering.view.layoutIfNeeded()
        #expect(rendering.first(AccessibilityView.self) === view)
        #expect(view.accessibilityLabel == nil && view.accessibilityTraits == .none)
        #expect(view.accessibilityCustomActions == nil && view.accessibilityFrame.width == 80)
    }

    @Test("Two adjustable traits are equal, and actions by name and image")
    func equality() {
        let first = Accessibility.Trait.adjustable({}, {})
        #expect(first == .adjustable({ print() }, {}) && first != .button)
        #expect(Set([first, .adjustable({}, {})]).count == 1)
        #expect(first.isAdjustable && !Accessibility.Trait.button.isAdjustable)
        #expect(Accessibility.CustomAction(name: "a") { true } == .init(name: "a") { false })
        #expect(Accessibility.CustomAction(name: "a") { true } != .init(name: "b") { true })
    }

    @Test("A container reads rows by their middle, give or take a point, and along the direction")
    func containerOrder() throws {
        func read(_ direction: Environment.LayoutDirection, _ tops: [CGFloat]) throws -> [String] {
            let element = LayoutWriter { _, layout in
                for (index, top) in tops.enumerated() {
                    let frame = CGRect(x: 20 * CGFloat(tops.count - index), y: top, width: 10, height: 10)
                    layout.add(with: frame, child: Label(text: "\(index)"))
                }
            }
            .accessibilityContainer().adaptedEnvironment(keyPath: \.layoutDirection, value: direction)
            let rendering = Rendering(element, width: 200, height: 200)
            let view = try #require(rendering.first(AccessibilityContainerView.self))
            return view.accessibilityElements?.compactMap { ($0 as? UIView)?.accessibilityLabel } ?? []
        }
        #expect(try read(.leftToRight, [0, 1, 0]) == ["2", "1", "0"])
        #expect(try read(.rightToLeft, [0, 1, 0]) == ["0", "1", "2"])
        #expect(try read(.leftToRight, [0, 2, 5]) == ["0", "1", "2"])
        #expect(try read(.leftToRight, [5, 2, 0]) == ["2", "1", "0"])
    }

    @Test("A container searches listed views that are no elements, and reads the segments of a control")
    func containerSearch() throws {
        final class Listing: UIView {
            override var accessibilityElements: [Any]? {
                get { subviews }
                set { super.accessibilityElements = newValue }
            }
        }
        let view = Listing(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
        let inner = UIView(frame: view.bounds)
        let text = UILabel(frame: view.bounds)
        text.text = "inner"
        inner.addSubview(text)
        view.addSubview(inner)
        let segments = SegmentedControl(items: [.init(title: "a") {}, .init(title: "b") {}])
        let rendering = Rendering(segments.accessibilityContainer(), width: 100, height: 60)
        let container = try #require(rendering.first(AccessibilityContainerView.self))
        func read() -> [String?] {
            container.accessibilityElements?.map { ($0 as? UIResponder)?.accessibilityLabel } ?? []
        }
        #expect(read() == ["a", "b"] && container.accessibilityContainerType == .none)
        container.subviews[0].removeFromSuperview()
        container.addSubview(view)
        #expect(read() == ["inner"])
        #expect(AccessibilityContainer.ContainerType.allCases.count == 5)
    }

    @Test("A container lists the elements in it in their order, and inner groups as one")
    func container() throws {
        let column = Column {
            Row {
                Label(text: "Milk")
                Label(text: "Bread")
            }
            Label(text: "hidden").blockAccessibility()
            Label(text: "Inner").accessibilityContainer(containerType: .semanticGroup)
            Label(text: "No group").accessibilityContainer()
        }
        let rendering = Rendering(
            column.accessibilityContainer(containerType: .list, label: "Shopping", value: "3", identifier: "list"),
            width: 100,
            height: 60
        )
        let view = try #require(rendering.first(AccessibilityContainerView.self))
        #expect(view.accessibilityContainerType == .list && view.accessibilityLabel == "Shopping")
        #expect(view.accessibilityValue == "3" && view.accessibilityIdentifier == "list")
        let elements = view.accessibilityElements?.compactMap { $0 as? UIView } ?? []
        #expect(elements.map { "\(type(of: $0))" } == ["UILabel", "UILabel", "AccessibilityContainerView", "UILabel"])
    }

    @Test("A blocker hides what is in it, unless it does not block")
    func blocker() throws {
        let rendering = Rendering(label.blockAccessibility(), width: 100, height: 60)
        let view = try #require(rendering.first(AccessibilityBlockerView.self))
        #expect(view.accessibilityElementsHidden)
        rendering.view.element = label.blockAccessibility(isBlocking: false)
        rendering.view.layoutIfNeeded()
        #expect(!view.accessibilityElementsHidden)
    }

    @Test("Traits are added to those of the element inside, and removed from them")
    func traits() throws {
        func traits(_ element: any Element) throws -> UIAccessibilityTraits {
            try #require(Rendering(element, width: 90, height: 60).first(AccessibilityTraitsView.self))
                .accessibilityTraits
        }
        #expect(try traits(label.accessibilityTraits(add: [.header])) == [.staticText, .header])
        let pay = label.accessibilityElement(label: "Pay", value: nil, traits: [.button, .selected])
        #expect(try traits(pay.accessibilityTraits(remove: [.selected])) == .button)
    }

    @Test("A setter combines what is inside, and inherits what is nil")
    func setter() throws {
        func view(_ element: any Element) throws -> AccessibilitySetterView {
            try #require(Rendering(element, width: 200, height: 60).first(AccessibilitySetterView.self))
        }
        let pay = label.accessibilityElement(label: "Pay", value: "now", traits: [.button], hint: "Pays")
        let named = try view(pay.accessibility(label: "Buy"))
        #expect(named.isAccessibilityElement && named.accessibilityLabel == "Buy")
        #expect(named.accessibilityValue == "now" && named.accessibilityHint == "Pays")
        #expect(named.accessibilityTraits == .button)
        let row = Row {
            Label(text: "Total")
            Label(text: "$12")
        }
        let hinted = try view(row.accessibility(value: "3", hint: "The sum", traits: [.header], identifier: "sum"))
        #expect(hinted.accessibilityLabel == "Total, $12" && hinted.accessibilityValue == "3")
        #expect(hinted.accessibilityHint == "The sum" && hinted.accessibilityIdentifier == "sum")
        #expect(hinted.accessibilityTraits == .header)
        #expect(try view(pay.accessibility(traits: [])).accessibilityTraits == .none)
        #expect(try view(Spacer(10).accessibility(label: "Gap")).isAccessibilityElement)
        #expect(try !view(Spacer(10).accessibility(value: "1")).isAccessibilityElement)
    }

    @Test("A setter adjusts the element inside, unless it has functions of its own")
    func setterAdjusting() throws {
        var runs: [String] = []
        func adjustable(_ name: String) -> Accessibility.Trait {
            .adjustable({ runs.append(name + "+") }, { runs.append(name + "-") })
        }
        let inner = label.accessibilityElement(label: "Pay", value: "1", traits: [adjustable("inner")])
        for element in [inner.accessibility(label: "a"), inner.accessibility(traits: [adjustable("outer")])] {
            let view = try #require(Rendering(element, width: 90, height: 60).first(AccessibilitySetterView.self))
            #expect(view.accessibilityTraits == .adjustable)
            view.accessibilityIncrement()
            view.accessibilityDecrement()
        }
        #expect(runs == ["inner+", "inner-", "outer+", "outer-"])
    }

    @Test("The traits of a label are exactly those that are given")
    func labelTraits() {
        let cases: [(Set<Accessibility.Trait>?, UIAccessibilityTraits)] = [
            (nil, .staticText), ([], .none), ([.header], .header), ([.updatesFrequently], .updatesFrequently),
        ]
        for (given, traits) in cases {
            let plain = Label(text: "a") { $0.accessibilityTraits = given }
            let attributed = AttributedLabel(attributedText: NSAttributedString(string: "a")) {
                $0.accessibilityTraits = given
            }
            for element in [plain, attributed] as [any Element] {
                #expect(Rendering(element, width: 9, height: 9).first(UILabel.self)?.accessibilityTraits == traits)
            }
        }
    }

    @Test("A disabled field with traits is still dimmed")
    func fieldTraits() {
        let field = TextField(text: "") {
            $0.isEnabled = false
            $0.accessibilityTraits = [.searchField]
        }
        let view = Rendering(field, width: 90, height: 50).first(UITextField.self)
        #expect(view?.accessibilityTraits == [.searchField, .notEnabled])
    }

    @Test("Line breaks are read as spaces, and each link is followed by a word")
    func labelText() throws {
        func read(_ element: any Element, word: String?? = .none) -> String? {
            let rendering = Rendering(element, width: 200, height: 60)
            if let word { rendering.view.environment.linkAccessibilityLabel = word }
            rendering.view.layoutIfNeeded()
            return rendering.first(UILabel.self)?.accessibilityLabel
        }
        #expect(read(Label(text: "one\ntwo\r\nthree")) == "one two three")
        let text = NSMutableAttributedString(string: "é the terms\nand the rules")
        text.addAttribute(.link, value: "https://example.org/1", range: NSRange(location: 6, length: 5))
        text.addAttribute(.link, value: "https://example.org/2", range: NSRange(location: 20, length: 5))
        let label = AttributedLabel(attributedText: text)
        #expect(read(label) == "é the terms[Link] and the rules[Link]")
        #expect(read(label, word: "lien") == "é the terms[lien] and the rules[lien]")
        #expect(read(label, word: .some(nil)) == "é the terms and the rules")
        let view = UILabel()
        view.text = "one\ntwo"
        #expect(view.accessibilityLabel == "one\ntwo")
    }

    @Test("A label with one link is activated, one with several is not")
    func linkActivation() throws {
        var opened: [String] = []
        func activates(_ links: [(Int, Int)]) throws -> Bool {
            let text = NSMutableAttributedString(string: "one two three")
            for (start, length) in links {
                let range = NSRange(location: start, length: length)
                text.addAttribute(.link, value: "https://example.org/\(start)", range: range)
            }
            let label = AttributedLabel(attributedText: text).onLinkTapped { opened.append($0.lastPathComponent) }
            let view = try #require(Rendering(label, width: 200, height: 60).first(UILabel.self))
            return view.accessibilityActivate()
        }
        #expect(try activates([(4, 3)]) && opened == ["4"])
        #expect(try !activates([(0, 3), (4, 3)]) && !activates([]) && opened == ["4"])
        #expect(Rendering(label, width: 90, height: 60).first(UILabel.self)?.accessibilityActivate() == false)
    }

    @Test("A function of one's own activates the element")
    func activation() throws {
        var runs = 0
        var element = label.accessibilityElement(label: "Pay", value: nil, traits: [.button])
        let plain = try #require(Rendering(element, width: 90, height: 60).first(AccessibilityView.self))
        #expect(!plain.accessibilityActivate())
        element = AccessibilityElement(label: "Pay", value: nil, traits: [.button], wrapping: label) {
            $0.accessibilityActivate = {
                runs += 1
                return true
            }
        }
        let view = try #require(Rendering(element, width: 90, height: 60).first(AccessibilityView.self))
        #expect(view.accessibilityActivate() && runs == 1 && view.accessibilityLabel == "Pay")
    }

    @Test("The frame grows by the whole difference on each side")
    func frameSize() {
        let size = CGSize(width: 60, height: 30)
        let element = Spacer(width: 40, height: 20)
            .accessibilityElement(label: "a", value: nil, traits: [], accessibilityFrameSize: size)
        let rendering = Rendering(element.centered(), width: 100, height: 100)
        let frame = rendering.first(AccessibilityView.self)?.accessibilityFrame
        #expect(frame == CGRect(x: 10, y: 30, width: 80, height: 40))
    }

    @Test("A trigger moves the focus to the first element inside, while it is shown")
    func focus() throws {
        let trigger = AccessibilityFocus.Trigger(notificationType: .screenChanged, identifier: "a")
        trigger.focus()
        let rendering = Rendering(
            Column {
                label.accessibilityFocus(on: trigger)
                Label(text: "Cancel")
            },
            width: 90,
            height: 60
        )
        let view = try #require(rendering.first(UILabel.self))
        #expect(!view.accessibilityElementIsFocused())
        trigger.focus()
        #expect(view.accessibilityElementIsFocused())
        rendering.view.setNeedsLayout()
        rendering.view.layoutIfNeeded()
        #expect(view.accessibilityElementIsFocused())
    }

    @Test("Labels and fields write their own accessibility, and take it back")
    func controls() throws {
        let rendering = Rendering(
            Label(text: "Settings") {
                $0.accessibilityTraits = [.header]
                $0.accessibilityHint = "Hint"
                $0.accessibilityIdentifier = "title"
                $0.accessibilityCustomActions = [.init(name: "Copy") { true }]
            },
            width: 90,
            height: 60
        )
        let view = try #require(rendering.first(UILabel.self))
        #expect(view.accessibilityTraits == [.header] && view.accessibilityHint == "Hint")
        #expect(view.accessibilityIdentifier == "title" && view.accessibilityCustomActions?.map(\.name) == ["Copy"])
        rendering.view.element = Label(text: "Settings") { $0.isAccessibilityElement = false }
        rendering.view.layoutIfNeeded()
        #expect(
            !view.isAccessibilityElement && view.accessibilityTraits == .staticText && view.accessibilityHint == nil
        )
        rendering.view.element = Label(text: "Settings")
        rendering.view.layoutIfNeeded()
        #expect(view.isAccessibilityElement && view.accessibilityCustomActions == nil)

        let text = NSAttributedString(string: "Terms")
        let attributed = Rendering(
            AttributedLabel(attributedText: text) { $0.accessibilityValue = "new" },
            width: 90,
            height: 20
        )
        #expect(attributed.first(UILabel.self)?.accessibilityValue == "new")
        let field = Rendering(TextField(text: "x") { $0.accessibilityLabel = "Name" }, width: 90, height: 20)
        #expect(field.first(UITextField.self)?.accessibilityLabel == "Name")
        #expect(field.first(UITextField.self)?.accessibilityValue == "x")
        let image = Rendering(Image(image: nil, blockAccessibilityDescription: true), width: 9, height: 9)
        #expect(image.first(UIImageView.self)?.accessibilityLabel == "")
    }
}
