final class HomeViewController: UIViewController {
    func viewDidLoad() {}
    // expect error: overriding declaration requires an 'override' keyword
}
