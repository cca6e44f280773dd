import Foundation

extension Environment {
    private enum DisplayScaleKey: EnvironmentKey {
        static var defaultValue: CGFloat { 1 }
    }

    /// The number of pixels per point, to which view frames are rounded; 1 by default.
    ///
    /// - Note: In Blueprint the scale of the window's screen replaces this value, for the environment and for rounding. There
    ///   is no screen here: this value takes the place of its scale.
    public var displayScale: CGFloat {
        get { self[DisplayScaleKey.self] }
        set { self[DisplayScaleKey.self] = newValue }
    }
}
