import HeadlessUIKit

/// The mode of layout: there is only one, with options.
public struct LayoutMode: Equatable, Sendable, CustomStringConvertible {
    /// The mode of views and environments without one; changing it affects later renders.
    ///
    /// It may be read and set by any thread.
    public static var `default`: LayoutMode {
        get { AppProcess.current[DefaultMode.self] }
        set { AppProcess.current[DefaultMode.self] = newValue }
    }

    /// The mode that the code of an app shares.
    private enum DefaultMode: SharedValue {
        static var initial: LayoutMode { .caffeinated }
    }

    /// The mode with default options.
    public static let caffeinated = Self.caffeinated()

    /// The assumptions that the engine makes about layouts.
    public var options: LayoutOptions

    private init(options: LayoutOptions) {
        self.options = options
    }

    /// Returns the mode with the given options: parents propose constraints to their children and place them.
    public static func caffeinated(options: LayoutOptions = .default) -> Self {
        Self(options: options)
    }

    /// The name without the options.
    public var name: String { "Caffeinated" }

    /// The name, followed by the assumed rules in parentheses.
    public var description: String {
        let rules = [
            options.hintRangeBoundaries ? "hintRangeBoundaries" : nil,
            options.searchUnconstrainedKeys ? "searchUnconstrainedKeys" : nil,
        ].compactMap(\.self)
        return rules.isEmpty ? name : "\(name) (\(rules.joined(separator: ", ")))"
    }
}
