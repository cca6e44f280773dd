final class ListViewController: UIViewController {
    var rows = ["one"]

    override func viewDidLoad() {
        super.viewDidLoad()
        title = rows[2]  // expect error: index out of range: 2 is not in 0..<1
    }
}

let list = ListViewController()
print("made")  // expect: made
list.loadViewIfNeeded()
print("never")
