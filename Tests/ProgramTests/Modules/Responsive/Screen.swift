import BlueprintUI
import BlueprintUICommonControls

struct Screen: ProxyElement {
    var cards: [String]

    var elementRepresentation: Element {
        GeometryReader { geometry in
            let width = geometry.constraint.width.maximum ?? 0
            return Cards(titles: cards)
                .adaptedEnvironment(keyPath: \.widthClass, value: WidthClass(width: width))
        }
    }
}

private struct Cards: ProxyElement {
    var titles: [String]

    var elementRepresentation: Element {
        EnvironmentReader { environment in
            switch environment.widthClass {
            case .compact:
                return Column(alignment: .fill, minimumSpacing: 8) {
                    for title in titles { Card(title: title, padding: 8) }
                }
            case .medium:
                return Flow(lineSpacing: 8, itemSpacing: 8) {
                    for title in titles { Card(title: title, padding: 12).constrainedTo(width: .absolute(180)) }
                }
            case .wide:
                return EqualStack(direction: .horizontal) {
                    for title in titles { Card(title: title, padding: 16) }
                }
            }
        }
    }
}

private struct Card: ProxyElement {
    var title: String
    var padding: CGFloat

    var elementRepresentation: Element {
        Label(text: title)
            .inset(uniform: padding)
            .box(background: .lightGray, corners: .rounded(radius: 4))
    }
}
