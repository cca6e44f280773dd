import Foundation
import HeadlessUIKit

extension Environment {
    private enum SafeAreaInsetsKey: EnvironmentKey {
        static var defaultValue: UIEdgeInsets { .zero }
    }

    /// The safe area insets in points; zero by default.
    public var safeAreaInsets: UIEdgeInsets {
        get { self[SafeAreaInsetsKey.self] }
        set { self[SafeAreaInsetsKey.self] = newValue }
    }
}
