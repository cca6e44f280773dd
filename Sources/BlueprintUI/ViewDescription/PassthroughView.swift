import HeadlessUIKit

/// A view that shows nothing and leaves touches to the views inside.
public final class PassthroughView: UIView {}
