import BlueprintUI
import BlueprintUICommonControls
import UIKit

/// Five stars, of which some are full, and the number of ratings.
struct Rating: ProxyElement {
    var stars: Double
    var count: Int

    private enum Star: String {
        case full = "★", half = "⯪", empty = "☆"
    }

    private var signs: [Star] {
        (1...5).map { position in
            switch stars - Double(position - 1) {
            case 0.75...: return .full
            case 0.25..<0.75: return .half
            default: return .empty
            }
        }
    }

    var elementRepresentation: Element {
        Row(alignment: .center, minimumSpacing: Space.xs) {
            Label.styled(signs.map(\.rawValue).joined(), Design.Font.small, color: .systemOrange)
            Label.small("(\(count))")
        }
        .accessibilityElement(
            label: "\(stars) of 5 stars",
            value: count == 1 ? "1 rating" : "\(count) ratings",
            traits: [.staticText]
        )
    }
}

#Preview("Ratings", traits: .sizeThatFitsLayout) {
    Column(alignment: .leading, minimumSpacing: Space.s) {
        for stars in stride(from: 0.0, through: 5, by: 1.25) {
            Rating(stars: stars, count: Int(stars * 40))
        }
    }
}
