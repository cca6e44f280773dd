import BlueprintUI
import HeadlessUIKit

/// A class of views that source can describe.
struct ViewKind: Sendable {
    /// The class's name in source.
    let name: String
    /// Makes a view of the class.
    let make: @Sendable () -> UIView
    /// Makes the description of a configuration.
    let describe: @Sendable (ViewConfiguration) -> ViewDescription

    private init<View: UIView>(_ type: View.Type) {
        name = "\(type)"
        make = { View(frame: .zero) }
        describe = { configuration in View.describe { configuration.write(to: &$0) } }
    }

    /// The kind of that name; nil if source cannot describe such views.
    init?(named name: String) {
        guard let kind = Self.all.first(where: { $0.name == name }) else { return nil }
        self = kind
    }

    static let button = ViewKind(UIButton.self)
    static let control = ViewKind(UIControl.self)
    static let imageView = ViewKind(UIImageView.self)
    static let label = ViewKind(UILabel.self)
    static let scrollView = ViewKind(UIScrollView.self)
    static let segmentedControl = ViewKind(UISegmentedControl.self)
    static let textField = ViewKind(UITextField.self)
    static let view = ViewKind(UIView.self)

    /// The names of all kinds, as one would write them in source.
    static var names: [String] { all.map { "\($0.name).self" } }

    private static let all: [ViewKind] = [
        .button, .control, .imageView, .label, .scrollView, .segmentedControl, .textField, .view,
    ]
}
