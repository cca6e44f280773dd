final class Question: UIAlertController {
    var answer = ""
    override func viewDidLoad() {
        super.viewDidLoad()
        print("loaded", title ?? "none")
    }
}
let question = Question(title: "Sure?", message: "It is gone.", preferredStyle: .alert)
question.addAction(UIAlertAction(title: "Yes", style: .default) { _ in question.answer = "yes" })
question.loadViewIfNeeded()  // expect: loaded Sure?
question.press(question.actions[0])
print(question.answer, question.message ?? "", question.preferredStyle == .alert)  // expect: yes It is gone. true

final class CountItem: UIBarButtonItem {
    var count = 0 { didSet { title = "Cart (\(count))" } }
    convenience init(onTap: @escaping () -> Void) {
        self.init(primaryAction: UIAction(title: "Cart") { _ in onTap() })
    }
}
let item = CountItem { print("tapped") }
print(item.title ?? "", item.count)  // expect: Cart 0
item.count = 2
item.press()  // expect: tapped
print(item.title ?? "")  // expect: Cart (2)
let controller = UIViewController()
controller.navigationItem.rightBarButtonItem = item
print((controller.navigationItem.rightBarButtonItem as? CountItem)?.count ?? 0)  // expect: 2
