import BlueprintUICommonControls
import UIKit

/// The scale of text that the user chose.
enum TextScale: Int, CaseIterable, Comparable {
    case small, standard, large, accessibility

    static func < (lhs: TextScale, rhs: TextScale) -> Bool { lhs.rawValue < rhs.rawValue }

    var factor: CGFloat {
        switch self {
        case .small: return 0.875
        case .standard: return 1
        case .large: return 1.25
        case .accessibility: return 1.75
        }
    }
}

/// The styles of text in the settings.
struct TextStyle {
    var size: CGFloat
    var weight: UIFont.Weight = .regular
    var isMonospaced = false

    static let title = TextStyle(size: 28, weight: .bold)
    static let heading = TextStyle(size: 18, weight: .semibold)
    static let body = TextStyle(size: 16)
    static let bodyStrong = TextStyle(size: 16, weight: .semibold)
    static let caption = TextStyle(size: 12)
    static let code = TextStyle(size: 14, isMonospaced: true)

    func font(at scale: TextScale) -> UIFont {
        let points = (size * scale.factor).rounded()
        return isMonospaced
            ? .monospacedSystemFont(ofSize: points, weight: weight)
            : .systemFont(ofSize: points, weight: weight)
    }
}
