import Foundation

extension Environment {
    private enum WindowSizeKey: EnvironmentKey {
        static var defaultValue: CGSize? { nil }
    }

    /// The size of the window in points, or nil if it is unknown.
    ///
    /// A ``BlueprintView`` in a window sets it for its element.
    public var windowSize: CGSize? {
        get { self[WindowSizeKey.self] }
        set { self[WindowSizeKey.self] = newValue }
    }
}
