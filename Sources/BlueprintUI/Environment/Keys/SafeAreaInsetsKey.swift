import Foundation
import HeadlessUIKit

extension Environment {
    private enum SafeAreaInsetsKey: EnvironmentKey {
        static var defaultValue: UIEdgeInsets { .zero }
    }

    /// The part of each side, in points, that bars and corners cover; zero unless set.
    public var safeAreaInsets: UIEdgeInsets {
        get { self[SafeAreaInsetsKey.self] }
        set { self[SafeAreaInsetsKey.self] = newValue }
    }
}
