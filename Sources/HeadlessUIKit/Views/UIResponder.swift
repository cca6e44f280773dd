/// An object that can have the focus.
///
/// - Note: There is no event delivery along the responder chain here; only the focus remains of UIKit's responders.
open class UIResponder {
    /// Creates a responder.
    public init() {}

    /// The next responder in the chain, or nil.
    open var next: UIResponder? { nil }

    /// True if the responder has the focus.
    open var isFirstResponder: Bool { false }

    /// True if the responder can take the focus; false by default.
    open var canBecomeFirstResponder: Bool { false }

    /// True if the responder can give up the focus; true by default.
    open var canResignFirstResponder: Bool { true }

    /// Takes the focus.
    ///
    /// Returns true if the responder has it afterwards.
    @discardableResult
    open func becomeFirstResponder() -> Bool { false }

    /// Gives up the focus.
    ///
    /// Returns true if the responder no longer has it.
    @discardableResult
    open func resignFirstResponder() -> Bool { true }
}

extension UIResponder {
    /// The argument of the initializer that calls `init()` of any class.
    struct Made {}

    /// Calls `init()` of the class on which it is called.
    convenience init(_ made: Made) {
        self.init()
    }

    /// Creates a responder of a class, with `init()` of the class; see `UIView.make()`.
    static func make(_ type: UIResponder.Type) -> UIResponder { type.create(Made()) }

    /// Calls the convenience initializer above for a class that is only known at run time.
    @_silgen_name("$s13HeadlessUIKit11UIResponderCyA2C4MadeVcfC")
    private static func create(_ made: Made) -> UIResponder
}
