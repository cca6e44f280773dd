import Foundation
import HeadlessUIKit

extension Environment {
    private enum SafeAreaInsetsKey: EnvironmentKey {
        static var defaultValue: UIEdgeInsets { .zero }
    }

    /// The safe area insets in points; zero by default.
    ///
    /// A ``BlueprintView`` sets them for its element, from its own `safeAreaInsets`.
    public var safeAreaInsets: UIEdgeInsets {
        get { self[SafeAreaInsetsKey.self] }
        set { self[SafeAreaInsetsKey.self] = newValue }
    }
}
