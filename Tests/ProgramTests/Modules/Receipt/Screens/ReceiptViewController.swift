import BlueprintUI
import UIKit

final class ReceiptViewController: UIViewController {
    private let blueprintView = BlueprintView()

    var purchase: Purchase {
        didSet { update() }
    }

    init(purchase: Purchase) {
        self.purchase = purchase
        super.init(nibName: nil, bundle: nil)
        title = "Receipt"
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func loadView() { view = blueprintView }

    override func viewDidLoad() {
        super.viewDidLoad()
        update()
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        print("\(title ?? "") appears: \(Int(view.bounds.width))×\(Int(view.bounds.height))")
    }

    private func update() {
        blueprintView.element = ReceiptElement(purchase: purchase)
    }
}
