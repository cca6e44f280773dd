import BlueprintUI
import HeadlessUIKit
import SwiftInterpreter

/// A view class that source can describe.
struct ViewKind: Sendable {
    /// The name of the class in source.
    let name: String
    /// Creates a view of the class.
    let make: @Sendable () -> UIView
    /// The native class.
    let viewClass: UIView.Type
    /// Creates the view description of a configuration.
    let describe: @Sendable (ViewConfiguration) -> ViewDescription
    /// Returns the native class for a declared subclass, by its encoded name; nil if the class cannot be inherited
    /// from.
    let subclass: (@Sendable (any ClassName.Type) -> any DeclaredView.Type)?

    /// A view that is also an instance of a declared class.
    typealias DeclaredView = UIView & InterpretedObject

    private init<View: UIView>(
        _ type: View.Type,
        subclass: (@Sendable (any ClassName.Type) -> any DeclaredView.Type)? = nil
    ) {
        self.subclass = subclass
        viewClass = type
        name = "\(type)"
        make = { View.make() }
        describe = { configuration in View.describe { configuration.write(to: &$0) } }
    }

    /// The kind of that name; nil if source cannot describe such views.
    init?(named name: String) {
        guard let kind = Self.all.first(where: { $0.name == name }) else { return nil }
        self = kind
    }

    static let activityIndicatorView = ViewKind(UIActivityIndicatorView.self) { activityIndicatorViewClass($0) }
    static let blueprintView = ViewKind(BlueprintView.self)
    static let button = ViewKind(UIButton.self) { buttonClass($0) }
    static let control = ViewKind(UIControl.self) { controlClass($0) }
    static let imageView = ViewKind(UIImageView.self) { imageViewClass($0) }
    static let label = ViewKind(UILabel.self) { labelClass($0) }
    static let navigationBar = ViewKind(UINavigationBar.self)
    static let pageControl = ViewKind(UIPageControl.self) { pageControlClass($0) }
    static let progressView = ViewKind(UIProgressView.self) { progressViewClass($0) }
    static let refreshControl = ViewKind(UIRefreshControl.self)
    static let scrollView = ViewKind(UIScrollView.self) { scrollViewClass($0) }
    static let segmentedControl = ViewKind(UISegmentedControl.self) { segmentedControlClass($0) }
    static let slider = ViewKind(UISlider.self) { sliderClass($0) }
    static let stackView = ViewKind(UIStackView.self) { stackViewClass($0) }
    static let stepper = ViewKind(UIStepper.self) { stepperClass($0) }
    static let switchControl = ViewKind(UISwitch.self) { switchClass($0) }
    static let textField = ViewKind(UITextField.self) { textFieldClass($0) }
    static let textView = ViewKind(UITextView.self) { textViewClass($0) }
    static let view = ViewKind(UIView.self) { plainClass($0) }
    static let visualEffectView = ViewKind(UIVisualEffectView.self) { visualEffectViewClass($0) }
    static let window = ViewKind(UIWindow.self) { windowClass($0) }

    /// The names of all kinds, as written in source.
    static var names: [String] { all.map { "\($0.name).self" } }

    private static let all: [ViewKind] = [
        .activityIndicatorView, .blueprintView, .button, .control, .imageView, .label, .navigationBar, .pageControl,
        .progressView, .refreshControl, .scrollView, .segmentedControl, .slider, .stackView, .stepper, .switchControl,
        .textField, .textView, .view, .visualEffectView, .window,
    ]

    // MARK: - Declared classes

    /// Returns the view class for a type in source; nil if source cannot describe such views.
    static func viewClass(of type: TypeValue) -> UIView.Type? {
        guard let declared = type.declared else { return ViewKind(named: type.name)?.viewClass }
        return declared.nativeClass.flatMap { ViewKind(named: $0.name)?.viewClass(ofSubclass: declared.name) }
    }

    /// Returns the view class for a declared subclass; nil if the class cannot be inherited from.
    func viewClass(ofSubclass name: String) -> (any DeclaredView.Type)? {
        subclass.map { $0(EmptyName.spelling(name)) }
    }

    /// Creates the view of an instance of a declared class.
    func makeSubclass(named name: String) -> any InterpretedObject {
        (viewClass(ofSubclass: name) ?? Self.plainClass(EmptyName.spelling(name))).make()
    }
}
