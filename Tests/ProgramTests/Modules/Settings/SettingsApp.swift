import BlueprintUI
import UIKit

@main
struct SettingsApp {
    static func main() {
        let model = Model()
        model.describe()
        model.perform("Turn on")
        model.perform("Choose Large")
        model.perform("Choose Nothing")
        model.describe()
    }
}

final class Model {
    private let view = BlueprintView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    private var settings = [
        Setting(title: "Sounds", kind: .toggle(false)),
        Setting(title: "Text size", kind: .choice("Small", of: ["Small", "Medium", "Large"])),
        Setting(title: "Privacy policy", kind: .link),
    ] {
        didSet { update() }
    }

    init() { update() }

    private func update() {
        view.element = SettingsScreen(settings: settings) { [weak self] setting in
            guard let self, let index = self.settings.firstIndex(where: { $0.title == setting.title }) else { return }
            self.settings[index] = setting
        }
        view.layoutIfNeeded()
    }

    func describe() {
        for element in elements {
            let actions = element.accessibilityCustomActions?.map(\.name) ?? []
            print(
                element.accessibilityLabel ?? "",
                element.accessibilityValue ?? "-",
                element.accessibilityHint ?? "-",
                element.accessibilityTraits.contains(.button),
                actions
            )
        }
    }

    func perform(_ name: String) {
        let action = elements.flatMap { $0.accessibilityCustomActions ?? [] }.first { $0.name == name }
        guard let action else { return print("no action \(name)") }
        print(name, action.actionHandler?(action) ?? false)
    }

    private var elements: [UIView] { view.descendants.filter(\.isAccessibilityElement) }
}

extension UIView {
    fileprivate var descendants: [UIView] { subviews.flatMap { [$0] + $0.descendants } }
}
