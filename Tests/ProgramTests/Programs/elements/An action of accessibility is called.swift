import BlueprintUI
import BlueprintUICommonControls
import UIKit
var n = 0
let action = Accessibility.CustomAction(name: "x") {
    n += 1
    return true
}
let e = AccessibilityElement(
    label: "a",
    value: nil,
    traits: [],
    customActions: [action],
    wrapping: Empty()
)
print(e.customActions[0].onActivation(), n)  // expect: true 1
