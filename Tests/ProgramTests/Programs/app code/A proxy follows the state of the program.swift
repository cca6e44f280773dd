import BlueprintUI
import BlueprintUICommonControls

var gap: CGFloat = 8
enum Theme { nonisolated(unsafe) static var gap: CGFloat = 4 }
final class Model { var gap: CGFloat = 2 }
struct Global: ProxyElement { var elementRepresentation: any Element { Spacer(gap) } }
struct Themed: ProxyElement { var elementRepresentation: any Element { Spacer(Theme.gap) } }
struct Shown: ProxyElement {
    let model: Model
    var elementRepresentation: any Element { Global().inset(uniform: model.gap) }
}
let model = Model()
for element in [Global(), Themed(), Shown(model: model)] as [any Element] {
    let view = BlueprintView(element: element)
    view.frame.size = CGSize(width: 80, height: 80)
    view.layoutIfNeeded()
    let before = view.intrinsicContentSize.width
    gap += 1
    Theme.gap += 2
    model.gap += 3
    print(before, view.sizeThatFits(SizeConstraint.unconstrained).width)
}
// expect: 8.0 9.0
// expect: 6.0 8.0
// expect: 26.0 33.0
