final class HomeViewController: UIViewController {
    func viewDidLoad() {}
    // expect error: 'viewDidLoad()' takes the place of what the superclass has, so it needs the keyword 'override'
}
