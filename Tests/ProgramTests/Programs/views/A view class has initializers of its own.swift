class Marker: UIView {
    let name: String

    init(name: String, width: CGFloat = 8) {
        self.name = name
        super.init(frame: CGRect(x: 0, y: 0, width: width, height: 8))
        tag = name.count
    }

    convenience init(number: Int) {
        self.init(name: "no. \(number)")
        alpha = 0.5
    }

    override init(frame: CGRect) {
        name = "unnamed"
        super.init(frame: frame)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

final class Pin: Marker {
    var isSet = true

    static let shared = Pin(name: "shared")

    func moved(to x: CGFloat) -> Pin {
        center.x = x
        return self
    }
}

extension UIView {
    func fill(_ color: UIColor) { backgroundColor = color }
}

let marker = Marker(name: "abc")
print(marker.name, marker.frame.width, marker.tag)  // expect: abc 8.0 3
let numbered = Marker(number: 7)
print(numbered.name, numbered.alpha, numbered.tag)  // expect: no. 7 0.5 5
print(Marker().name, Marker(frame: .zero).name)  // expect: unnamed unnamed
let pin = Pin(name: "pin", width: 4).moved(to: 30)
print(pin.name, pin.isSet, pin.frame.minX, pin.frame.width)  // expect: pin true 28.0 4.0
pin.fill(.green)
print(pin.backgroundColor == .green, Pin.shared.name, Pin.shared === Pin.shared)  // expect: true shared true
let views: [UIView] = [pin, marker, UIView()]
print(views.filter { $0 is Marker }.count, views.compactMap { $0 as? Pin }.count)  // expect: 2 1
