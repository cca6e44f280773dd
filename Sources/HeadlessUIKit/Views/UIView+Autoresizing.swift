import Foundation

extension UIView {
    /// The lengths of a view that change with the size of its superview.
    public struct AutoresizingMask: OptionSet, Hashable, Sendable {
        /// The bits of the lengths.
        public let rawValue: UInt

        /// Creates a set from its bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The distance to the left edge.
        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
        /// The width.
        public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
        /// The distance to the right edge.
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
        /// The distance to the top edge.
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
        /// The height.
        public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
        /// The distance to the bottom edge.
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
    }

    /// The lengths of the view that change with the size of its superview; none by default.
    ///
    /// The change of the superview's length is shared equally by the flexible lengths on each axis.
    /// - Note: UIKit shares it in proportion to the lengths.
    public final var autoresizingMask: AutoresizingMask {
        get { rare?.autoresizingMask ?? [] }
        set {
            changeRare { $0.autoresizingMask = newValue }
            if !newValue.isEmpty { parent?.flags.insert(.resizesSubviews) }
        }
    }

    /// True if subviews with flexible lengths are resized with the view; true by default.
    public final var autoresizesSubviews: Bool {
        get { self[kept: true] }
        set { self[kept: true] = newValue }
    }

    /// True if the frame is also a constraint of Auto Layout; true by default.
    /// - Note: There is no Auto Layout here, so it has no effect.
    public final var translatesAutoresizingMaskIntoConstraints: Bool {
        get { !flags.contains(.ignoresAutoresizing) }
        set { flags.set(.ignoresAutoresizing, !newValue) }
    }

    /// Resizes the subviews with flexible lengths after a change of size.
    final func resizeSubviews(from old: CGSize) {
        let (across, down) = (storedBounds.width - old.width, storedBounds.height - old.height)
        guard across.isFinite, down.isFinite else { return }
        for child in children {
            let mask = child.autoresizingMask
            guard !mask.isEmpty else { continue }
            var frame = child.frame
            Self.share(
                across,
                &frame.origin.x,
                &frame.size.width,
                mask.contains(.flexibleLeftMargin),
                mask.contains(.flexibleWidth),
                mask.contains(.flexibleRightMargin)
            )
            Self.share(
                down,
                &frame.origin.y,
                &frame.size.height,
                mask.contains(.flexibleTopMargin),
                mask.contains(.flexibleHeight),
                mask.contains(.flexibleBottomMargin)
            )
            child.frame = frame
        }
    }

    private static func share(
        _ change: CGFloat,
        _ start: inout CGFloat,
        _ length: inout CGFloat,
        _ isStartFlexible: Bool,
        _ isLengthFlexible: Bool,
        _ isEndFlexible: Bool
    ) {
        let count = [isStartFlexible, isLengthFlexible, isEndFlexible].reduce(0) { $0 + ($1 ? 1 : 0) }
        guard count > 0 else { return }
        let part = change / CGFloat(count)
        if isStartFlexible { start += part }
        if isLengthFlexible { length = max(0, length + part) }
    }
}
