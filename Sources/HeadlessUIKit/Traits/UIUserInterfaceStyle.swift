/// The appearance of an interface: light or dark.
public enum UIUserInterfaceStyle: Int, Hashable, Sendable, CaseIterable {
    /// The inherited appearance.
    case unspecified
    /// Light: dark text on a light background.
    case light
    /// Dark: light text on a dark background.
    case dark
}
