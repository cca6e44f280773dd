final class Screen: UIViewController {
    func tapped() { print("tapped") }
    func pressed(_ button: UIButton) { print("pressed", button.tag) }
    func anything(_ sender: Any) { print("anything", sender is UIControl) }
    func held(_ recognizer: UILongPressGestureRecognizer) { print("held", recognizer.view?.tag ?? 0) }
    func done(_ item: UIBarButtonItem) { print("done", item.title ?? "none") }
}
let screen = Screen()
let button = UIButton()
button.tag = 3
button.addTarget(screen, action: Screen.tapped, for: .touchUpInside)
button.addTarget(screen, action: Screen.pressed, for: .touchUpInside)
button.addTarget(screen, action: Screen.anything, for: .touchUpInside)
button.sendActions(for: .touchUpInside)
// expect: tapped
// expect: pressed 3
// expect: anything true

let view = UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
view.tag = 4
let press = UILongPressGestureRecognizer(target: screen, action: Screen.held)
press.addTarget(screen, action: Screen.tapped)
view.addGestureRecognizer(press)
_ = view.longPress(at: .zero)
// expect: held 4
// expect: tapped
// expect: held 4
// expect: tapped

UIBarButtonItem(title: "a", style: .plain, target: screen, action: Screen.done).press()  // expect: done a
UIBarButtonItem(barButtonSystemItem: .add, target: screen, action: Screen.done).press()  // expect: done none
let item = UIBarButtonItem(image: nil, style: .plain, target: screen, action: Screen.tapped)
item.press()  // expect: tapped
item.target = nil
item.press()
