func tap(_ control: UIControl) {
    control.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    print(control.tap(at: CGPoint(x: 75, y: 5)))
}

final class Pressed: UIButton {
    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        print("press begins")
        return super.beginTracking(touch, with: event)
    }
    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        print("press ends", isHighlighted)
    }
}

final class Stepped: UISlider {
    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        print("slid to", value)
        value = value.rounded()
    }
}

final class Locked: UISwitch {
    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { false }
}

final class Counted: UIStepper {
    var touches = 0
    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        touches += 1
        super.endTracking(touch, with: event)
    }
}

tap(Pressed())
// expect: press begins
// expect: press ends false
// expect: true
let slider = Stepped()
slider.maximumValue = 10
tap(slider)
// expect: slid to 7.5
// expect: true
print(slider.value)  // expect: 8.0
let locked = Locked()
tap(locked)  // expect: true
print(locked.isOn)  // expect: false
let counted = Counted()
tap(counted)  // expect: true
print(counted.touches, counted.value)  // expect: 1 1.0
