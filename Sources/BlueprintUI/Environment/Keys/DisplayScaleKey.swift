import Foundation

extension Environment {
    private enum DisplayScaleKey: EnvironmentKey {
        static var defaultValue: CGFloat { 1 }
    }

    /// The number of pixels per point, to which view frames are rounded; 1 by default.
    public var displayScale: CGFloat {
        get { self[DisplayScaleKey.self] }
        set { self[DisplayScaleKey.self] = newValue }
    }
}
