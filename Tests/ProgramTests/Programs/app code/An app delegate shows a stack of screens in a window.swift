import BlueprintUI
import BlueprintUICommonControls
import UIKit

struct Receipt: ProxyElement {
    var lines: [String]

    var elementRepresentation: any Element {
        Column(alignment: .leading, minimumSpacing: 2) {
            for line in lines { Label(text: line) }
        }
        .inset(uniform: 4)
    }
}

class ScreenViewController: UIViewController {
    let blueprintView = BlueprintView()

    override var prefersStatusBarHidden: Bool { false }
    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

    override func loadView() { view = blueprintView }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        print("\(title ?? "") appears in \(view.frame.width)×\(view.frame.height)")
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        print("\(title ?? "") disappears")
    }
}

final class ReceiptViewController: ScreenViewController {
    var lines: [String] = [] {
        didSet { blueprintView.element = Receipt(lines: lines) }
    }

    func confirmDeletion() {
        let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel, handler: nil))
        alert.addAction(
            UIAlertAction(title: "Delete", style: .destructive) { [weak self] action in
                print(action.title ?? "")
                self?.lines = []
            }
        )
        present(alert, animated: true) { print("asks") }
    }
}

final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    let list = ScreenViewController()

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        list.title = "Receipts"
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        window.rootViewController = UINavigationController(rootViewController: list)
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}

func run() {
    let delegate = AppDelegate()
    print(delegate.application(UIApplication.shared, didFinishLaunchingWithOptions: nil))
    let receipt = ReceiptViewController()
    receipt.title = "Receipt"
    receipt.lines = ["Tea", "Scone"]
    delegate.list.navigationController?.pushViewController(receipt, animated: true)
    print(receipt.navigationItem.title ?? "", receipt.view.window === delegate.window)
    receipt.confirmDeletion()
    if let alert = receipt.presentedViewController as? UIAlertController {
        print(alert.actions.count, alert.press(alert.actions[1]), receipt.lines.count)
    }
    UIView.animate(withDuration: 0.3, animations: { receipt.view.alpha = 0 }) { finished in
        print(finished, receipt.view.alpha)
        receipt.navigationController?.popViewController(animated: false)
    }
    print(receipt.parent == nil, delegate.window?.isKeyWindow ?? false)
}

run()
// expect: Receipts appears in 320.0×480.0
// expect: true
// expect: Receipts disappears
// expect: Receipt appears in 320.0×480.0
// expect: Receipt true
// expect: asks
// expect: Delete
// expect: 2 true 0
// expect: true 0.0
// expect: Receipt disappears
// expect: Receipts appears in 320.0×480.0
// expect: true true

Receipt(lines: ["Tea", "Scone"])
// expect: Receipt 0,0 300×160
// expect:   Column 4,4 292×152
// expect:     Label 0,0 24×16
// expect:     Label.2 0,136 40×16
