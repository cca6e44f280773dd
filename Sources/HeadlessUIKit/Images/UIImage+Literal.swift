import Foundation

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
