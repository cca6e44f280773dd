import Foundation

/// The screen, which has only a size and a scale here.
public final class UIScreen: Sendable {
    /// The only screen.
    ///
    /// - Note: In a program it has 390 × 844 points, the size of a phone, and a scale of 1. At the prompt, and in files
    ///   that `blueprint` reads, it has the size and the scale of the viewport.
    public static var main: UIScreen { shown }

    /// The screen of the code that runs in this task.
    @TaskLocal package static var shown = UIScreen(size: CGSize(width: 390, height: 844), scale: 1)

    /// The number of pixels per point.
    public let scale: CGFloat

    /// The area of the screen in points.
    /// - Note: Windows and views may have any size; nothing depends on this one.
    public let bounds: CGRect

    /// Creates a screen of a size in points and a number of pixels per point.
    package init(size: CGSize, scale: CGFloat) {
        bounds = CGRect(origin: .zero, size: size)
        self.scale = scale
    }

    /// The number of pixels per point, whatever the settings of the device.
    public var nativeScale: CGFloat { scale }

    /// The area of the screen in pixels.
    public var nativeBounds: CGRect {
        CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
    }

    /// The traits outside of all views.
    public var traitCollection: UITraitCollection { .current }
}
