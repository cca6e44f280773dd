import Foundation

extension Environment {
    private enum LayoutDirectionKey: EnvironmentKey {
        static var defaultValue: LayoutDirection { .leftToRight }
    }

    /// The writing direction of text; it does not mirror layouts.
    ///
    /// A ``BlueprintView`` sets it for its element, from its `semanticContentAttribute`.
    public var layoutDirection: LayoutDirection {
        get { self[LayoutDirectionKey.self] }
        set { self[LayoutDirectionKey.self] = newValue }
    }
}

extension Environment {
    /// The writing direction of text.
    public enum LayoutDirection: Hashable, Sendable {
        /// Left to right, as in English.
        case leftToRight
        /// Right to left, as in Arabic.
        case rightToLeft
    }
}
