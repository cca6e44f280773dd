import BlueprintREPL
import Foundation
import LineEditor

/// The background of the terminal, for which colours are chosen.
enum TerminalBackground {
    /// The longest time to wait for the terminal's answer, in milliseconds.
    private static let patience = 150

    /// Returns the background of the terminal: as it answers, or as `COLORFGBG` says; nil if neither is known.
    ///
    /// The terminal is not asked if `BLUEPRINT_BACKGROUND` is set: to `light`, `dark`, or anything else for no answer.
    static func found(by editor: LineEditor, environment: [String: String]) -> Settings.Background? {
        if let set = environment["BLUEPRINT_BACKGROUND"] {
            return Settings.Background(rawValue: set) ?? named(by: environment)
        }
        return editor.askBackground(milliseconds: patience).map { $0 > 0.5 ? .light : .dark } ?? named(by: environment)
    }

    /// Returns the colours for a terminal that is not asked; nil for none.
    static func palette(named environment: [String: String], hasColour: Bool) -> AnsiText.Palette? {
        guard hasColour else { return nil }
        let set = environment["BLUEPRINT_BACKGROUND"].flatMap { Settings.Background(rawValue: $0) }
        return (set ?? named(by: environment)) == .light ? .light : .dark
    }

    /// Returns the background in `COLORFGBG`, such as `0;15`: the last number is that of the background's colour.
    private static func named(by environment: [String: String]) -> Settings.Background? {
        guard let number = environment["COLORFGBG"]?.split(separator: ";").last.flatMap({ Int($0) }) else { return nil }
        return number == 7 || number >= 9 ? .light : .dark
    }
}
