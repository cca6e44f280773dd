import UIKit
final class A: UIView {
    let n: Int
    init() { n = 3; super.init(frame: CGRect(x: 0, y: 0, width: 4, height: 5)) }
    required init?(coder: NSCoder) { fatalError() }
}
final class L: UILabel {
    init() { super.init(frame: .zero); text = "x" }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}
class C: UIViewController {
    let k: Int
    init() { k = 1; super.init(nibName: nil, bundle: nil) }
    required init?(coder: NSCoder) { k = 2; super.init(coder: coder) }
}
class C2: UIViewController {
    convenience init() { self.init(nibName: nil, bundle: nil); title = "q" }
}
class N: UINavigationController {
    init() { super.init(nibName: nil, bundle: nil) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}
class R: UIResponder { override init() { super.init() } }
print(A().n, A().frame.width, L().text ?? "-", C().k, C2().title ?? "", N().viewControllers.count)
// expect: 3 4.0 x 1 q 0
