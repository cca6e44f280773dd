func card(_ name: String) -> Element {
    Label(text: name)
        .onAppear { print("\(name) appears") }
        .onDisappear { print("\(name) disappears") }
}

let view = BlueprintView(element: card("a"))
view.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
view.layoutIfNeeded()
print("in no window")
let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
window.addSubview(view)
print(view.window === window, "in a window")
view.element = card("b").adaptedEnvironment(keyPath: \.displayScale, value: 2)
view.layoutIfNeeded()
view.removeFromSuperview()
print("removed")
view.element = nil
view.layoutIfNeeded()
// expect: in no window
// expect: a appears
// expect: true in a window
// expect: b appears
// expect: a disappears
// expect: b disappears
// expect: removed
