func row(_ texts: [String]) -> Element {
    Row(underflow: .justifyToStart) {
        for text in texts { Label(text: text) }
    }
}

let view = BlueprintView(element: row(["a", "b"]))
view.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
view.layoutIfNeeded()
let kept = view.subviews[0].subviews
view.element = row(["a", "c", "d"])
view.layoutIfNeeded()
print(view.subviews[0].subviews.count)  // expect: 3
print(view.subviews[0].subviews[0] === kept[0], view.subviews[0].subviews[1] === kept[1])  // expect: true true
