import Foundation

extension UIView {
    /// Creates a view of zero size, of the class on which it is called, with the class's own `init(frame:)`.
    ///
    /// A class that does not have that initializer is a programming error, as in UIKit.
    package static func make() -> Self { unsafeDowncast(create(), to: Self.self) }

    /// Creates a view of the class on which it is called.
    ///
    /// Swift calls an initializer of a class that is only known at run time if it is `required`. `init(frame:)` must not
    /// be, as every `override init(frame: CGRect)` of an app would be an error; in UIKit, Objective-C makes the call.
    /// This function is the convenience initializer `UIView()`, which calls `init(frame:)` of the class that it is given.
    @_silgen_name("$s13HeadlessUIKit6UIViewCACycfC")
    private static func create() -> UIView
}
