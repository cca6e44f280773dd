import Foundation

extension Environment {
    private enum ScreenScaleKey: EnvironmentKey {
        static var defaultValue: CGFloat? { nil }
    }

    /// The number of pixels per point of the screen, whatever the display scale of a part of the tree.
    ///
    /// A ``BlueprintView`` takes its own display scale for that of its screen. Content that is measured without one has the
    /// display scale of its environment.
    package internal(set) var screenScale: CGFloat {
        get { self[ScreenScaleKey.self] ?? displayScale }
        set { self[ScreenScaleKey.self] = newValue }
    }
}
