import UIKit

/// Distances in points, on a grid of four.
enum Spacing {
    static let hairline: CGFloat = 1
    static let tiny: CGFloat = 4
    static let small: CGFloat = 8
    static let medium: CGFloat = 12
    static let large: CGFloat = 16
    static let huge: CGFloat = 24
    static let section: CGFloat = 32

    /// The margin of a screen, left and right.
    static let margin = large
}

/// Radii of corners.
enum Radius: CGFloat, CaseIterable {
    case control = 6
    case card = 12
    case sheet = 20
}

/// Space between the rows of a list.
enum Density: String, CaseIterable {
    case comfortable
    case compact

    var rowPadding: CGFloat {
        switch self {
        case .comfortable: return Spacing.medium
        case .compact: return Spacing.tiny + 2
        }
    }

    /// The least height of a row; a finger still hits it.
    var minimumRowHeight: CGFloat { self == .compact ? 44 : 52 }
}
