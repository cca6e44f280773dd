import BlueprintUI
import BlueprintUIAccessibilityCore
import BlueprintUICommonControls
import Foundation
import HeadlessUIKit
import Testing

/// Several elements read as one.
@Suite("Accessibility that is combined")
struct AccessibilityCompositionTests {
    /// An accessibility element that counts its activations.
    final class Part: UIView {
        var activations = 0
        var onActivate: () -> Bool = { true }

        init(_ label: String?, value: String? = nil, hint: String? = nil, traits: UIAccessibilityTraits = .staticText) {
            super.init(frame: .zero)
            isAccessibilityElement = true
            accessibilityLabel = label
            accessibilityValue = value
            accessibilityHint = hint
            accessibilityTraits = traits
        }

        required init?(coder: NSCoder) { nil }

        override func accessibilityActivate() -> Bool {
            activations += 1
            return onActivate()
        }
    }

    /// Returns a view with parts in a column, each 10 points high.
    private func combined(_ parts: UIView...) -> AccessibilityComposition.CombinableView {
        let view = AccessibilityComposition.CombinableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        for (index, part) in parts.enumerated() {
            part.frame = CGRect(x: 0, y: 10 * CGFloat(index), width: 100, height: 10)
            view.addSubview(part)
        }
        return view
    }

    @Test("The only button is a part of the whole, which is activated as the button")
    func oneButton() {
        let button = Part("Buy", value: "now", hint: "Buys it", traits: .button)
        let view = combined(Part("Coffee"), button, Part("large"), Part("3.50", value: "new"))
        #expect(view.isAccessibilityElement && view.accessibilityLabel == "Coffee, large, 3.50, Buy")
        #expect(view.accessibilityValue == "now, new" && view.accessibilityHint == "Buys it")
        #expect(view.accessibilityTraits.rawValue == 65)
        #expect(view.accessibilityCustomActions == nil)
        #expect(view.accessibilityActivationPoint == CGPoint(x: 50, y: 15))
        #expect(view.accessibilityActivate() && button.activations == 1)
        button.onActivate = { false }
        #expect(!view.accessibilityActivate() && button.activations == 2)
    }

    @Test("Several elements to act on become custom actions; the value of a switch is a word")
    func several() throws {
        let toggle = Part("A", value: "1", traits: [.button, .toggleButton])
        let button = Part("B", traits: .button)
        button.accessibilityCustomActions = [UIAccessibilityCustomAction(name: "Share") { _ in true }]
        let view = combined(Part("Name"), toggle, button)
        #expect(view.accessibilityLabel == "Name" && view.accessibilityValue == "On")
        #expect(view.accessibilityTraits == .staticText && !view.accessibilityActivate())
        let actions = try #require(view.accessibilityCustomActions)
        #expect(actions.map(\.name) == ["A: On", "B", "Share"])
        toggle.onActivate = {
            toggle.accessibilityValue = "0"
            return true
        }
        #expect(actions[0].actionHandler?(actions[0]) == true && toggle.activations == 1)
        #expect(view.accessibilityValue == "Off" && view.accessibilityCustomActions?.first?.name == "A: Off")
        toggle.accessibilityValue = "2"
        view.setNeedsLayout()
        view.layoutIfNeeded()
        #expect(view.accessibilityValue == "Mixed")
    }

    @Test("The only button is an action of its own if it is not to be merged")
    func notMerged() {
        let button = Part("Buy", traits: .button)
        let view = combined(Part("Coffee"), button)
        view.mergeInteractiveSingleChild = false
        #expect(view.accessibilityLabel == "Coffee" && view.accessibilityTraits == .staticText)
        #expect(view.accessibilityCustomActions?.map(\.name) == ["Buy"])
        #expect(!view.accessibilityActivate())
        let row = Row {
            Label(text: "Coffee")
            Spacer(10).accessibilityElement(label: "Buy", value: nil, traits: [.button])
        }
        let names = [true, false].map { isMerged in
            Rendering(row.accessibility(mergeInteractiveSingleChild: isMerged), width: 90, height: 60)
                .first(AccessibilitySetterView.self)?.accessibilityCustomActions?.map(\.name)
        }
        #expect(names == [nil, ["Buy"]])
    }

