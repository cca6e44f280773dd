import BlueprintUI
import BlueprintUICommonControls
import UIKit

/// A value that can be chosen from a list.
protocol Option: Hashable, CaseIterable {
    var label: String { get }
}

extension Option where Self: RawRepresentable, RawValue == String {
    var label: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
}

extension Density: Option {}

extension TextScale: Option {
    var label: String {
        switch self {
        case .small: return "S"
        case .standard: return "M"
        case .large: return "L"
        case .accessibility: return "XXL"
        }
    }
}

/// All values of a type beside each other, of which one is chosen.
struct Choice<Value: Option>: ProxyElement {
    var title: String
    var selected: Value
    var onSelect: (Value) -> Void = { _ in }

    private var values: [Value] { Array(Value.allCases) }

    var elementRepresentation: Element {
        Column(alignment: .fill, minimumSpacing: Spacing.small) {
            Text(title)
            segments
        }
        .inset(horizontal: Spacing.large, vertical: Spacing.medium)
    }

    private var segments: Element {
        Themed { theme, _ in
            GridRow(verticalAlignment: .fill, spacing: 2) {
                for value in values {
                    segment(value, in: theme).gridRowChild(width: .proportional(1))
                }
            }
            .inset(uniform: 2)
            .box(background: theme.palette.surfacePressed, corners: .rounded(radius: Radius.control.rawValue))
        }
    }

    private func segment(_ value: Value, in theme: Theme) -> Element {
        let isSelected = value == selected
        return Text(value.label, isSelected ? .bodyStrong : .body, lines: 1)
            .centered()
            .inset(vertical: Spacing.small)
            .box(
                background: isSelected ? theme.palette.surface : .clear,
                corners: .rounded(radius: Radius.control.rawValue),
                shadow: isSelected
                    ? .simple(radius: 2, opacity: 0.2, offset: CGSize(width: 0, height: 1), color: .black) : .none
            )
            .tappable { onSelect(value) }
    }
}

#Preview("Choice of density", traits: .fixedLayout(width: 320, height: 90)) {
    Choice(title: "Spacing of lists", selected: Density.compact)
}

#Preview("Choice of text size", traits: .fixedLayout(width: 320, height: 90)) {
    Choice<TextScale>(title: "Size of text", selected: .accessibility)
}
