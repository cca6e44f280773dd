let element = Column {
    Box(backgroundColor: .red)
    Label(text: "a").tappable {}
    Label(text: "b")
}
let view = BlueprintView(element: element)
view.frame.size = CGSize(width: 100, height: 80)
view.layoutIfNeeded()
let made = view.subviews[0].subviews
print(made.map { String(describing: type(of: $0)) })  // expect: ["BoxView", "TappableView", "UILabel"]
print(type(of: made[0]) == type(of: made[1]), made[0] is UILabel)  // expect: false false
