import BlueprintUI
import HeadlessUIKit
import SwiftInterpreter

/// The name of a declared class, as a Swift type.
///
/// The engine reuses a view if its class is the one that the new view description names, so each declared class needs a
/// native class of its own. Swift can only create classes at run time as specializations of generic classes: the
/// generic argument encodes the name, bit by bit, so that the same name always denotes the same class.
protocol ClassName {
    /// The bits of the name, most significant bit first.
    static var bits: [Bool] { get }
}

/// The empty name.
enum EmptyName: ClassName {
    static var bits: [Bool] { [] }
}

/// A name that continues with a 0 bit.
enum ZeroBit<Before: ClassName>: ClassName {
    static var bits: [Bool] { Before.bits + [false] }
}

/// A name that continues with a 1 bit.
enum OneBit<Before: ClassName>: ClassName {
    static var bits: [Bool] { Before.bits + [true] }
}

extension ClassName {
    /// The name as text.
    static var text: String {
        let bits = bits
        var bytes: [UInt8] = []
        for start in stride(from: 0, to: bits.count, by: 8) {
            bytes.append(bits[start..<min(start + 8, bits.count)].reduce(0) { $0 << 1 | ($1 ? 1 : 0) })
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private static func adding(_ bit: Bool) -> any ClassName.Type {
        bit ? OneBit<Self>.self : ZeroBit<Self>.self
    }

    /// The number of bytes that distinguish classes; the runtime is too slow for types that are nested more deeply.
    private static var maximumLength: Int { 64 }

    /// Returns the type that encodes a name.
    static func spelling(_ name: String) -> any ClassName.Type {
        var result: any ClassName.Type = EmptyName.self
        for byte in name.utf8.prefix(maximumLength) {
            for bit in 0..<8 { result = result.adding(byte >> (7 - bit) & 1 == 1) }
        }
        return result
    }
}

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

    /// A view that is also an instance of a declared class.
    typealias DeclaredView = UIView & InterpretedObject

    private init<View: UIView>(_ type: View.Type) {
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

    static let activityIndicatorView = ViewKind(UIActivityIndicatorView.self)
    static let blueprintView = ViewKind(BlueprintView.self)
    static let button = ViewKind(UIButton.self)
    static let control = ViewKind(UIControl.self)
    static let imageView = ViewKind(UIImageView.self)
    static let label = ViewKind(UILabel.self)
    static let navigationBar = ViewKind(UINavigationBar.self)
    static let pageControl = ViewKind(UIPageControl.self)
    static let progressView = ViewKind(UIProgressView.self)
    static let refreshControl = ViewKind(UIRefreshControl.self)
    static let scrollView = ViewKind(UIScrollView.self)
    static let segmentedControl = ViewKind(UISegmentedControl.self)
    static let slider = ViewKind(UISlider.self)
    static let stackView = ViewKind(UIStackView.self)
    static let stepper = ViewKind(UIStepper.self)
    static let switchControl = ViewKind(UISwitch.self)
    static let textField = ViewKind(UITextField.self)
    static let textView = ViewKind(UITextView.self)
    static let view = ViewKind(UIView.self)
    static let visualEffectView = ViewKind(UIVisualEffectView.self)
    static let window = ViewKind(UIWindow.self)

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
        Self.overridingClass(of: self.name, named: EmptyName.spelling(name))
    }

    /// Creates the view of an instance of a declared class.
    func makeSubclass(named name: String) -> any InterpretedObject {
        (viewClass(ofSubclass: name) ?? Self.plainClass(EmptyName.spelling(name))).make()
    }

    private static func plainClass<Name: ClassName>(_: Name.Type) -> any DeclaredView.Type {
        InterpretedView<Name>.self
    }
}
