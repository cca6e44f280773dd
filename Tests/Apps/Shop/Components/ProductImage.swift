import BlueprintUI
import BlueprintUICommonControls
import UIKit

/// A picture of a product in its proportions, or what is shown in its place.
struct ProductImage: ProxyElement {
    var picture: Picture?
    var ratio: AspectRatio?

    init(_ picture: Picture?, ratio: AspectRatio? = nil) {
        self.picture = picture
        self.ratio = ratio
    }

    private var shownRatio: AspectRatio {
        if let ratio { return ratio }
        guard let picture else { return .square }
        return AspectRatio(width: picture.width, height: picture.height)
    }

    var elementRepresentation: Element {
        inside
            .box(background: Design.Color.raised, clipsContent: true)
            .constrainedTo(aspectRatio: shownRatio, contentMode: .fitParent)
    }

    private var inside: Element {
        switch picture?.state {
        case .loaded?:
            return Image(image: picture?.image, contentMode: .aspectFill, blockAccessibilityDescription: true)
                .transition(.fade)
        case .loading?:
            return Shimmer()
        case .failed?:
            return Column(alignment: .center, minimumSpacing: Space.xs) {
                Label.title("↻")
                Label.small("Not loaded")
            }
            .centered()
        case nil:
            return Label.small("No picture").centered()
        }
    }
}

/// A view with stripes that move while something is loaded.
final class ShimmerView: UIView {
    var speed: CGFloat = 1 {
        didSet { if speed != oldValue { setNeedsLayout() } }
    }

    private let stripe = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(stripe)
        isAccessibilityElement = false
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        stripe.backgroundColor = Design.Color.line
        stripe.frame = CGRect(x: bounds.width * 0.25, y: 0, width: bounds.width / 4, height: bounds.height)
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: min(size.width, 40), height: min(size.height, 40))
    }
}

/// Stripes in place of a picture that is loaded.
struct Shimmer: UIViewElement {
    var speed: CGFloat = 1

    func makeUIView() -> ShimmerView { ShimmerView(frame: .zero) }

    func updateUIView(_ view: ShimmerView, with context: UIViewElementContext) {
        view.speed = context.isMeasuring ? 0 : speed
    }
}

#Preview("Picture, loaded", traits: .fixedLayout(width: 120, height: 160)) {
    ProductImage(Samples.shirt.pictures[0])
}

#Preview("Picture, loading", traits: .fixedLayout(width: 160, height: 120)) {
    ProductImage(Samples.socks.pictures[0])
}

#Preview("Picture, failed", traits: .fixedLayout(width: 160, height: 160)) {
    ProductImage(Samples.lamp.pictures[0], ratio: .square)
}

#Preview("Picture, none", traits: .fixedLayout(width: 96, height: 96)) {
    ProductImage(nil)
}
