import Foundation

extension UIControl {
    /// The vertical positions of a control's content.
    public enum ContentVerticalAlignment: Int, Hashable, Sendable, CaseIterable {
        /// In the middle.
        case center
        /// At the top.
        case top
        /// At the bottom.
        case bottom
        /// As high as the control.
        case fill
    }

    /// The horizontal positions of a control's content.
    public enum ContentHorizontalAlignment: Int, Hashable, Sendable, CaseIterable {
        /// In the middle.
        case center
        /// At the left.
        case left
        /// At the right.
        case right
        /// As wide as the control.
        case fill
        /// At the left, where text runs from left to right.
        case leading
        /// At the right, where text runs from left to right.
        case trailing
    }

    /// The vertical position of the content; a button places its title and image by it.
    public final var contentVerticalAlignment: ContentVerticalAlignment {
        get { self[kept: .center] }
        set { self[kept: .center] = newValue }
    }

    /// The horizontal position of the content; a button places its title and image by it.
    public final var contentHorizontalAlignment: ContentHorizontalAlignment {
        get { self[kept: .center] }
        set { self[kept: .center] = newValue }
    }
}

extension UIControl.ContentVerticalAlignment: KeptValue {
    /// Returns the start of content of a length in an area.
    func start(of length: CGFloat, from start: CGFloat, _ room: CGFloat) -> CGFloat {
        switch self {
        case .center: start + (room - length) / 2
        case .top, .fill: start
        case .bottom: start + room - length
        }
    }
}

extension UIControl.ContentHorizontalAlignment: KeptValue {
    /// Returns the start of content of a length in an area.
    func start(of length: CGFloat, from start: CGFloat, _ room: CGFloat) -> CGFloat {
        switch self {
        case .center: start + (room - length) / 2
        case .left, .leading, .fill: start
        case .right, .trailing: start + room - length
        }
    }
}
