import BlueprintUI
import BlueprintUICommonControls
import UIKit

/// A number between a minus and a plus.
struct QuantityStepper: Element {
    var count: Int
    var range: ClosedRange<Int> = 1...99
    var onChange: (Int) -> Void = { _ in }

    var content: ElementContent {
        ElementContent(child: row)
    }

    func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? {
        UIView.describe { config in
            config[\.isAccessibilityElement] = true
            config[\.accessibilityLabel] = "Quantity"
            config[\.accessibilityValue] = "\(count)"
            config[\.accessibilityTraits] = .adjustable
        }
    }

    private var row: Element {
        Row(alignment: .center, minimumSpacing: 0) {
            button("−", isEnabled: count > range.lowerBound) { onChange(count - 1) }
            Label(text: "\(count)") { label in
                label.font = .monospacedDigitSystemFont(ofSize: 16, weight: .semibold)
                label.alignment = .center
                label.color = Design.Color.ink
            }
            .constrainedTo(width: .atLeast(28))
            button("+", isEnabled: count < range.upperBound) { onChange(count + 1) }
        }
        .box(corners: .capsule, borders: .solid(color: Design.Color.line, width: 1))
    }

    private func button(_ sign: String, isEnabled: Bool, action: @escaping () -> Void) -> Element {
        Label.styled(sign, Design.Font.headline, color: isEnabled ? Design.Color.ink : Design.Color.line)
            .centered()
            .constrainedTo(width: 32, height: 32)
            .if(isEnabled) { $0.tappable(onTap: action) }
    }
}

#Preview("Quantity", traits: .sizeThatFitsLayout) {
    Column(minimumSpacing: Space.s) {
        QuantityStepper(count: 1)
        QuantityStepper(count: 12)
        QuantityStepper(count: 3, range: 1...3)
    }
}
