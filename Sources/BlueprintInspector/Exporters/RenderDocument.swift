import Foundation
import HeadlessUIKit

/// The parts of an exported render that its result is made of, as ``JSONExporter`` writes them.
struct RenderDocument: Decodable {
    struct Size: Decodable {
        var width: Double
        var height: Double

        var value: CGSize { CGSize(width: width, height: height) }
    }

    struct Point: Decodable {
        var x: Double
        var y: Double

        var value: CGPoint { CGPoint(x: x, y: y) }
    }

    struct Rect: Decodable {
        var x: Double
        var y: Double
        var width: Double
        var height: Double

        var value: CGRect { CGRect(x: x, y: y, width: width, height: height) }
    }

    struct Attributes: Decodable {
        var alpha: Double?
        var hidden: Bool?
        var interaction: Bool?
        var tintAdjustmentMode: String?
        var transform: [Double]?

        var value: ShownAttributes {
            ShownAttributes(
                alpha: alpha ?? 1,
                isHidden: hidden ?? false,
                isUserInteractionEnabled: interaction ?? true,
                tintAdjustmentMode: tintAdjustmentMode ?? "automatic",
                transform: transform ?? []
            )
        }
    }

    struct Excess: Decodable {
        var direction: String
        var needed: Double
        var available: Double
        var part: String?

        var value: TextTruncation.Excess? {
            TextTruncation.Direction(rawValue: direction).map {
                TextTruncation.Excess($0, needed: needed, available: available, part: part)
            }
        }
    }

    struct Border: Decodable {
        var colour: String
        var width: Double
    }

    struct Content: Decodable {
        var text: String?
        var lines: [String]?
        var lineFrames: [Rect]?
        var truncated: [Excess]?
        var fill: String?
        var border: Border?
        var cornerRadius: Double?
        var image: String?
        var contentOrigin: Point?
        var accessibility: [String: String]?
        var input: [String: String]?
        var remarks: [String]?

        var value: ShownContent {
            let frames = lineFrames ?? []
            let lines = (lines ?? []).enumerated().map { index, line in
                let frame = frames.indices.contains(index) ? frames[index].value : .zero
                return ShownContent.TextLine(
                    line,
                    x: frame.minX,
                    y: frame.minY,
                    width: frame.width,
                    height: frame.height
                )
            }
            var content = ShownContent(
                text: text,
                lines: lines,
                truncation: truncated.map { TextTruncation($0.compactMap(\.value), room: .zero, size: .zero) },
                fill: fill,
                border: border.map { ShownContent.Border(colour: $0.colour, width: $0.width) },
                cornerRadius: cornerRadius ?? 0,
                image: image,
                contentOrigin: contentOrigin?.value ?? .zero,
                remarks: remarks ?? []
            )
            content.accessibility = Self.properties(accessibility)
            content.input = Self.properties(input)
            return content
        }

        private static func properties(_ values: [String: String]?) -> [InspectedProperty] {
            (values ?? [:]).sorted { $0.key < $1.key }.map { InspectedProperty(name: $0.key, value: $0.value) }
        }
    }

    struct Element: Decodable {
        var index: Int
        var parent: Int?
        var depth: Int
        var type: String
        var reference: String
        var identifier: String
        var component: Bool?
        var frame: Rect
        var attributes: Attributes?
        var view: String?
        var `class`: String?
        var content: Content?
    }

    struct Flattened: Decodable {
        var element: String
        var offset: Point
    }

    struct View: Decodable {
        var reference: String
        var `class`: String
        var parent: String?
        var depth: Int
        var element: String?
        var frame: Rect
        var unrounded: Rect?
        var attributes: Attributes?
        var flattened: [Flattened]?
        var content: Content?
    }

    var viewport: Size
    var scale: Double
    var elements: [Element]
    var views: [View]
}
