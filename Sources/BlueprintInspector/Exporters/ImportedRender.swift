import Foundation
import HeadlessUIKit

/// The result of a render that was exported as JSON.
public struct ImportedRender: Sendable {
    /// The reason why a text is no exported render, in a sentence without a full stop.
    public struct Fault: Error, Hashable, Sendable {
        /// The sentence.
        public let reason: String
    }

    /// The elements and the views.
    public let snapshot: RenderSnapshot
    /// The labels of the elements.
    public let labels: NodeLabels

    /// Reads what ``JSONExporter`` has written; the steps are left out.
    ///
    /// - Throws: ``Fault`` if the text is damaged, has another version of the format, or is no export.
    public init(_ data: Data) throws(Fault) {
        let decoder = JSONDecoder()
        decoder.nonConformingFloatDecodingStrategy = .convertFromString(
            positiveInfinity: "inf",
            negativeInfinity: "-inf",
            nan: "nan"
        )
        try Self.checkHead(data, decoder)
        let document = try Self.decode(RenderDocument.self, data, decoder)
        let elements = try Self.elements(of: document)
        let positions = Dictionary(document.elements.map { ($0.reference, $0.index) }) { first, _ in first }
        snapshot = RenderSnapshot(
            viewport: document.viewport.value,
            scale: document.scale,
            elements: elements,
            views: try Self.views(of: document, positions)
        )
        labels = NodeLabels(snapshot, names: NodeNames { $0 })
    }

    // MARK: - The document

    /// The members by which an export is recognised.
    private struct Head: Decodable {
        struct Anything: Decodable {
            init(from decoder: any Decoder) {}
        }

        var version: Int?
        var command: String?
        var elements: Anything?
        var views: Anything?
        var steps: Anything?
    }

    private static func checkHead(_ data: Data, _ decoder: JSONDecoder) throws(Fault) {
        let head = try decode(Head.self, data, decoder)
        if let version = head.version, version != JSONExporter.version {
            throw Fault(
                reason: "it has version \(version) of the JSON format, and this program reads version "
                    + "\(JSONExporter.version); export it again"
            )
        }
        guard head.version != nil, head.elements != nil, head.views != nil, head.steps != nil else {
            let origin = head.command.map { "it is an answer of the command \($0), not an export" }
            throw Fault(reason: "\(origin ?? "it is JSON, but not an exported render"); export json writes one")
        }
    }

    private static func decode<Value: Decodable>(
        _ type: Value.Type,
        _ data: Data,
        _ decoder: JSONDecoder
    ) throws(Fault) -> Value {
        do {
            return try decoder.decode(type, from: data)
        } catch let error as DecodingError {
            throw Fault(reason: reason(error, data))
        } catch {
            throw Fault(reason: "it cannot be read: \(error)")
        }
    }

    private static func reason(_ error: DecodingError, _ data: Data) -> String {
        switch error {
        case .keyNotFound(let key, let context): "\(path(context.codingPath + [key])) is missing"
        case .valueNotFound(_, let context): "\(path(context.codingPath)) is null"
        case .typeMismatch(_, let context) where context.codingPath.isEmpty:
            "it is JSON, but not an exported render; export json writes one"
        case .typeMismatch(let type, let context): "\(path(context.codingPath)) is no \(name(of: type))"
        case .dataCorrupted(let context) where context.codingPath.isEmpty:
            data.isEmpty
                ? "it is empty"
                : "it is damaged: " + (isCutOff(data) ? "the text ends before the JSON does" : "it is not valid JSON")
        case .dataCorrupted(let context): "\(path(context.codingPath)) is no number that can be read"
        @unknown default: "it cannot be read"
        }
    }

    /// Returns true for the text of an object without its end.
    private static func isCutOff(_ data: Data) -> Bool {
        let spaces = Set(" \t\r\n".utf8)
        let last = data.last { !spaces.contains($0) }
        let first = data.first { !spaces.contains($0) }
        return first == UInt8(ascii: "{") && last != UInt8(ascii: "}")
    }

    private static func path(_ keys: [any CodingKey]) -> String {
        keys.reduce("") { path, key in
            if let index = key.intValue { return "\(path)[\(index)]" }
            return path.isEmpty ? key.stringValue : "\(path).\(key.stringValue)"
        }
    }

    private static func name(of type: any Any.Type) -> String {
        switch type {
        case is String.Type: "string"
        case is Bool.Type: "boolean"
        case is Double.Type, is Int.Type: "number"
        default: "object or list of the format"
        }
    }

    // MARK: - The trees

    private static func elements(of document: RenderDocument) throws(Fault) -> [ElementRecord] {
        var records: [ElementRecord] = []
        records.reserveCapacity(document.elements.count)
        /// The elements around the next one, outermost first.
        var open: [Int] = []
        for (index, element) in document.elements.enumerated() {
            guard element.index == index else { throw Fault(reason: "elements[\(index)].index is \(element.index)") }
            guard (0...open.count).contains(element.depth), index == 0 || element.depth > 0 else {
                throw Fault(reason: "elements[\(index)].depth is \(element.depth), which no element around it has")
            }
            open.removeLast(open.count - element.depth)
            guard element.parent == open.last else {
                throw Fault(reason: "elements[\(index)].parent is not the element around it")
            }
            open.append(index)
            records.append(
                ElementRecord(
                    index: index,
                    parent: element.parent,
                    depth: element.depth,
                    typeName: element.type,
                    identifier: element.identifier,
                    sourceTag: number(element.reference, after: "#"),
                    frame: element.frame.value,
                    attributes: element.attributes?.value ?? ShownAttributes(),
                    view: element.view.flatMap { number($0, after: "v") },
                    nativeClass: element.class,
                    content: element.class == nil ? nil : element.content?.value ?? ShownContent(),
                    purpose: element.component == true ? .isComponent : []
                )
            )
        }
        return records
    }

    private static func views(of document: RenderDocument, _ positions: [String: Int]) throws(Fault) -> [ViewRecord] {
        var views: [ViewRecord] = []
        var found: [String: Int] = [:]
        for (index, view) in document.views.enumerated() {
            guard let number = number(view.reference, after: "v") else {
                throw Fault(reason: "views[\(index)].reference is no name of a view")
            }
            let parent = view.parent.flatMap { found[$0] }
            guard (parent == nil) == (index == 0), view.depth == (parent.map { views[$0].depth + 1 } ?? 0) else {
                throw Fault(reason: "views[\(index)].parent is not a view around it")
            }
            let element = view.element.flatMap { positions[$0] }
            guard (element == nil) == (view.element == nil) else {
                throw Fault(reason: "views[\(index)].element is no element of the tree")
            }
            found[view.reference] = index
            views.append(
                ViewRecord(
                    number: number,
                    className: view.class,
                    parent: parent,
                    depth: view.depth,
                    element: element,
                    frame: view.frame.value,
                    unroundedFrame: view.unrounded?.value,
                    attributes: view.attributes?.value ?? ShownAttributes(),
                    flattened: (view.flattened ?? []).compactMap { part in
                        positions[part.element].map { .init(element: $0, offset: part.offset.value) }
                    },
                    content: view.content?.value ?? ShownContent()
                )
            )
        }
        return views
    }

    /// Returns the number of a reference such as `#4` or `v3`; nil for another one.
    private static func number(_ reference: String, after sign: Character) -> Int? {
        reference.first == sign ? Int(reference.dropFirst(), radix: 10) : nil
    }
}

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
