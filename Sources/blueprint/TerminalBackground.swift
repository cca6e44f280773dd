import BlueprintREPL
import Foundation

/// The background of the terminal, for which colours are chosen.
enum TerminalBackground {
    /// The longest time to wait for the terminal's answer, in milliseconds.
    private static let patience = 150

    /// Returns the background of the terminal: as it answers, or as `COLORFGBG` says; nil if neither is known.
    ///
    /// The terminal is not asked if `BLUEPRINT_BACKGROUND` is set: to `light`, `dark`, or anything else for no answer.
    ///
    /// - Parameter ask: Asks the terminal within some milliseconds; returns the brightness of its background.
    static func found(environment: [String: String], asking ask: (_ milliseconds: Int) -> Double?)
        -> Settings.Background?
    {
        if let set = environment["BLUEPRINT_BACKGROUND"] {
            return Settings.Background(rawValue: set) ?? named(by: environment)
        }
        return ask(patience).map { $0 > 0.5 ? .light : .dark } ?? named(by: environment)
    }

    /// Returns the background in `COLORFGBG`, such as `0;15`: the last number is that of the background's colour.
    private static func named(by environment: [String: String]) -> Settings.Background? {
        guard let number = environment["COLORFGBG"]?.split(separator: ";").last.flatMap({ Int($0) }) else { return nil }
        return number == 7 || number >= 9 ? .light : .dark
    }
}
