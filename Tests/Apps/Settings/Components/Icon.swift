import BlueprintUI
import BlueprintUICommonControls
import UIKit

/// A symbol on a colored square.
struct Icon: ProxyElement {
    enum Symbol: String, CaseIterable {
        case person, bell, lock, paintpalette, cloud, info, trash, flag

        var tint: UIColor {
            switch self {
            case .person: return .systemIndigo
            case .bell: return .systemRed
            case .lock: return .systemBlue
            case .paintpalette: return .systemPurple
            case .cloud: return .systemTeal
            case .info, .flag: return .systemGray
            case .trash: return .systemOrange
            }
        }
    }

    var symbol: Symbol
    var side: CGFloat = 28

    init(_ symbol: Symbol, side: CGFloat = 28) {
        self.symbol = symbol
        self.side = side
    }

    var elementRepresentation: Element {
        Image(image: UIImage(systemName: symbol.rawValue), contentMode: .aspectFit, tintColor: .white)
            .inset(uniform: side / 7)
            .box(background: symbol.tint, corners: .rounded(radius: Radius.control.rawValue))
            .constrainedTo(width: side, height: side)
            .accessibilityElement(label: symbol.rawValue, value: nil, traits: [.image])
    }
}

#Preview("Icons", traits: .sizeThatFitsLayout) {
    Flow(lineSpacing: Spacing.small, itemSpacing: Spacing.small) {
        for symbol in Icon.Symbol.allCases {
            Icon(symbol)
        }
    }
    .constrainedTo(width: .absolute(160))
}
