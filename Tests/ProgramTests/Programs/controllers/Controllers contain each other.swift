final class Container: UIViewController {
    func show(_ child: UIViewController) {
        for old in children { old.willMove(toParent: nil); old.view.removeFromSuperview(); old.removeFromParent() }
        addChild(child)
        view.addSubview(child.view)
        child.didMove(toParent: self)
    }
}

final class Page: UIViewController {
    override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        print(title ?? "", "moves to", parent?.title ?? "nobody")
    }
    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        print(title ?? "", "is in", self.parent?.title ?? "nobody")
    }
}

func page(_ title: String) -> Page {
    let page = Page()
    page.title = title
    return page
}

let container = Container()
container.title = "Container"
let first = page("First")
container.show(first)
// expect: First moves to Container
// expect: First is in Container
print(container.children.count, container.children.first === first, first.view.superview === container.view)
// expect: 1 true true
container.show(page("Second"))
// expect: First moves to nobody
// expect: First is in nobody
// expect: Second moves to Container
// expect: Second is in Container
print(container.children.map { $0.title ?? "" }, first.parent == nil, container.view.subviews.count)
// expect: ["Second"] true 1
container.addChild(container)
print(container.children.count)  // expect: 1
if let page = container.children[0] as? Page { print(page.title ?? "") }  // expect: Second
