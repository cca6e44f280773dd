import Foundation
import TerminalEmulator

/// An action with the mouse on a cell.
package enum MouseAction {
    case press(MouseButton)
    case release(MouseButton)
    case drag(MouseButton)
    case move
    case wheelUp
    case wheelDown
}

package enum MouseButton: Int {
    case left = 0
    case middle = 1
    case right = 2
}

/// Keys that are held during an action with the mouse.
package struct MouseModifiers: OptionSet {
    package let rawValue: Int

    package init(rawValue: Int) { self.rawValue = rawValue }

    package static let shift = MouseModifiers(rawValue: 4)
    package static let alternative = MouseModifiers(rawValue: 8)
    package static let control = MouseModifiers(rawValue: 16)
}

extension TerminalProgram {
    /// Sends an action with the mouse, in the SGR form; throws if the program has not asked for such actions, since a
    /// terminal would send nothing.
    package func mouse(_ action: MouseAction, at place: Position, holding modifiers: MouseModifiers = []) throws {
        let modes = screen.modes
        let (code, needed): (Int, Set<Int>) =
            switch action {
            case .press(let button), .release(let button): (button.rawValue, [1000, 1002, 1003])
            case .drag(let button): (32 + button.rawValue, [1002, 1003])
            case .move: (35, [1003])
            case .wheelUp: (64, [1000, 1002, 1003])
            case .wheelDown: (65, [1000, 1002, 1003])
            }
        guard modes.contains(1006), !modes.isDisjoint(with: needed) else {
            throw Fault(description: "the program did not ask for \(action); the screen shows:\n\(screen.report)")
        }
        let isRelease = if case .release = action { true } else { false }
        let numbers = [code + modifiers.rawValue, place.column + 1, place.row + 1]
        type("\u{1b}[<" + numbers.map(String.init).joined(separator: ";") + (isRelease ? "m" : "M"))
    }

    /// Clicks on a cell.
    package func click(_ place: Position, _ button: MouseButton = .left) throws {
        try mouse(.press(button), at: place)
        try mouse(.release(button), at: place)
    }

    /// Clicks on the first cell of a text.
    package func click(on text: String) throws {
        guard let place = screen.position(of: text) else {
            throw Fault(description: "“\(text)” is not on the screen:\n\(screen.report)")
        }
        try click(place)
    }

    /// Presses a button on a cell, drags to others, and releases it on the last one.
    package func drag(_ places: [Position], _ button: MouseButton = .left) throws {
        guard let first = places.first, let last = places.last else { return }
        try mouse(.press(button), at: first)
        for place in places.dropFirst() { try mouse(.drag(button), at: place) }
        try mouse(.release(button), at: last)
    }

    /// Pastes text; in brackets if the program asked for them.
    package func paste(_ text: String) {
        let lines = text.replacingOccurrences(of: "\n", with: "\r")
        type(screen.hasBracketedPaste ? "\u{1b}[200~" + lines + "\u{1b}[201~" : lines)
    }
}
