var taps: [String] = []
let view = BlueprintView(
    element: Label(text: "tap").tappable { taps.append("tap") }
)
view.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
view.layoutIfNeeded()
print(taps.count, view.subviews[0].subviews.count)  // expect: 0 1
