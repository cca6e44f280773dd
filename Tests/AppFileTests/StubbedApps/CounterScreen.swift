import BlueprintUI
import BlueprintUICommonControls
import Workflow
import WorkflowUI

struct CounterScreen: Screen {
    let count: Int
    let onIncrement: () -> Void
    let onDecrement: () -> Void

    func viewControllerDescription(environment: ViewEnvironment) -> ViewControllerDescription {
        CounterViewController.description(for: self, environment: environment)
    }

    var element: Element {
        Row(alignment: .center, minimumSpacing: 8) {
            Button(onTap: onDecrement, wrapping: Label(text: "-"))
            Label(text: "\(count)")
            Button(onTap: onIncrement, wrapping: Label(text: "+"))
        }
    }
}

final class CounterViewController: ScreenViewController<CounterScreen> {
    private let blueprintView = BlueprintView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(blueprintView)
    }
}
