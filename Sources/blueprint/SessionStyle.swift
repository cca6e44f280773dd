import BlueprintInspector
import Foundation

/// The style that a session at a terminal begins with.
enum SessionStyle {
    /// Returns the style that `BLUEPRINT_STYLE` names; without it, the style with the characters of the terminal.
    static func found(
        environment: [String: String] = ProcessInfo.processInfo.environment,
        characters: CharacterSet = .ofOutput
    ) -> DrawingStyle {
        if let style = environment["BLUEPRINT_STYLE"].flatMap(DrawingStyle.init) { return style }
        return characters == .ascii ? .ascii : .unicode
    }
}
