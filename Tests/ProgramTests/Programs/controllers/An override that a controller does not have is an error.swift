final class HomeViewController: UIViewController {
    override func viewDidLod() {}  // expect error: 'viewDidLod()' overrides nothing: no superclass has it
}
