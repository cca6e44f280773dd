import Foundation

extension Environment {
    private enum TextSizesKey: EnvironmentKey {
        static var defaultValue: [String: CGSize] { [:] }
    }

    /// The unwrapped sizes, in points, of texts whose sizes are known from elsewhere and not measured.
    package var textSizes: [String: CGSize] {
        get { self[TextSizesKey.self] }
        set { self[TextSizesKey.self] = newValue }
    }
}