    @Test("Equal texts are read once, hints are joined, and the traits of all elements are kept")
    func texts() {
        let view = combined(
            Part("Milk", value: "new", hint: "Opens", traits: [.staticText, .header]),
            Part("Milk", value: "new", hint: "Opens"),
            Part("", value: "old", hint: "Closes", traits: .image),
            Part(nil)
        )
        #expect(view.accessibilityLabel == "Milk" && view.accessibilityValue == "new, old")
        #expect(view.accessibilityHint == "Opens, Closes")
        #expect(view.accessibilityTraits == [.staticText, .header, .image])
        let whole = view.combineChildren()
        #expect(whole.elementsCount == 4 && whole.interactiveChildren == nil)
        let nothing = combined()
        #expect(!nothing.isAccessibilityElement && nothing.accessibilityLabel == nil)
    }

    @Test("A person can act on buttons, links, switches, what plays a sound, and enabled controls")
    func interactive() {
        let acting: [UIAccessibilityTraits] = [.button, .link, .playsSound, .toggleButton]
        for trait in acting {
            #expect(combined(Part("a", traits: trait)).combineChildren().interactiveChildren?.count == 1)
        }
        let passive: [UIAccessibilityTraits] = [.adjustable, .image, .header, .searchField, .keyboardKey, .staticText]
        for trait in passive {
            #expect(combined(Part("a", traits: trait)).combineChildren().interactiveChildren == nil)
        }
        for isEnabled in [true, false] {
            let control = UIControl()
            control.isAccessibilityElement = true
            control.isEnabled = isEnabled
            #expect((combined(control).combineChildren().interactiveChildren != nil) == isEnabled)
        }
        let all = combined(Part("a"), Part("b", traits: .button)).combineChildren(ignoreInteractive: false)
        #expect(all.label == "a, b" && all.traits.rawValue == 65 && all.interactiveChildren == nil)
    }

    @Test("An enabled control that does not activate itself gets the event of a tap")
    func control() {
        var taps = 0
        let control = UIControl()
        control.isAccessibilityElement = true
        control.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        #expect(combined(Part("a"), control).accessibilityActivate() && taps == 1)
    }

    @Test("The elements take part that a filter lets, in an order of one's own, or by their frames")
    func filterAndSorting() throws {
        let row = Row(alignment: .center, minimumSpacing: 8) {
            Label(text: "Total")
            Label(text: "$12")
            Spacer(10).accessibilityElement(label: "Pay", value: nil, traits: [.staticText])
        }
        func label(_ element: any Element, _ direction: Environment.LayoutDirection = .leftToRight) -> String? {
            let rendering = Rendering(element, width: 200, height: 60)
            rendering.view.environment.layoutDirection = direction
            rendering.view.layoutIfNeeded()
            return rendering.first(AccessibilityCombineView.self)?.accessibilityLabel
        }
        #expect(label(row.accessibilityCombine()) == "Total, $12, Pay")
        #expect(label(row.accessibilityCombine(), .rightToLeft) == "Pay, $12, Total")
        let chosen = row.accessibilityCombine(
            customFilter: { $0.accessibilityLabel != "Total" },
            customSorting: { ($0.accessibilityLabel ?? "") > ($1.accessibilityLabel ?? "") }
        )
        #expect(label(chosen) == "Pay, $12")
    }

    @Test("If no element takes part, those inside are blocked or read themselves")
    func blocking() throws {
        func view(_ isBlocking: Bool) throws -> AccessibilityCombineView {
            let element = Label(text: "a").accessibilityCombine(
                customFilter: { _ in false },
                blockWhenNotAccessible: isBlocking
            )
            return try #require(Rendering(element, width: 90, height: 60).first(AccessibilityCombineView.self))
        }
        #expect(try view(true).accessibilityElements?.isEmpty == true && !view(true).isAccessibilityElement)
        #expect(try view(false).accessibilityElements == nil && !view(false).isAccessibilityElement)
        let row = combined(Part("a"))
        row.blockWhenNotAccessible = true
        #expect(row.accessibilityElements == nil)
    }

    @Test("The elements are combined anew after a layout, and after they are marked as changed")
    func updates() {
        let part = Part("a")
        let view = combined(part)
        view.layoutIfNeeded()
        #expect(view.accessibilityLabel == "a" && !view.needsAccessibilityUpdate)
        part.accessibilityLabel = "b"
        #expect(view.accessibilityLabel == "a")
        view.needsAccessibilityUpdate = true
        #expect(view.accessibilityLabel == "b")
        view.overrideValues = view.combineChildren()
        view.overrideValues?.label = "own"
        view.traitsAdjust = { $0.accessibilityTraits = .header }
        view.needsAccessibilityUpdate = true
        #expect(view.accessibilityLabel == "own" && view.accessibilityTraits == .header)
        let rendering = Rendering(Label(text: "one").accessibilityCombine(), width: 90, height: 60)
        let combine = rendering.first(AccessibilityCombineView.self)
        #expect(combine?.accessibilityLabel == "one")
        rendering.view.element = Label(text: "two").accessibilityCombine()
        rendering.view.layoutIfNeeded()
        #expect(combine?.accessibilityLabel == "two" && rendering.first(AccessibilityCombineView.self) === combine)
    }

