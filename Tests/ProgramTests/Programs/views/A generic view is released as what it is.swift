import UIKit

class Cell: UIView {
    override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { nil }
    func tell() { print(type(of: self)) }
    deinit { print("deinit", type(of: self)) }
}
final class Box<Content>: Cell {}
func show() {
    let box = Box<Int>(frame: .zero)
    box.tell()
}
show()  // expect: Box<Int>
// expect: deinit Box<Int>
let parent = UIView()
func add() { parent.addSubview(Box<String>(frame: .zero)) }
add()
(parent.subviews[0] as? Cell)?.tell()  // expect: Box<String>
