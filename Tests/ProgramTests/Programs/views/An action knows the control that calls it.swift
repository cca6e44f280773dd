final class Dial: UIControl {
    var angle: CGFloat = 0
    private(set) var touches = 0

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        touches += 1
        return super.beginTracking(touch, with: event) && touches < 3
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        angle += 90
        sendActions(for: .valueChanged)
    }
}

let toggle = UISwitch()
toggle.addAction(
    UIAction { action in print("switch", (action.sender as? UISwitch)?.isOn ?? false) },
    for: .valueChanged
)
toggle.isOn = true
toggle.sendActions(for: .valueChanged)  // expect: switch true

let dial = Dial(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
let action = UIAction(title: "Turn") { action in
    guard let dial = action.sender as? Dial else { return }
    print(action.title, dial.angle, dial.touches)
}
dial.addAction(action, for: .valueChanged)
for _ in 1...3 { dial.tap(at: CGPoint(x: 5, y: 5)) }
// expect: Turn 90.0 1
// expect: Turn 180.0 2
print(action.sender == nil, dial.touches)  // expect: true 3
