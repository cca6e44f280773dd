final class ListViewController: UIViewController {
    var rows = ["one"]

    override func viewDidLoad() {
        super.viewDidLoad()
        title = rows[2]  // expect error: the index 2 is outside of 0..<1
    }
}

let list = ListViewController()
print("made")  // expect: made
list.loadViewIfNeeded()
print("never")
