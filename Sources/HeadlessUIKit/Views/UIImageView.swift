import Foundation

/// A view that shows a picture.
open class UIImageView: UIView {
    /// The picture, or nil for none.
    open var image: UIImage?

    /// Makes a view with a frame and no picture; touches go through it.
    public required init(frame: CGRect) {
        super.init(frame: frame)
        flags.remove(.interaction)
    }

    /// Makes a view of the picture's size.
    public convenience init(image: UIImage?) {
        self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        self.image = image
    }

    /// The picture's size, whatever size is given; 0 × 0 without a picture.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? .zero }

    /// The picture's size, or none.
    open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }

    /// The picture as the content mode places it in the bounds, and the background.
    open override var displayContent: DisplayContent {
        var content = DisplayContent(fill: backgroundColor)
        if let image {
            content.picture = DisplayContent.Picture(
                image: image,
                contentMode: contentMode,
                frame: contentMode.frame(of: image.size, in: bounds)
            )
        }
        return content
    }

    /// Those of every view, then the picture and how it is placed.
    open override var inspectedProperties: [InspectedProperty] {
        super.inspectedProperties + [InspectedProperty(name: "image", value: image?.description ?? "nil")]
    }
}

extension UIView.ContentMode {
    /// The place of content of a size in an area, in points.
    ///
    /// Content of no size fits and fills with none.
    package func frame(of size: CGSize, in area: CGRect) -> CGRect {
        let (across, down) = (area.width / size.width, area.height / size.height)
        switch self {
        case .scaleToFill, .redraw: return area
        case .scaleAspectFit: return placed(size.scaled(by: min(across, down)), in: area, x: 0.5, y: 0.5)
        case .scaleAspectFill: return placed(size.scaled(by: max(across, down)), in: area, x: 0.5, y: 0.5)
        case .center: return placed(size, in: area, x: 0.5, y: 0.5)
        case .top: return placed(size, in: area, x: 0.5, y: 0)
        case .bottom: return placed(size, in: area, x: 0.5, y: 1)
        case .left: return placed(size, in: area, x: 0, y: 0.5)
        case .right: return placed(size, in: area, x: 1, y: 0.5)
        case .topLeft: return placed(size, in: area, x: 0, y: 0)
        case .topRight: return placed(size, in: area, x: 1, y: 0)
        case .bottomLeft: return placed(size, in: area, x: 0, y: 1)
        case .bottomRight: return placed(size, in: area, x: 1, y: 1)
        }
    }

    private func placed(_ size: CGSize, in area: CGRect, x: CGFloat, y: CGFloat) -> CGRect {
        CGRect(
            x: area.minX + (area.width - size.width) * x,
            y: area.minY + (area.height - size.height) * y,
            width: size.width,
            height: size.height
        )
    }
}

extension CGSize {
    fileprivate func scaled(by factor: CGFloat) -> CGSize {
        factor.isFinite ? CGSize(width: width * factor, height: height * factor) : .zero
    }
}
