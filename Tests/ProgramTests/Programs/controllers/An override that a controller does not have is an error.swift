final class HomeViewController: UIViewController {
    override func viewDidLod() {}  // expect error: 'viewDidLod()' does not override any member of its superclass
}
