import BlueprintUI
import Foundation
import HeadlessUIKit

/// An element that shows an image.
///
/// In the modes `center` and `stretch` it measures the size of the image. In the other modes it measures the largest
/// size with the aspect ratio of the image that fits the constraint, even if that is larger than the image; a height of 0
/// sets no limit beside a width. Unconstrained on both axes it is infinitely large. Without an image, or for one with zero
/// width or height, it measures 0 × 0.
public struct Image: UnchangingElement {
    /// The image, or nil.
    public var image: UIImage?
    /// The tint colour of template images; nil inherits that of the superview.
    public var tintColor: UIColor?
    /// The mode of scaling the image.
    public var contentMode: ContentMode
    /// True if VoiceOver does not describe the picture by itself.
    /// - Note: It sets an empty label; there is no description of pictures here.
    public var blockAccessibilityDescription: Bool

    /// Creates an element that shows an image.
    public init(
        image: UIImage?,
        contentMode: ContentMode = .aspectFill,
        tintColor: UIColor? = nil,
        blockAccessibilityDescription: Bool = false
    ) {
        self.image = image
        self.contentMode = contentMode
        self.tintColor = tintColor
        self.blockAccessibilityDescription = blockAccessibilityDescription
    }

    /// The content, with the size of the image.
    public var content: ElementContent {
        // In the aspect modes, a limit on one axis can enlarge the image beyond its unconstrained size, which breaks
        // the layout contract.
        let picture = PictureMeasurer(size: image?.size ?? .zero, contentMode: contentMode)
        return ElementContent(keepsContract: contentMode == .center || contentMode == .stretch) {
            constraint,
            _,
            explain in
            explain?(PictureDecision(picture: picture, proposal: constraint))
            return picture.measure(in: constraint)
        }
    }

    /// Returns the description of a `UIImageView` with the image.
    public func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? {
        UIImageView.describe { [self] config in
            config.apply { view in
                view.image = image
                view.contentMode = contentMode.viewContentMode
                if tintColor != nil || view.ownTintColor != nil { view.tintColor = tintColor }
                if blockAccessibilityDescription || view.hasOwnAccessibility {
                    view.accessibilityLabel = blockAccessibilityDescription ? "" : nil
                }
            }
        }
    }
}

extension Image {
    /// The mode of scaling an image.
    public enum ContentMode: Equatable, Sendable, CaseIterable {
        /// Shows the image at its own size, centred.
        case center
        /// Stretches the image.
        case stretch
        /// Scales the image to fit, keeping its aspect ratio.
        case aspectFit
        /// Scales the image to cover, keeping its aspect ratio.
        case aspectFill

        fileprivate var viewContentMode: UIView.ContentMode {
            switch self {
            case .center: .center
            case .stretch: .scaleToFill
            case .aspectFit: .scaleAspectFit
            case .aspectFill: .scaleAspectFill
            }
        }
    }
}

private struct PictureMeasurer: Measurable, Equatable, Sendable {
    var size: CGSize
    var contentMode: Image.ContentMode

    func measure(in constraint: SizeConstraint) -> CGSize {
        guard size.width > 0, size.height > 0 else { return .zero }
        switch contentMode {
        case .center, .stretch: return size
        case .aspectFit, .aspectFill: return scaled(within: constraint)
        }
    }

    private func scaled(within constraint: SizeConstraint) -> CGSize {
        let ratio = size.width / size.height
        let (width, height) = (constraint.width.constrainedValue, constraint.height.constrainedValue)
        if let height, heightDecides(in: constraint) { return CGSize(width: height * ratio, height: height) }
        return width.map { CGSize(width: $0, height: $0 / ratio) } ?? .infinity
    }

    /// Returns true if the height of a constraint decides the size: it is the only limit, or the narrower one.
    ///
    /// A limit of 0 on the height is not narrower, as the aspect ratio of a size without height is 0.
    func heightDecides(in constraint: SizeConstraint) -> Bool {
        guard let height = constraint.height.constrainedValue else { return false }
        guard let width = constraint.width.constrainedValue else { return true }
        return (height > 0 ? width / height : 0) > size.width / size.height
    }
}

private struct PictureDecision: LayoutDecision {
    let picture: PictureMeasurer
    let proposal: SizeConstraint

    var size: SizeReason? {
        guard picture.size.width > 0, picture.size.height > 0 else {
            return SizeReason { _ in Reason("has no image", .rule(0)) }
        }
        let isScaled = picture.contentMode == .aspectFit || picture.contentMode == .aspectFill
        guard isScaled else { return SizeReason { Reason("is as \($0.large) as its image", side($0)) } }
        guard proposal != .unconstrained else {
            return SizeReason {
                Reason("is infinitely \($0.large): its image is scaled without a limit", .rule(.infinity))
            }
        }
        let ratio = Derivation.named("aspect ratio", side(.width) / side(.height))
        // The narrower limit decides one side, the aspect ratio the other.
        guard picture.heightDecides(in: proposal) else {
            let height = proposal.height.constrainedValue.flatMap { $0 > 0 ? nil : $0 }
            let ignored = height.map { ", and a height of \($0.shortDescription) sets no limit" } ?? ""
            return SizeReason(
                width: Reason("is as wide as its constraint: its image is scaled\(ignored)", .limit(proposal, .width)),
                height: Reason("keeps the aspect ratio of its image at that width", .limit(proposal, .width) / ratio)
            )
        }
        return SizeReason(
            width: Reason("keeps the aspect ratio of its image at that height", .limit(proposal, .height) * ratio),
            height: Reason("is as high as its constraint: its image is scaled", .limit(proposal, .height))
        )
    }

    private func side(_ dimension: BlueprintUI.Dimension) -> Derivation {
        .number(dimension.length(of: picture.size), .content("\(dimension.rawValue) of its image"))
    }
}
