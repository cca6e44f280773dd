import BlueprintUI
import BlueprintUIAccessibilityCore
import BlueprintUICommonControls
import UIKit

typealias Deferral = AccessibilityDeferral

/// The views that are read, in the order of the subviews.
func read(_ view: UIView) -> [UIView] {
    if view.isHidden || view.accessibilityElementsHidden { return [] }
    return view.isAccessibilityElement ? [view] : view.subviews.flatMap { read($0) }
}

func shown(_ element: Element) -> [UIView] {
    let view = BlueprintView(element: element)
    view.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    view.layoutIfNeeded()
    return read(view)
}

func row(_ traits: Set<Accessibility.Trait>) -> Element {
    Row(alignment: .center) {
        Label(text: "Name")
        Label(text: "Name")
        Spacer(10).accessibilityElement(label: "A", value: "1", traits: traits)
        Spacer(10).accessibilityElement(label: "B", value: nil, traits: [.button])
    }
    .accessibilityCombine()
}

for view in shown(row([.toggleButton])) + shown(row([.staticText])) {
    print(view.accessibilityLabel ?? "-", view.accessibilityValue ?? "-", view.accessibilityTraits.contains(.button))
    print(view.accessibilityCustomActions?.map { $0.name } ?? [])
}
// expect: Name On false
// expect: ["A: On", "B"]
// expect: Name, A, B 1 true
// expect: []

func form(_ receivers: Int) -> Element {
    Column {
        for index in 0..<receivers {
            Label(text: "field\(index)").deferredAccessibilityReceiver()
        }
        Label(text: "Bad input").deferredAccessibilitySource(identifier: "error")
    }
    .deferAccessibilityToChildren(content: [Deferral.Content(kind: .error, identifier: "error")])
}

for count in 0...2 {
    print(shown(form(count)).map { $0.accessibilityLabel ?? "-" })
}
// expect: ["Bad input"]
// expect: ["field0, Bad input"]
// expect: ["field0", "field1", "Bad input"]

let content = Deferral.Content(kind: .inherited(.high), identifier: 1)
if case .inherited(let importance) = content.kind { print(importance, content.sourceIdentifier == AnyHashable(1)) }
// expect: high true
let short = shown(Label(text: "12 of 30").accessibility(label: "Progress", mergeInteractiveSingleChild: false))
print(short.map { $0.accessibilityLabel ?? "-" })  // expect: ["Progress"]
