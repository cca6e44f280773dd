import UIKit
class Base: UIView {
    override init(frame: CGRect) { super.init(frame: frame); setUp() }
    required init?(coder: NSCoder) { super.init(coder: coder) }
    func setUp() { print("base") }
}
class Sub: Base {
    var count = 4
    var label = UILabel()
    override func setUp() { print("sub", count); label.text = "x"; addSubview(label) }
}
class Sub2: Sub { let more = [1, 2]; override func setUp() { super.setUp(); print(more) } }
let s = Sub()
print(s.subviews.count, s.count)
_ = Sub(frame: .zero)
_ = Sub2()
// expect: sub 4
// expect: 1 4
// expect: sub 4
// expect: sub 4
// expect: [1, 2]
