final class HomeViewController: UIViewController {
    override func viewDidLod() {}  // expect error: method does not override any method from its superclass
}
