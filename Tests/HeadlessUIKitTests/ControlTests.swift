import Foundation
import HeadlessUIKit
import Testing

@Suite struct ControlTests {
    private final class Target {
        var calls = 0
        var senders: [UIView] = []
        func count() { calls += 1 }
        func take(_ control: UIControl) { senders.append(control) }
        func takeSlider(_ slider: UISlider) { senders.append(slider) }
        func take(_ tap: UITapGestureRecognizer) { if let view = tap.view { senders.append(view) } }
    }

    private let frame = CGRect(x: 0, y: 0, width: 40, height: 20)
    private let middle = CGPoint(x: 20, y: 10)

    @Test func actionsAreCalledForTheirEventsInOrder() {
        var calls: [String] = []
        let control = UIControl(frame: frame)
        control.addAction(UIAction { _ in calls.append("first") }, for: .valueChanged)
        control.addAction(UIAction { _ in calls.append("second") }, for: [.valueChanged, .editingChanged])
        control.sendActions(for: .valueChanged)
        control.sendActions(for: .editingChanged)
        control.sendActions(for: .touchDown)
        #expect(calls == ["first", "second", "second"])
        #expect(control.allControlEvents == [.valueChanged, .editingChanged])
    }

    @Test func anActionKnowsWhoCallsItAndItsWords() {
        let control = UIControl(frame: frame)
        var senders: [UIControl?] = []
        let action = UIAction(title: "Go", image: UIImage(named: "arrow")) { senders.append($0.sender as? UIControl) }
        control.sendAction(action)
        #expect(senders == [control])
        #expect(action.sender == nil && action.title == "Go" && action.image?.name == "arrow")
    }

    @Test func anActionWithTheSameIdentifierTakesThePlaceOfTheOld() {
        var calls: [String] = []
        let control = UIControl(frame: frame)
        let identifier = UIAction.Identifier("save")
        control.addAction(UIAction(identifier: identifier) { _ in calls.append("old") }, for: .valueChanged)
        control.addAction(UIAction(identifier: identifier) { _ in calls.append("new") }, for: .valueChanged)
        control.sendActions(for: .valueChanged)
        #expect(calls == ["new"])
        control.removeAction(identifiedBy: identifier, for: .valueChanged)
        control.sendActions(for: .valueChanged)
        #expect(calls == ["new"] && control.allControlEvents.isEmpty)
    }

    @Test func anActionIsTakenAwayFromSomeOfItsEvents() {
        var calls = 0
        let control = UIControl(frame: frame)
        let action = UIAction { _ in calls += 1 }
        control.addAction(action, for: [.touchDown, .touchUpInside])
        control.removeAction(action, for: .touchDown)
        control.removeAction(UIAction { _ in }, for: .allEvents)
        control.sendActions(for: .allTouchEvents)
        #expect(calls == 1 && control.allControlEvents == .touchUpInside)
    }

    @Test func methodsOfObjectsAreCalledForAsLongAsTheseLive() {
        let control = UIControl(frame: frame)
        let other = Target()
        var target: Target? = Target()
        if let target { control.addTarget(target, action: Target.count, for: .valueChanged) }
        control.addTarget(other, action: Target.count, for: .valueChanged)
        control.sendActions(for: .valueChanged)
        #expect(target?.calls == 1 && other.calls == 1)
        target = nil
        control.sendActions(for: .valueChanged)
        #expect(other.calls == 2)
        control.removeTarget(other, for: .valueChanged)
        control.sendActions(for: .valueChanged)
        #expect(other.calls == 2)
    }

    @Test func methodsTakeTheSenderOfTheirClass() {
        let target = Target()
        let (slider, button) = (UISlider(frame: frame), UIButton(frame: frame))
        for control in [slider, button] as [UIControl] {
            control.addTarget(target, action: Target.takeSlider, for: .valueChanged)
            control.addTarget(target, action: Target.take as (Target) -> (UIControl) -> Void, for: .touchDown)
            control.sendActions(for: [.valueChanged, .touchDown])
        }
        #expect(target.senders == [slider, slider, button])
        let recognizer = UITapGestureRecognizer(
            target: target,
            action: Target.take as (Target) -> (UITapGestureRecognizer) -> Void
        )
        let view = UIView(frame: frame)
        view.addGestureRecognizer(recognizer)
        view.tap(at: middle)
        #expect(target.senders.last === view)
    }

    @Test func aTapSendsTheEventsOfAShortTouch() {
        let control = UIControl(frame: frame)
        var events: [String] = []
        for (event, name) in [
            (UIControl.Event.touchDown, "down"), (.touchUpInside, "up"), (.primaryActionTriggered, "primary"),
        ] {
            control.addAction(
                UIAction { events.append("\(name) \(($0.sender as? UIControl)?.isHighlighted ?? false)") },
                for: event
            )
        }
        #expect(control.tap(at: middle))
        #expect(events == ["down true", "up false"])
        #expect(!control.isTracking && !control.isHighlighted)
    }

    @Test func aButtonsMainActionIsATap() {
        var calls = 0
        let button = UIButton(frame: frame, primaryAction: UIAction { _ in calls += 1 })
        button.tap(at: middle)
        #expect(calls == 1)
        button.isEnabled = false
        #expect(!button.tap(at: middle))
        #expect(calls == 1)
    }

    @Test func aControlCanLetATouchGo() {
        final class Refusing: UIControl {
            override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
                touch.location(in: self).x > 20
            }
        }
        var calls = 0
        let control = Refusing(frame: frame)
        control.addAction(UIAction { _ in calls += 1 }, for: .touchUpInside)
        control.tap(at: CGPoint(x: 10, y: 10))
        #expect(calls == 0)
        control.tap(at: CGPoint(x: 30, y: 10))
        #expect(calls == 1)
    }

    @Test func theStateIsASet() {
        let control = UIControl(frame: frame)
        #expect(control.state == .normal && control.displayContent.remarks.isEmpty)
        control.isEnabled = false
        control.isSelected = true
        control.isHighlighted = true
        #expect(control.state == [.disabled, .selected, .highlighted])
        #expect(control.displayContent.remarks == ["disabled", "highlighted", "selected"])
        let properties = control.inspectedProperties.map { "\($0.name) \($0.value)" }
        #expect(properties.suffix(3) == ["isEnabled false", "isSelected true", "isHighlighted true"])
    }

    @Test func setsOfEventsAreThoseOfUIKit() {
        #expect(UIControl.Event.allTouchEvents.isSuperset(of: [.touchDown, .touchDragExit, .touchCancel]))
        #expect(UIControl.Event.allEditingEvents.isDisjoint(with: .allTouchEvents))
        #expect(UIControl.Event.allEditingEvents.contains(.editingDidEndOnExit))
        #expect(UIControl.Event.valueChanged.rawValue == 4096)
        #expect(UIControl.Event.allEvents.contains([.primaryActionTriggered, .menuActionTriggered]))
    }
}
