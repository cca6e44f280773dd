import BlueprintBindings
import BlueprintUI

/// The values of the environment that are set.
extension Settings {
    /// The keys whose values are settings of their own, with the commands of those.
    static let commandsOfKeys = ["displayScale": "scale", "layoutDirection": "direction"]

    /// The environment that a tree is laid out in.
    var layoutEnvironment: Environment { layoutEnvironment(in: nil) }

    /// Returns the environment that a tree is laid out in: that of the view in which the program shows it, with the values
    /// that are set here.
    func layoutEnvironment(in shown: Environment?) -> Environment {
        var result = shown ?? .empty
        let defaults = Settings()
        if shown == nil || scale != defaults.scale { result.displayScale = scale }
        if shown == nil || isRightToLeft { result.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight }
        for (_, change) in environment.sorted(by: { $0.key < $1.key }) { change.apply(to: &result) }
        return result
    }

    /// The words for the direction of text.
    var directionWord: String { isRightToLeft ? "rtl" : "ltr" }

    /// Returns true if a number of pixels per point can be set.
    static func isScale(_ number: Double) -> Bool { number >= 0.1 && number <= 100 }

    /// Sets a value of the environment, so that the line before it that set the same value no longer counts.
    ///
    /// - Returns: false if it is a display scale that cannot be set.
    mutating func set(_ change: EnvironmentSettings.Change) -> Bool {
        guard Self.commandsOfKeys[change.name] != nil else {
            environment[change.name] = change
            return true
        }
        var changed = layoutEnvironment
        change.apply(to: &changed)
        guard Self.isScale(changed.displayScale) else { return false }
        (scale, isRightToLeft) = (changed.displayScale, changed.layoutDirection == .rightToLeft)
        return true
    }

    /// Gives a key of the environment its default value.
    mutating func unset(_ key: String) {
        let defaults = Settings()
        switch key {
        case "displayScale": scale = defaults.scale
        case "layoutDirection": isRightToLeft = defaults.isRightToLeft
        default: environment[key] = nil
        }
    }
}
