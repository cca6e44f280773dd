let view = BlueprintView(element: Label(text: "hello").inset(uniform: 10))
view.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
view.layoutIfNeeded()
print(view.subviews[0].subviews.count)  // expect: 1
print(view.subviews[0].subviews[0].frame.origin.x, view.subviews[0].subviews[0].frame.width)  // expect: 10.0 180.0
print(view.sizeThatFits(CGSize(width: 30, height: 0)).height)  // expect: 100.0
view.element = nil
view.layoutIfNeeded()
print(view.subviews[0].subviews.isEmpty)  // expect: true
