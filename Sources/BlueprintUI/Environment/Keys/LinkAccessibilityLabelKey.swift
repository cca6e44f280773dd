import Foundation

extension Environment {
    private enum LinkAccessibilityLabelKey: EnvironmentKey {
        static var defaultValue: String? { "Link" }
    }

    /// The word that VoiceOver reads after each link in a text, in brackets; nil for none.
    ///
    /// - Note: In an app it is in the language of the system by default; here it is “Link”.
    public var linkAccessibilityLabel: String? {
        get { self[LinkAccessibilityLabelKey.self] }
        set { self[LinkAccessibilityLabelKey.self] = newValue }
    }
}
