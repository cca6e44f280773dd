import BlueprintUI
import Foundation
import HeadlessUIKit

/// Shows a picture.
///
/// Centred and stretched pictures are as large as they are. The others take the width or the height that they are
/// offered, whichever suits their proportions, even if that is larger than they are; with no limit on either axis they
/// are as large as they are. Without a picture, or one of no width or height, the size is 0 × 0.
public struct Image: UnchangingElement {
    /// The picture, or nil for none.
    public var image: UIImage?
    /// The colour of what can be touched, for pictures that are drawn in it; nil means that of the view above.
    public var tintColor: UIColor?
    /// How the picture takes the room that it gets.
    public var contentMode: ContentMode

    /// Makes an image of a picture.
    public init(image: UIImage?, contentMode: ContentMode = .aspectFill, tintColor: UIColor? = nil) {
        self.image = image
        self.contentMode = contentMode
        self.tintColor = tintColor
    }

    /// Nothing but the picture's size.
    public var content: ElementContent {
        // A picture that keeps its proportions grows with a limit on one axis beyond its size without one.
        let picture = PictureMeasurer(size: image?.size ?? .zero, contentMode: contentMode)
        return ElementContent(keepsContract: contentMode == .center || contentMode == .stretch) {
            constraint,
            _,
            explain in
            explain?(PictureDecision(picture: picture, asked: constraint))
            return picture.measure(in: constraint)
        }
    }

    /// A `UIImageView` with the picture.
    public func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? {
        UIImageView.describe { [self] config in
            config.apply { view in
                view.image = image
                view.contentMode = contentMode.viewContentMode
                if tintColor != nil || view.ownTintColor != nil { view.tintColor = tintColor }
            }
        }
    }
}

extension Image {
    /// How a picture takes the room that it gets.
    public enum ContentMode: Equatable, Sendable, CaseIterable {
        /// As large as it is, in the middle.
        case center
        /// Stretched to the room.
        case stretch
        /// As large as fits the room, with its proportions.
        case aspectFit
        /// As small as covers the room, with its proportions.
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
        switch (constraint.width, constraint.height) {
        case (.unconstrained, .unconstrained):
            return size
        case (.atMost(let width), .unconstrained):
            return CGSize(width: width, height: width / ratio)
        case (.unconstrained, .atMost(let height)):
            return CGSize(width: height * ratio, height: height)
        case (.atMost(let width), .atMost(let height)):
            let widthThatFitsHeight = height * ratio
            return widthThatFitsHeight < width
                ? CGSize(width: widthThatFitsHeight, height: height)
                : CGSize(width: width, height: width / ratio)
        }
    }
}

private struct PictureDecision: LayoutDecision {
    let picture: PictureMeasurer
    let asked: SizeConstraint

    var size: SizeReason? {
        guard picture.size.width > 0, picture.size.height > 0 else {
            return SizeReason { _ in Reason("has no picture", .rule(0)) }
        }
        let isScaled = picture.contentMode == .aspectFit || picture.contentMode == .aspectFill
        guard isScaled, asked != .unconstrained else {
            return SizeReason { Reason("is as \($0.large) as its picture", side($0)) }
        }
        let width = asked.width.constrainedValue
        let proportion = picture.size.width / picture.size.height
        let fits = asked.height.constrainedValue.map { $0 * proportion < width ?? .infinity }
        let ratio = Derivation.named("proportion", side(.width) / side(.height))
        // The narrower limit leads, and the picture's proportion says the rest.
        guard fits ?? false || width == nil else {
            return SizeReason(
                width: Reason("is as wide as it may be, which its picture may be scaled to", .limit(asked, .width)),
                height: Reason("keeps its picture's proportion to that width", .limit(asked, .width) / ratio)
            )
        }
        return SizeReason(
            width: Reason("keeps its picture's proportion to that height", .limit(asked, .height) * ratio),
            height: Reason("is as high as it may be, which its picture may be scaled to", .limit(asked, .height))
        )
    }

    private func side(_ dimension: BlueprintUI.Dimension) -> Derivation {
        .number(dimension.length(of: picture.size), .content("\(dimension.rawValue) of its picture"))
    }
}
