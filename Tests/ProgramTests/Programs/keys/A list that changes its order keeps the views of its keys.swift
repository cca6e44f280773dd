func list(_ names: [String]) -> Element {
    Column(underflow: .justifyToStart) {
        for name in names { Label(text: name).keyed(name) }
    }
}

let view = BlueprintView(element: list(["a", "b", "c"]))
view.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
view.layoutIfNeeded()
let first = view.subviews[0].subviews[0]
view.element = list(["c", "b", "a"])
view.layoutIfNeeded()
print(view.subviews[0].subviews[2] === first, view.subviews[0].subviews[0] === first)  // expect: true false