    @Test("The only adjustable element is adjusted, also if it is no control")
    func adjusting() {
        let slider = UISlider()
        slider.value = 0.5
        let view = combined(Part("Volume"), slider)
        #expect(view.accessibilityValue == "50%" && view.accessibilityTraits == [.staticText, .adjustable])
        #expect(view.accessibilityInteractions?.increment != nil)
        #expect(combined(Part("a"), Part("b")).accessibilityInteractions?.increment == nil)
        #expect(combined(Part("a"), Part("b", traits: .adjustable)).accessibilityInteractions?.decrement != nil)
    }

    @Test("Actions of one name and image are there once")
    func duplicates() {
        let image = UIImage(size: CGSize(width: 1, height: 1))
        let actions = [("a", nil), ("b", nil), ("a", image), ("a", nil), ("a", image)].map { name, image in
            UIAccessibilityCustomAction(name: name, image: image) { _ in true }
        }
        let unique = actions.removingDuplicateActions()
        #expect(unique.map(\.name) == ["a", "b", "a"] && unique[0] === actions[0] && unique[2] === actions[2])
    }

    @Test("Rotors of one name follow each other as one, in both directions")
    func rotors() throws {
        let parts = (0..<4).map { Part("\($0)") }
        func rotor(_ range: Range<Int>, _ name: String) -> UIAccessibilityCustomRotor {
            UIAccessibilityCustomRotor(name: name) { predicate in
                let current = predicate.currentItem.targetElement
                let items = parts[range]
                let place = items.firstIndex { $0 === current }
                let index =
                    predicate.searchDirection == .next
                    ? place.map { $0 + 1 } ?? range.lowerBound : (place ?? range.upperBound) - 1
                guard range.contains(index) else { return nil }
                return UIAccessibilityCustomRotorItemResult(targetElement: parts[index], targetRange: nil)
            }
        }
        parts[0].accessibilityCustomRotors = [rotor(0..<2, "Words"), rotor(0..<1, "Other")]
        parts[2].accessibilityCustomRotors = [rotor(2..<4, "Words")]
        let view = combined(parts[0], parts[1], parts[2], parts[3])
        let rotors = try #require(view.rotorSequencer?.rotors)
        #expect(rotors.map(\.name) == ["Words", "Other"] && view.accessibilityCustomRotors?.count == 2)
        func walk(_ direction: UIAccessibilityCustomRotor.Direction) -> [String] {
            let predicate = UIAccessibilityCustomRotorSearchPredicate()
            predicate.searchDirection = direction
            var found: [String] = []
            while let item = rotors[0].itemSearchBlock(predicate), found.count < 9 {
                found.append(item.targetElement?.accessibilityLabel ?? "")
                predicate.currentItem = item
            }
            return found
        }
        #expect(walk(.next) == ["0", "1", "2", "3"])
        #expect(walk(.previous) == ["3", "2", "1", "0"])
    }

    @Test("A rotor of a collection moves through its elements, in both directions")
    func collectionRotor() {
        let parts = ["a", "b", "c"].map { Part($0) }
        let rotor = parts.accessibilityRotor(systemType: .link)
        #expect(rotor.systemRotorType == .link && rotor.name.isEmpty)
        func found(from index: Int?, _ direction: UIAccessibilityCustomRotor.Direction) -> String? {
            let predicate = UIAccessibilityCustomRotorSearchPredicate()
            predicate.searchDirection = direction
            if let index {
                predicate.currentItem = UIAccessibilityCustomRotorItemResult(
                    targetElement: parts[index],
                    targetRange: nil
                )
            }
            return rotor.itemSearchBlock(predicate)?.targetElement?.accessibilityLabel
        }
        #expect(found(from: nil, .next) == "a" && found(from: 0, .next) == "b" && found(from: 2, .next) == nil)
        #expect(found(from: nil, .previous) == "c" && found(from: 1, .previous) == "a")
        #expect(found(from: 0, .previous) == nil)
    }
}
