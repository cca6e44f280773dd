import UIKit

final class HomeViewController: UIViewController {
    private let blueprintView = BlueprintView()
    private var loads = 0

    override func loadView() {
        print("loadView", isViewLoaded)
        view = blueprintView
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        loads += 1
        blueprintView.element = Label(text: "Hello")
        print("viewDidLoad", isViewLoaded, loads)
    }

    var text: String? { (blueprintView.element as? Label)?.text }
}

let controller = HomeViewController()
print(controller.isViewLoaded, controller.viewIfLoaded == nil, controller.text ?? "nothing")
// expect: false true nothing
controller.loadViewIfNeeded()
controller.loadViewIfNeeded()
print(controller.isViewLoaded, controller.view === controller.viewIfLoaded, controller.text ?? "nothing")
// expect: loadView false
// expect: viewDidLoad true 1
// expect: true true Hello
print(controller.view is BlueprintView, HomeViewController().view === controller.view)
// expect: loadView false
// expect: viewDidLoad true 1
// expect: true false
let plain = UIViewController()
plain.title = "Plain"
print(plain.title ?? "none", plain.view.frame == .zero, plain.view.subviews.count)  // expect: Plain true 0
let label = UILabel()
plain.view = label
print(plain.view === label)  // expect: true
