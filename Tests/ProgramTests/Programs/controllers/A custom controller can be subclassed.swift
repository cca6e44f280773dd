class ElementViewController: UIViewController {
    let blueprintView = BlueprintView()

    var element: any Element { Empty() }

    override func loadView() { view = blueprintView }

    override func viewDidLoad() {
        super.viewDidLoad()
        print("base")
        render()
    }

    func render() { blueprintView.element = element }
}

final class CounterViewController: ElementViewController {
    var count = 1 { didSet { render() } }

    override var element: any Element { Label(text: "count \(count)") }

    override func viewDidLoad() {
        print("before")
        super.viewDidLoad()
        print("after")
    }

    override func render() {
        super.render()
        print((blueprintView.element as? Label)?.text ?? "none")
    }
}

let counter = CounterViewController()
counter.loadViewIfNeeded()
// expect: before
// expect: base
// expect: count 1
// expect: after
counter.count += 1  // expect: count 2
let controllers: [UIViewController] = [counter, ElementViewController(), UIViewController()]
print(controllers.map { $0 is ElementViewController })  // expect: [true, true, false]
print(controllers.compactMap { ($0 as? CounterViewController)?.count })  // expect: [2]
