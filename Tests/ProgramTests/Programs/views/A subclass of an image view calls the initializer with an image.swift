final class Avatar: UIImageView {
    let name: String

    init(name: String) {
        self.name = name
        super.init(image: nil)
        tag = name.count
    }

    required init?(coder: NSCoder) { fatalError("there are no archives") }
}

class Stack: UINavigationController {
    override init(rootViewController: UIViewController) {
        super.init(rootViewController: rootViewController)
        title = "Stack"
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
}

print(Avatar(name: "Ada").tag, Avatar(name: "Ada").image == nil)  // expect: 3 true
let stack = Stack(rootViewController: UIViewController())
print(stack.title ?? "none", stack.viewControllers.count)  // expect: Stack 1
