import Foundation

extension Environment {
    private enum DisplayScaleKey: EnvironmentKey {
        static var defaultValue: CGFloat { 1 }
    }

    /// Pixels for each point, to which view frames are rounded; 1 unless set.
    public var displayScale: CGFloat {
        get { self[DisplayScaleKey.self] }
        set { self[DisplayScaleKey.self] = newValue }
    }
}
