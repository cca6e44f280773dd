import Foundation
import HeadlessUIKit
import Testing

@Suite("Accessibility of views")
struct ViewAccessibilityTests {
    @Test("A class has its usual accessibility, until a value is set")
    func usualValues() {
        let label = UILabel()
        #expect(!label.isAccessibilityElement)
        label.text = "Total"
        #expect(label.isAccessibilityElement && label.accessibilityLabel == "Total")
        #expect(label.accessibilityTraits == .staticText)
        label.accessibilityLabel = "The total"
        #expect(label.accessibilityLabel == "The total" && label.text == "Total")
        label.accessibilityLabel = nil
        #expect(label.accessibilityLabel == "Total")

        let button = UIButton()
        #expect(button.isAccessibilityElement && button.accessibilityTraits == .button)
        (button.isEnabled, button.isSelected) = (false, true)
        #expect(button.accessibilityTraits == [.button, .notEnabled, .selected])
        #expect(UIView().accessibilityTraits == .none && !UIView().isAccessibilityElement)
        #expect(UIImageView().accessibilityTraits == .image)
    }

    @Test("A switch is an element with its state as a value")
    func switches() {
        let control = UISwitch()
        control.accessibilityLabel = "Wi-Fi"
        #expect(control.isAccessibilityElement && control.accessibilityValue == "0")
        #expect(control.accessibilityTraits == [.button, .toggleButton])
        (control.isOn, control.isEnabled) = (true, false)
        #expect(control.accessibilityValue == "1")
        #expect(control.accessibilityTraits == [.button, .toggleButton, .notEnabled])
    }

    @Test("The value of a field is its text, and a secret text is not read")
    func fields() {
        let field = UITextField()
        field.placeholder = "Name"
        #expect(field.accessibilityValue == "Name")
        field.text = "Ann"
        #expect(field.accessibilityValue == "Ann")
        field.isSecureTextEntry = true
        #expect(field.accessibilityValue == "3 characters")
    }

    @Test("The segments of a control are buttons, one of them selected")
    func segments() throws {
        let control = UISegmentedControl(items: ["Day", "Week"])
        control.frame = CGRect(x: 10, y: 20, width: 100, height: 30)
        control.selectedSegmentIndex = 1
        let screen = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        screen.addSubview(control)
        let elements = try #require(control.accessibilityElements as? [UIAccessibilityElement])
        #expect(elements.map(\.accessibilityLabel) == ["Day", "Week"])
        #expect(elements.map(\.accessibilityValue) == ["1 of 2", "2 of 2"])
        #expect(elements.map(\.accessibilityTraits) == [.button, [.button, .selected]])
        #expect(elements[1].accessibilityFrame == CGRect(x: 60, y: 20, width: 50, height: 30))
    }

    @Test("The frame is in the topmost view, and the middle is activated")
    func frame() {
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let inner = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
        let view = UIView(frame: CGRect(x: 1, y: 2, width: 10, height: 10))
        outer.addSubview(inner)
        inner.addSubview(view)
        #expect(view.accessibilityFrame == CGRect(x: 11, y: 22, width: 10, height: 10))
        #expect(view.accessibilityActivationPoint == CGPoint(x: 16, y: 27))
        view.accessibilityFrame = CGRect(x: 0, y: 0, width: 44, height: 44)
        #expect(view.accessibilityActivationPoint == CGPoint(x: 22, y: 22))
    }

    @Test("Values that are set are inspected, and nothing else changes")
    func inspection() {
        let view = UIView()
        let before = view.inspectedProperties
        view.accessibilityHint = nil
        view.transform3D = CATransform3DIdentity
        #expect(view.inspectedProperties == before)
        view.accessibilityLabel = "Pay"
        view.accessibilityTraits = [.button, .header]
        view.transform3D = CATransform3DIdentity
        let added = view.inspectedProperties.dropFirst(before.count).map { "\($0.name) \($0.value)" }
        #expect(added == ["accessibilityLabel \"Pay\"", "accessibilityTraits button, header"])
    }

    @Test("The focus of accessibility is on one view of a tree")
    func focus() {
        final class Noting: UIView {
            var notes: [String] = []
            override func accessibilityElementDidBecomeFocused() { notes.append("got") }
            override func accessibilityElementDidLoseFocus() { notes.append("lost") }
        }
        let (root, first, second) = (UIView(), Noting(), Noting())
        root.addSubview(first)
        root.addSubview(second)
        UIAccessibility.post(notification: .announcement, argument: first)
        #expect(!first.accessibilityElementIsFocused())
        UIAccessibility.post(notification: .layoutChanged, argument: first)
        UIAccessibility.post(notification: .screenChanged, argument: second)
        #expect(!first.accessibilityElementIsFocused() && second.accessibilityElementIsFocused())
        #expect(first.notes == ["got", "lost"] && second.notes == ["got"])
    }

    @Test("A trait is read as VoiceOver does: the state, then the kind; static text has no word")
    func words() {
        let traits: UIAccessibilityTraits = [.button, .selected, .staticText]
        #expect(traits.spokenWords == ["selected", "button"])
        #expect(UIAccessibilityTraits([.button, .toggleButton]).spokenWords == ["switch button"])
        #expect(traits.names == ["button", "selected", "staticText"])
    }

    @Test func traitsHaveTheBitsOfUIKit() {
        let traits: [UIAccessibilityTraits] = [
            .button, .link, .image, .selected, .playsSound, .keyboardKey, .staticText, .summaryElement, .notEnabled,
            .updatesFrequently, .searchField, .startsMediaSession, .adjustable, .allowsDirectInteraction,
            .causesPageTurn, .tabBar, .header,
        ]
        #expect(traits.map(\.rawValue) == (0...16).map { 1 << $0 })
        #expect(UIAccessibilityTraits.toggleButton.rawValue == 9_007_199_254_740_992)
        #expect(UIAccessibilityTraits([.header, .button]).union(.staticText).rawValue == 65_601)
        #expect(UIAccessibilityTraits(rawValue: 65) == [.button, .staticText])
        #expect(UIAccessibilityTraits.none.rawValue == 0)
    }

    @Test("Elements are read row by row, from the leading edge")
    func order() {
        let frames = [
            CGRect(x: 100, y: 2, width: 50, height: 20), CGRect(x: 0, y: 0, width: 50, height: 44),
            CGRect(x: 0, y: 50, width: 50, height: 20), CGRect(x: 60, y: 10, width: 10, height: 20),
        ]
        func order(_ isRightToLeft: Bool) -> [Int] {
            ReadingOrder.sorted(Array(frames.indices), isRightToLeft: isRightToLeft) { frames[$0] }
        }
        #expect(order(false) == [1, 3, 0, 2])
        #expect(order(true) == [0, 3, 1, 2])
    }
}
