final class Screen: UIViewController {
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.largeTitleDisplayMode = .never
        navigationItem.backButtonTitle = "Back"
        navigationItem.rightBarButtonItem = UIBarButtonItem(customView: UISwitch())
        edgesForExtendedLayout = [.top, .bottom]
        isModalInPresentation = true
        view.backgroundColor = .red
    }
    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        print("is appearing")
    }
    override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        print("editing", isEditing)
    }
}

final class Watcher: UINavigationControllerDelegate {
    func navigationController(
        _ navigationController: UINavigationController,
        didShow viewController: UIViewController,
        animated: Bool
    ) {
        print("shows", viewController.title ?? "no title")
    }
}

let watcher = Watcher()
let navigation = UINavigationController()
navigation.delegate = watcher
navigation.navigationBar.prefersLargeTitles = true
navigation.navigationBar.titleTextAttributes = [.foregroundColor: UIColor.white]
let look = UINavigationBarAppearance()
look.configureWithOpaqueBackground()
look.backgroundColor = .blue
navigation.navigationBar.standardAppearance = look
print(navigation.navigationBar.standardAppearance.backgroundColor == .blue)  // expect: true
let screen = Screen()
screen.title = "First"
navigation.pushViewController(screen, animated: false)  // expect: shows First
if let view = screen.view { print(view.backgroundColor == .red) }  // expect: true
screen.setEditing(true, animated: false)  // expect: editing true
screen.beginAppearanceTransition(true, animated: false)
screen.endAppearanceTransition()  // expect: is appearing
print(screen.navigationItem.backButtonTitle ?? "", screen.supportedInterfaceOrientations == .portrait)
// expect: Back true
print(UIDevice.current.userInterfaceIdiom == .phone, screen.view?.endEditing(true) ?? false)  // expect: true true
