/// A control that is tapped.
/// - Note: It has no title, picture or configuration of its own; what it shows are its subviews.
open class UIButton: UIControl {
    override var sendsPrimaryActionOnTap: Bool { true }
}
