import BlueprintInspector
import BlueprintUI
import Foundation
import FoundationXML
import HeadlessUIKit
import Testing

/// Returns the picture of an element in a viewport.
func picture(
    _ kind: String,
    of element: any Element,
    _ size: CGSize = CGSize(width: 160, height: 64)
) throws -> String {
    let view = BlueprintView(frame: CGRect(origin: .zero, size: size))
    view.element = element
    return try picture(kind, of: RenderRecorder(view).record())
}

/// Returns the picture of a recorded render.
func picture(_ kind: String, of trace: Trace) throws -> String {
    let exporter = try #require(Exporter.named("svg", kind: kind))
    var text = ""
    let write = exporter.text(of: trace, trace.labels(names: .paths))
    try write { text += $0 }
    return text
}

/// Returns the shapes of a document, in order.
func shapes(_ text: String) throws -> [Shape] {
    let reader = ShapeReader()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = reader
    #expect(parser.parse(), "\(String(describing: parser.parserError))")
    return reader.shapes
}

/// A shape of a picture.
struct Shape {
    var name: String
    var attributes: [String: String]
    var text = ""

    subscript(_ attribute: String) -> String? { attributes[attribute] }

    /// The numbers in an attribute.
    func numbers(_ attribute: String) -> [Double] {
        (attributes[attribute] ?? "").matches(of: #/-?\d+(?:\.\d+)?/#).compactMap { Double($0.0) }
    }
}

private final class ShapeReader: NSObject, XMLParserDelegate {
    var shapes: [Shape] = []

    func parser(
        _ parser: XMLParser,
        didStartElement elementName: String,
        namespaceURI: String?,
        qualifiedName: String?,
        attributes: [String: String]
    ) {
        shapes.append(Shape(name: elementName, attributes: attributes))
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) {
        // Line breaks are between shapes.
        if !shapes.isEmpty, string != "\n" { shapes[shapes.count - 1].text += string }
    }
}
