final class Flag: UISwitch {
    var changes = 0
    override var isOn: Bool { didSet { changes += 1 } }
}
let flag = Flag()
flag.tap(at: CGPoint(x: 5, y: 5))
print(flag.isOn, flag.changes, flag.intrinsicContentSize.width)  // expect: true 1 51.0

final class Choice: UISegmentedControl {
    convenience init(all titles: [String]) {
        self.init(items: titles)
        selectedSegmentIndex = 1
    }
}
let choice = Choice(all: ["a", "b"])
print(choice.numberOfSegments, choice.titleForSegment(at: choice.selectedSegmentIndex) ?? "none")  // expect: 2 b

final class Spinner: UIActivityIndicatorView {
    override func layoutSubviews() { print("spinner laid out") }
}
let spinner = Spinner(style: .large)
spinner.layoutIfNeeded()  // expect: spinner laid out

final class Main: UIWindow {
    override func didAddSubview(_ subview: UIView) { print("window has", type(of: subview)) }
}
Main(frame: CGRect(x: 0, y: 0, width: 9, height: 9)).addSubview(UILabel())  // expect: window has UILabel

final class Tap: UITapGestureRecognizer {
    var count = 0
    override var state: State { didSet { if state == .ended { count += 1 } } }
}
let (view, tap) = (UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9)), Tap())
view.addGestureRecognizer(tap)
view.tap(at: .zero)
print(tap.count)  // expect: 1
