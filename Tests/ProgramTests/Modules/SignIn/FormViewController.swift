import BlueprintUI
import UIKit

class FormViewController: UIViewController {
    private let blueprintView = BlueprintView()

    private(set) var state = FormState() {
        didSet {
            guard state != oldValue else { return }
            update()
        }
    }

    override func loadView() { view = blueprintView }

    override func viewDidLoad() {
        super.viewDidLoad()
        update()
    }

    var fields: [UITextField] { Self.fields(in: view) }

    private func update() {
        blueprintView.element = Form(state: state) { [weak self] in self?.state = $0 }
        blueprintView.layoutIfNeeded()
    }

    private static func fields(in view: UIView) -> [UITextField] {
        if let field = view as? UITextField { return [field] }
        return view.subviews.flatMap { fields(in: $0) }
    }
}
