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

    static let imageView = ViewKind(UIImageView.self)
    static let label = ViewKind(UILabel.self)
    static let view = ViewKind(UIView.self)

    private static let all: [ViewKind] = [.imageView, .label, .view]
}
