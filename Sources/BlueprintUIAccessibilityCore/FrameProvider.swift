import Foundation
import HeadlessUIKit

extension AccessibilityDeferral {
    /// The frame that VoiceOver shows around a receiver: call it for the path.
    public struct FrameProvider {
        /// The radius of the corners of the frame around a view, in points.
        public static let accessibilityCornerRadius: Double = 8

        private let path: () -> UIBezierPath

        /// A frame in the coordinates of the topmost view, in points.
        public static func frame(
            _ rect: CGRect,
            cornerRadius: CGFloat = accessibilityCornerRadius
        ) -> FrameProvider {
            FrameProvider { UIBezierPath(roundedRect: rect, cornerRadius: cornerRadius) }
        }

        /// The frame of a view, wherever it is when the path is asked for; an empty path after the view is gone.
        public static func view(_ view: UIView) -> FrameProvider {
            FrameProvider { [weak view] in
                guard let view else { return UIBezierPath() }
                return frame(view.convert(view.bounds, to: nil))()
            }
        }

        private init(_ path: @escaping () -> UIBezierPath) {
            self.path = path
        }

        /// Returns the path around the frame.
        public func callAsFunction() -> UIBezierPath { path() }
    }
}
