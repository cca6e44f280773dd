import Foundation

extension Environment {
    private enum LayoutDirectionKey: EnvironmentKey {
        static var defaultValue: LayoutDirection { .leftToRight }
    }

    /// The direction in which text runs; it mirrors no layout.
    public var layoutDirection: LayoutDirection {
        get { self[LayoutDirectionKey.self] }
        set { self[LayoutDirectionKey.self] = newValue }
    }
}

extension Environment {
    /// The direction in which text runs.
    public enum LayoutDirection: Hashable, Sendable {
        /// As in English.
        case leftToRight
        /// As in Arabic.
        case rightToLeft
    }
}
