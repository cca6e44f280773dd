import BlueprintUI
import BlueprintUICommonControls
import UIKit

/// A bar of colored parts, each as wide as its share of the capacity.
struct UsageBar: ProxyElement {
    var usage: StorageUsage

    /// The least width of a part, so that a small one is still seen.
    private static let leastWidth: CGFloat = 4

    var elementRepresentation: Element {
        Themed { theme, _ in
            LayoutWriter { context, layout in
                let width = context.size.width.constrainedValue ?? 200
                layout.sizing = .fixed(CGSize(width: width, height: 12))
                var x: CGFloat = 0
                for part in usage.sorted {
                    let share = Double(part.size.bytes) / Double(max(1, usage.capacity.bytes))
                    let partWidth = min(width - x, max(Self.leastWidth, width * CGFloat(share)))
                    layout.add(
                        with: CGRect(x: x, y: 0, width: partWidth, height: 12),
                        key: part.kind,
                        child: Box(backgroundColor: Self.color(of: part.kind))
                    )
                    x += partWidth
                }
            }
            .box(background: theme.palette.surfacePressed, corners: .rounded(radius: 6), clipsContent: true)
        }
        .accessibilityElement(
            label: "Storage",
            value: "\(Int((usage.fraction * 100).rounded())) percent used",
            traits: [.image]
        )
    }

    static func color(of kind: StorageUsage.Kind) -> UIColor {
        switch kind {
        case .photos: return .systemOrange
        case .recordings: return .systemPink
        case .text: return .systemBlue
        case .downloads: return .systemGray
        }
    }
}

/// The names of the parts of a bar, each with its color and size.
struct UsageLegend: ProxyElement {
    var usage: StorageUsage

    var elementRepresentation: Element {
        Flow(lineAlignment: .leading, lineSpacing: Spacing.small, itemSpacing: Spacing.large) {
            for part in usage.sorted {
                Row(alignment: .center, minimumSpacing: Spacing.tiny) {
                    Box(backgroundColor: UsageBar.color(of: part.kind), cornerStyle: .capsule)
                        .constrainedTo(width: 8, height: 8)
                    Text("\(part.kind.rawValue) \(part.size)", .caption, role: .secondary)
                }
                .keyed(part.kind)
            }
        }
    }
}

#Preview("Usage bar", traits: .fixedLayout(width: 300, height: 12)) {
    UsageBar(usage: .typical)
}

#Preview("Usage bar, almost full", traits: .fixedLayout(width: 300, height: 12)) {
    UsageBar(usage: .full)
}

#Preview("Usage legend", traits: .fixedLayout(width: 240, height: 60)) {
    UsageLegend(usage: .typical)
}
