import BlueprintUI
import BlueprintUICommonControls
import UIKit

/// Up to four pictures in a square: one fills it, two share it, three and four are a large one with others beside it.
struct PictureGridLayout: Layout {
    var spacing: CGFloat = 2
    var side: CGFloat = 220

    /// The proportions of a picture, which decide if the large one is wide or high.
    enum Ratio: LayoutTraitsKey {
        static let defaultValue: CGFloat = 1
    }

    func sizeThatFits(
        proposal: SizeConstraint,
        subelements: Subelements,
        environment: Environment,
        cache: inout ()
    ) -> CGSize {
        let width = min(side, proposal.width.maximum)
        guard subelements.count == 1, let only = subelements.first else { return CGSize(width: width, height: width) }
        // One picture keeps its proportions, within limits.
        let ratio = min(max(only[Ratio.self], 0.6), 2)
        return CGSize(width: width, height: (width / ratio).rounded())
    }

    func placeSubelements(
        in size: CGSize,
        subelements: Subelements,
        environment: Environment,
        cache: inout ()
    ) {
        let isWide = (subelements.first?[Ratio.self] ?? 1) > 1.2
        for (index, subelement) in subelements.enumerated() {
            subelement.place(in: frame(at: index, of: subelements.count, in: size, isWide: isWide))
        }
    }

    private func frame(at index: Int, of count: Int, in size: CGSize, isWide: Bool) -> CGRect {
        guard count > 1 else { return CGRect(origin: .zero, size: size) }
        let others = CGFloat(count - 1)
        // The large picture has two thirds, and half if there is only one other.
        let part: CGFloat = count == 2 ? 0.5 : 2.0 / 3
        if isWide {
            let top = (size.height - spacing) * part
            if index == 0 { return CGRect(x: 0, y: 0, width: size.width, height: top) }
            let width = (size.width - (others - 1) * spacing) / others
            let x = CGFloat(index - 1) * (width + spacing)
            return CGRect(x: x, y: top + spacing, width: width, height: size.height - top - spacing)
        }
        let leading = (size.width - spacing) * part
        if index == 0 { return CGRect(x: 0, y: 0, width: leading, height: size.height) }
        let height = (size.height - (others - 1) * spacing) / others
        let y = CGFloat(index - 1) * (height + spacing)
        return CGRect(x: leading + spacing, y: y, width: size.width - leading - spacing, height: height)
    }
}

/// The pictures of a message; the fifth and all others are counted on the fourth.
struct PictureGrid: Element {
    var attachments: [Attachment]

    var content: ElementContent {
        ElementContent(layout: PictureGridLayout()) { builder in
            for (index, attachment) in attachments.prefix(4).enumerated() {
                builder.add(
                    traitsType: PictureGridLayout.Ratio.self,
                    traits: attachment.width / attachment.height,
                    key: attachment,
                    element: PictureCell(
                        attachment: attachment,
                        hiddenCount: index == 3 ? max(0, attachments.count - 4) : 0
                    )
                )
            }
        }
    }

    func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? {
        UIView.describe { config in
            config[\.clipsToBounds] = true
            config[\.layer.cornerRadius] = 14
        }
    }
}

/// One picture, with the progress of its upload over it.
struct PictureCell: ProxyElement {
    var attachment: Attachment
    var hiddenCount = 0

    var elementRepresentation: Element {
        Overlay {
            Image(image: UIImage(named: attachment.name), contentMode: .aspectFill)
            switch attachment.progress {
            case .done:
                if hiddenCount > 0 {
                    veil("+\(hiddenCount)")
                }
            case .uploading(let percent):
                veil("\(percent) %")
            case .failed:
                veil("↻ Retry")
            }
        }
    }

    private func veil(_ text: String) -> Element {
        Label(text: text) { label in
            label.font = .boldSystemFont(ofSize: 14)
            label.color = .white
        }
        .centered()
        .box(background: UIColor(white: 0, alpha: 0.5))
    }
}

#Preview("One picture", traits: .sizeThatFitsLayout) {
    PictureGrid(attachments: [Samples.pictures[0]])
}

#Preview("Two pictures", traits: .sizeThatFitsLayout) {
    PictureGrid(attachments: Array(Samples.pictures.suffix(2)))
}

#Preview("Five pictures", traits: .sizeThatFitsLayout) {
    PictureGrid(attachments: Samples.pictures)
}

#Preview("A picture that failed", traits: .fixedLayout(width: 120, height: 60)) {
    PictureCell(attachment: Samples.pictures[3])
}
