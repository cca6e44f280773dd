import Foundation

extension Environment {
    private enum TextSizesKey: EnvironmentKey {
        static var defaultValue: [String: CGSize] { [:] }
    }

    /// How big some texts are on lines of any width, in points, where that is known better than it can be measured.
    package var textSizes: [String: CGSize] {
        get { self[TextSizesKey.self] }
        set { self[TextSizesKey.self] = newValue }
    }
}
