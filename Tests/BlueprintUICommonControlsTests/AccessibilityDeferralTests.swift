import BlueprintUI
import BlueprintUIAccessibilityCore
import BlueprintUICommonControls
import Foundation
import HeadlessUIKit
import Testing

/// Elements that are read with the content of others.
@Suite("Accessibility that is deferred")
struct AccessibilityDeferralTests {
    private typealias Content = AccessibilityDeferral.Content

    /// Returns a form with fields and an error, whose container defers the error.
    private func form(fields: Int, error: String = "Bad input") -> any Element {
        Column {
            for index in 0..<fields {
                Label(text: "field\(index)").deferredAccessibilityReceiver()
            }
            Label(text: error).deferredAccessibilitySource(identifier: "error")
            Label(text: "Note").deferredAccessibilitySource(identifier: "other")
        }
        .deferAccessibilityToChildren(content: [Content(kind: .error, identifier: "error")])
    }

    /// Returns the views of a class in a view.
    private func all<View: UIView>(_ type: View.Type, in view: UIView) -> [View] {
        view.subviews.flatMap { (($0 as? View).map { [$0] } ?? []) + all(type, in: $0) }
    }

    @Test("The only receiver is read with the sources that are named, which are hidden")
    func oneReceiver() throws {
        let rendering = Rendering(form(fields: 1), width: 100, height: 100)
        let receiver = try #require(rendering.first(AccessibilityDeferral.ReceiverView.self))
        #expect(receiver.isAccessibilityElement && receiver.accessibilityLabel == "field0, Bad input")
        #expect(receiver.deferredAccessibilityContent?.map(\.sourceIdentifier) == ["error"])
        #expect(receiver.accessibilityCustomContent == nil)
        let sources = all(AccessibilityDeferral.SourceView.self, in: rendering.view)
        #expect(sources.map(\.accessibilityElementsHidden) == [true, false])
        #expect(AccessibilityDeferral.receiver(of: sources[0]) === receiver)
        #expect(AccessibilityDeferral.receiver(of: sources[1]) == nil)
        #expect(receiver.accessibilityPath?.bounds == CGRect(x: 0, y: 0, width: 100, height: 100))
        rendering.view.element = form(fields: 1, error: "Worse")
        rendering.view.layoutIfNeeded()
        #expect(receiver.accessibilityLabel == "field0, Worse")
        #expect(rendering.first(AccessibilityDeferral.ReceiverView.self) === receiver)
    }

    @Test("With two receivers all are cleared and the sources are read; without one they are read")
    func otherCounts() throws {
        let rendering = Rendering(form(fields: 1), width: 100, height: 100)
        #expect(rendering.first(AccessibilityDeferral.ReceiverView.self)?.accessibilityLabel == "field0, Bad input")
        rendering.view.element = form(fields: 2)
        rendering.view.layoutIfNeeded()
        let receivers = all(AccessibilityDeferral.ReceiverView.self, in: rendering.view)
        #expect(receivers.map(\.accessibilityLabel) == ["field0", "field1"])
        #expect(receivers.allSatisfy { $0.deferredAccessibilityContent == nil && $0.accessibilityPath == nil })
        func hidden() -> [Bool] {
            all(AccessibilityDeferral.SourceView.self, in: rendering.view).map(\.accessibilityElementsHidden)
        }
        #expect(hidden() == [false, false])
        let container = try #require(rendering.first(AccessibilityDeferral.ParentView.self))
        #expect(container.receiverCount == 2 && container.hasNoSingleReceiver)
        rendering.view.element = form(fields: 0)
        rendering.view.layoutIfNeeded()
        #expect(hidden() == [false, false] && container.receiverCount == 0)
    }

    @Test("Value, hint, actions and rotors are merged; what can be acted on becomes an action")
    func merging() throws {
        func element(_ name: String, traits: Set<Accessibility.Trait> = []) -> any Element {
            Spacer(10).accessibilityElement(
                label: name,
                value: "\(name) value",
                traits: traits,
                hint: "\(name) hint",
                customActions: [.init(name: "\(name) action") { true }]
            )
        }
        let source = Column {
            element("source", traits: [.header])
            element("fix", traits: [.button])
        }
        let rotor = UIAccessibilityCustomRotor(name: "Words") { _ in nil }
        let form = Column {
            element("field", traits: [.searchField]).deferredAccessibilityReceiver()
            source.deferredAccessibilitySource(identifier: 1)
            RotorElement(rotor: rotor).deferredAccessibilitySource(identifier: 2)
        }
        let contents = [2, 1].map { Content(kind: .inherited(), identifier: $0) }
        let rendering = Rendering(form.deferAccessibilityToChildren(content: contents), width: 100, height: 100)
        let receiver = try #require(rendering.first(AccessibilityDeferral.ReceiverView.self))
        #expect(receiver.accessibilityLabel == "field, rotor, source")
        #expect(receiver.accessibilityValue == "field value, source value, fix value")
        #expect(receiver.accessibilityHint == "field hint, source hint")
        #expect(receiver.accessibilityTraits == .searchField)
        let actions = ["field action", "source action", "fix: fix value", "fix action"]
        #expect(receiver.accessibilityCustomActions?.map(\.name) == actions)
        #expect(receiver.accessibilityCustomRotors?.map(\.name) == ["Words"])
    }

