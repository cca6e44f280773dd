import Foundation

/// A picture that is drawn: alone a document, or one of several beside each other.
struct Picture {
    /// The shapes.
    var drawing: SVGDrawing
    /// The size in pixels.
    var size: CGSize
    /// The name, for those who do not see the picture, too.
    var title: String
    /// The sentences about what it shows.
    var description: String

    /// The picture as a document.
    var document: String { drawing.document(size: size, title: title, description: description) }

    private static let caption = SVGDrawing.Font(size: 15, colour: .ink, isBold: true)
    private static let captionHeight = 40.0
    private static let margin = 24.0

    /// Returns pictures beside each other, each below its caption.
    static func sideBySide(_ pictures: [(caption: String, picture: Picture)]) -> Picture {
        var drawing = SVGDrawing()
        var size = CGSize.zero
        for (caption, picture) in pictures {
            let place = CGPoint(x: size.width, y: captionHeight)
            drawing.add(caption, at: CGPoint(x: place.x + margin, y: 34), Self.caption)
            drawing.group("translate(\(SVGDrawing.number(place.x)) \(SVGDrawing.number(place.y)))") {
                $0.add(picture.drawing)
            }
            let captionWidth = SVGDrawing.width(caption, Self.caption) + 2 * margin
            size.width += max(captionWidth, picture.size.width.rounded(.up))
            size.height = max(size.height, captionHeight + picture.size.height)
        }
        return Picture(
            drawing: drawing,
            size: size,
            title: pictures.map { "\($0.caption): \($0.picture.title)" }.joined(separator: "; "),
            description: pictures.map { "\($0.caption):\n\($0.picture.description)" }.joined(separator: "\n")
        )
    }
}
