import BlueprintUI
import BlueprintUICommonControls

struct Heading: ProxyElement {
    enum Level: Int { case one = 1, two, three }
    var text: String
    var level: Level = .one

    var elementRepresentation: Element {
        Label(text: text) { label in
            label.font = TypeRamp.font(for: level.rawValue)
            label.lineHeight = .custom(lineHeight: TypeRamp.lineHeight(for: level.rawValue), alignment: .center)
            label.accessibilityTraits = [.header]
        }
    }
}

struct Article: ProxyElement {
    var document: MarkdownDocument

    var elementRepresentation: Element {
        Column(alignment: .leading, minimumSpacing: 12) {
            document.blocks.map { block -> Element in
                switch block {
                case .heading(let text, let level):
                    return Heading(text: text, level: Heading.Level(rawValue: level) ?? .one)
                case .paragraph(let text): return Label(text: text)
                case .image(let image): return Image(image: image)
                }
            }
        }
    }
}