    @Test("A receiver of one's own has the contents as custom content, an error with high importance")
    func ownReceiver() throws {
        func receiver(_ contents: [Content], width: CGFloat = 100) throws -> OwnReceiver {
            let form = Column {
                OwnElement()
                Label(text: "Bad input").deferredAccessibilitySource(identifier: "error")
                Label(text: "Note") { $0.accessibilityValue = "3" }.deferredAccessibilitySource(identifier: "note")
            }
            let rendering = Rendering(form.deferAccessibilityToChildren(content: contents), width: width, height: 100)
            return try #require(rendering.first(OwnReceiver.self))
        }
        let view = try receiver([
            Content(kind: .error, identifier: "error"), Content(kind: .inherited(), identifier: "note"),
            Content(kind: .inherited(.high), identifier: "error"), Content(),
        ])
        let content = try #require(view.accessibilityCustomContent)
        #expect(content.map { "\($0.label): \($0.value)" } == ["Own: 1", "Error: Bad input", "Note: 3", "Bad input: "])
        #expect(content.map(\.importance) == [.default, .high, .default, .high])
        #expect(view.accessibilityLabel == nil && view.accessibilityPath != nil && view.rotorSequencer == nil)
        let empty = try receiver([])
        #expect(empty.accessibilityCustomContent?.map(\.label) == ["Own"] && empty.accessibilityPath == nil)
    }

    @Test("A container inside another has receivers and sources of its own")
    func nested() throws {
        let outer = Column {
            form(fields: 1)
            Label(text: "outer").deferredAccessibilityReceiver()
            Label(text: "Outer error").deferredAccessibilitySource(identifier: "error")
        }
        .deferAccessibilityToChildren(content: [Content(identifier: "error")])
        let rendering = Rendering(outer, width: 100, height: 200)
        let receivers = all(AccessibilityDeferral.ReceiverView.self, in: rendering.view)
        #expect(receivers.map(\.accessibilityLabel) == ["field0, Bad input", "outer, Outer error"])
    }

    @Test("A text field is read with its error, and keeps its value and its point of activation")
    func field() throws {
        let form = Column {
            TextField(text: "12") { $0.accessibilityLabel = "Year" }.deferredAccessibilityReceiver()
            Label(text: "Too short").deferredAccessibilitySource(identifier: "error")
        }
        .deferAccessibilityToChildren(content: [Content(kind: .error, identifier: "error")])
        let rendering = Rendering(form, width: 100, height: 100)
        let receiver = try #require(rendering.first(AccessibilityDeferral.ReceiverView.self))
        #expect(receiver.accessibilityLabel == "Year, Too short" && receiver.accessibilityValue == "12")
        let field = try #require(rendering.first(UITextField.self))
        #expect(receiver.accessibilityActivationPoint == field.accessibilityActivationPoint)
    }

    @Test("A frame has round corners, and that of a view follows it")
    func frames() {
        #expect(AccessibilityDeferral.FrameProvider.accessibilityCornerRadius == 8)
        let rect = CGRect(x: 10, y: 20, width: 60, height: 40)
        let path = AccessibilityDeferral.FrameProvider.frame(rect)()
        #expect(path.bounds == rect && path.steps.first == .move(CGPoint(x: 18, y: 20)))
        let square = AccessibilityDeferral.FrameProvider.frame(rect, cornerRadius: 0)()
        #expect(square.steps.first == .move(CGPoint(x: 10, y: 20)))
        let view = UIView(frame: rect)
        let window = UIView()
        window.addSubview(view)
        let provider = AccessibilityDeferral.FrameProvider.view(view)
        #expect(provider().bounds == rect)
        view.frame.origin.x = 50
        #expect(provider().bounds.minX == 50)
    }
}

/// An element whose view is a receiver of its own.
private struct OwnElement: UIViewElement {
    func makeUIView() -> OwnReceiver { OwnReceiver() }

    func updateUIView(_ view: OwnReceiver, with context: UIViewElementContext) {
        view.customContent = [.init(label: "Own", value: "1")]
    }
}

private final class OwnReceiver: UIView, AccessibilityDeferral.Receiver {
    var customContent: [Accessibility.CustomContent]?
    var deferredAccessibilityContent: [AccessibilityDeferral.Content]?
    var rotorSequencer: AccessibilityComposition.RotorSequencer?
}

/// An element whose view has a rotor.
private struct RotorElement: UIViewElement {
    var rotor: UIAccessibilityCustomRotor

    func makeUIView() -> UIView { UIView() }

    func updateUIView(_ view: UIView, with context: UIViewElementContext) {
        view.isAccessibilityElement = true
        view.accessibilityLabel = "rotor"
        view.accessibilityCustomRotors = [rotor]
    }
}
