import BlueprintUI
import UIKit

/// The colors of one theme, named by their use.
struct Palette: Equatable {
    var background: UIColor
    var surface: UIColor
    var surfacePressed: UIColor
    var text: UIColor
    var secondaryText: UIColor
    var separator: UIColor
    var accent: UIColor
    var onAccent: UIColor
    var destructive: UIColor
    var success: UIColor
    var warning: UIColor

    static let paper = Palette(
        background: UIColor(red: 0.96, green: 0.95, blue: 0.93, alpha: 1),
        surface: .white,
        surfacePressed: UIColor(white: 0.92, alpha: 1),
        text: UIColor(red: 0.13, green: 0.13, blue: 0.15, alpha: 1),
        secondaryText: UIColor(red: 0.42, green: 0.42, blue: 0.45, alpha: 1),
        separator: UIColor(white: 0, alpha: 0.12),
        accent: UIColor(red: 0.16, green: 0.42, blue: 0.36, alpha: 1),
        onAccent: .white,
        destructive: .systemRed,
        success: .systemGreen,
        warning: .systemOrange
    )

    static let ink = Palette(
        background: UIColor(red: 0.07, green: 0.08, blue: 0.1, alpha: 1),
        surface: UIColor(red: 0.13, green: 0.14, blue: 0.17, alpha: 1),
        surfacePressed: UIColor(red: 0.19, green: 0.2, blue: 0.24, alpha: 1),
        text: UIColor(white: 0.95, alpha: 1),
        secondaryText: UIColor(white: 0.65, alpha: 1),
        separator: UIColor(white: 1, alpha: 0.15),
        accent: UIColor(red: 0.45, green: 0.78, blue: 0.68, alpha: 1),
        onAccent: .black,
        destructive: UIColor(red: 1, green: 0.42, blue: 0.38, alpha: 1),
        success: UIColor(red: 0.4, green: 0.85, blue: 0.5, alpha: 1),
        warning: UIColor(red: 1, green: 0.75, blue: 0.3, alpha: 1)
    )

    static let sepia: Palette = {
        var palette = Palette.paper
        palette.background = UIColor(red: 0.93, green: 0.88, blue: 0.78, alpha: 1)
        palette.surface = UIColor(red: 0.98, green: 0.95, blue: 0.88, alpha: 1)
        palette.text = UIColor(red: 0.28, green: 0.2, blue: 0.12, alpha: 1)
        palette.accent = UIColor(red: 0.6, green: 0.3, blue: 0.12, alpha: 1)
        return palette
    }()

    /// The palette with text and lines as strong as they can be.
    func withIncreasedContrast(isDark: Bool) -> Palette {
        var copy = self
        copy.secondaryText = text
        copy.separator = isDark ? .white : .black
        copy.background = isDark ? .black : .white
        return copy
    }
}
