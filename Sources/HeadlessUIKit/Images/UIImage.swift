import Foundation

/// An image, which has a name and a size, but no pixels.
public final class UIImage: Hashable, Sendable, CustomStringConvertible {
    /// The image's name, or an empty string.
    public let name: String
    /// The size in points; width and height are 0 or more.
    public let size: CGSize

    /// The size of an image whose name does not contain one: 24 × 24 points.
    /// - Note: UIKit has no such property.
    public static let defaultSize = CGSize(width: 24, height: 24)

    /// Creates an image of a size in points; a width or height that is negative or not finite counts as 0.
    /// - Note: UIKit has no such initializer; an image has the size of its pixels there.
    public init(size: CGSize, name: String = "") {
        self.name = name
        renderingMode = .automatic
        tint = nil
        self.size = CGSize(width: Self.length(size.width), height: Self.length(size.height))
    }

    /// The way the image is drawn.
    public let renderingMode: RenderingMode
    /// The colour of a template image; nil for that of the view.
    let tint: UIColor?

    /// The ways an image is drawn.
    public enum RenderingMode: Int, Hashable, Sendable, CaseIterable {
        /// The one that suits the view.
        case automatic
        /// In its own colours.
        case alwaysOriginal
        /// In the tint colour.
        case alwaysTemplate
    }

    private init(_ image: UIImage, _ renderingMode: RenderingMode, tint: UIColor?) {
        name = image.name
        size = image.size
        self.renderingMode = renderingMode
        self.tint = tint
    }

    /// Creates an image of no size.
    public convenience init() {
        self.init(size: .zero)
    }

    /// Creates an image with a name; returns nil for an empty name.
    ///
    /// A name that ends in a size, such as `cat@40x30`, gives an image of that size in points; any other name gives
    /// `defaultSize`.
    /// - Note: In UIKit the image must be in the app's bundle and has the size of its pixels.
    public convenience init?(named name: String) {
        guard !name.isEmpty else { return nil }
        self.init(size: Self.size(in: name) ?? Self.defaultSize, name: name)
    }

    /// Creates an image with a name, as `init(named:)` does.
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?)
    {
        self.init(named: name)
    }

    /// The number of pixels in a point: that of the screen.
    public var scale: CGFloat { UIScreen.main.scale }

    /// Returns the image drawn in another way; nothing is drawn here.
    public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        UIImage(self, renderingMode, tint: tint)
    }

    /// Returns the image in a colour; nothing is drawn here.
    public func withTintColor(_ color: UIColor) -> UIImage { UIImage(self, renderingMode, tint: color) }

    /// Returns the image in a colour, drawn in another way; nothing is drawn here.
    public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        UIImage(self, renderingMode, tint: color)
    }

    /// Returns the image with edges that are not stretched; nothing is drawn here.
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage { self }

    /// Creates the system image with a name, as `init(named:)` does.
    public convenience init?(systemName name: String) {
        self.init(named: name)
    }

    /// The name, if any, and the size: `cat 24×24`.
    public var description: String {
        let extent = "\(size.width.shortDescription)×\(size.height.shortDescription)"
        var words = name.isEmpty ? [extent] : [name, extent]
        if renderingMode != .automatic { words.append("\(renderingMode)") }
        if let tint { words.append("in \(tint)") }
        return words.joined(separator: " ")
    }

    /// Returns true if name, size, colour and the way of drawing are equal.
    public static func == (lhs: UIImage, rhs: UIImage) -> Bool {
        lhs === rhs
            || (lhs.name == rhs.name && lhs.size == rhs.size && lhs.renderingMode == rhs.renderingMode
                && lhs.tint == rhs.tint)
    }

    /// Hashes the name and the size.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(name)
        hasher.combine(size.width)
        hasher.combine(size.height)
    }

    private static func length(_ value: CGFloat) -> CGFloat {
        value > 0 && value.isFinite ? value : 0
    }

    private static func size(in name: String) -> CGSize? {
        guard let sign = name.lastIndex(of: "@") else { return nil }
        let numbers = name[name.index(after: sign)...].split(separator: "x", omittingEmptySubsequences: false)
        guard numbers.count == 2, let width = Double(numbers[0]), let height = Double(numbers[1]) else { return nil }
        guard width >= 0, height >= 0, width.isFinite, height.isFinite else { return nil }
        return CGSize(width: width, height: height)
    }
}

/// The type of `#imageLiteral(resourceName:)`.
public typealias _ImageLiteralType = UIImage

extension UIImage: _ExpressibleByImageLiteral {
    /// Creates the image with a name, as `init(named:)` does; an image of no size if the name is empty.
    ///
    /// - Note: UIKit traps if there is no image of that name.
    public convenience init(imageLiteralResourceName name: String) {
        let size = UIImage(named: name)?.size ?? .zero
        self.init(size: size, name: name)
    }
}
