import Foundation
import HeadlessUIKit

/// A property of an element that a person sees and that is not its frame, by its name in JSON.
public enum ElementProperty: String, CaseIterable, Sendable {
    /// The class of its view.
    case viewClass = "class"
    /// The text that its view shows.
    case text
    /// The lines on which the same text stands.
    case lines
    /// The area of the same lines in a view of the same size.
    case textFrame
    /// The directions in which its text does not fit.
    case truncated
    /// The colour that fills its view.
    case fill
    /// The border of its view.
    case border
    /// The radius of the corners of its view.
    case cornerRadius
    /// The image that its view shows.
    case image
    /// The origin of the coordinates of the views in its view.
    case contentOrigin
    /// The opacity.
    case alpha
    /// True if it is hidden.
    case hidden
    /// True if it takes touches.
    case interaction
    /// The adjustment of the tint colour.
    case tintAdjustmentMode
    /// The transform.
    case transform
    /// The facts about its view that a drawing cannot show.
    case remarks
    /// The properties of its view for typing and scrolling.
    case input
    /// The properties of its view for accessibility.
    case accessibility

    /// Returns the properties in which two records of one element differ.
    static func differing(_ old: ElementRecord, _ new: ElementRecord) -> [ElementProperty] {
        let hasSameContent = RecordedContent.haveSameStorage(old.boxedContent, new.boxedContent)
        // Nearly all elements have the default attributes, and share their content with the record before.
        if hasSameContent, old.attributes == new.attributes, old.nativeClass == new.nativeClass { return [] }
        let (one, other) = (old.content ?? ShownContent(), new.content ?? ShownContent())
        return allCases.filter { $0.differs((old, one), (new, other)) }
    }

    private typealias Shown = (record: ElementRecord, content: ShownContent)

    private func differs(_ old: Shown, _ new: Shown) -> Bool {
        switch self {
        case .viewClass: old.record.nativeClass != new.record.nativeClass
        case .text: (old.content.text ?? "") != (new.content.text ?? "")
        case .lines: old.content.text == new.content.text && Self.words(old.content) != Self.words(new.content)
        case .textFrame:
            old.content.text == new.content.text && Self.words(old.content) == Self.words(new.content)
                && old.record.frame.size == new.record.frame.size
                && !Self.textFrame(old.content).isSame(as: Self.textFrame(new.content))
        case .truncated: old.content.isTruncated != new.content.isTruncated
        case .fill: old.content.fill != new.content.fill
        case .border: old.content.border != new.content.border
        case .cornerRadius: old.content.cornerRadius != new.content.cornerRadius
        case .image: old.content.image != new.content.image
        case .contentOrigin: !old.content.contentOrigin.isSame(as: new.content.contentOrigin)
        case .alpha: old.record.attributes.alpha != new.record.attributes.alpha
        case .hidden: old.record.attributes.isHidden != new.record.attributes.isHidden
        case .interaction:
            old.record.attributes.isUserInteractionEnabled != new.record.attributes.isUserInteractionEnabled
        case .tintAdjustmentMode:
            old.record.attributes.tintAdjustmentMode != new.record.attributes.tintAdjustmentMode
        case .transform: old.record.attributes.transform != new.record.attributes.transform
        case .remarks: old.content.remarks != new.content.remarks
        case .input: Set(old.content.input) != Set(new.content.input)
        case .accessibility: Set(old.content.accessibility) != Set(new.content.accessibility)
        }
    }

    private static func words(_ content: ShownContent) -> [String] { content.lines.map(\.text) }

    /// Returns the smallest area with all lines of text; a null rectangle without lines.
    private static func textFrame(_ content: ShownContent) -> CGRect {
        content.lines.reduce(.null) {
            $0.union(CGRect(x: $1.x, y: $1.y, width: $1.width, height: $1.height))
        }
    }

    /// Returns the value of an element, in words; nil if it has none.
    func value(of record: ElementRecord, _ phrasing: Phrasing) -> String? {
        let content = record.content
        return switch self {
        case .viewClass: record.nativeClass
        case .text: content?.text
        case .lines: content.map { Self.words($0).joined(separator: " / ") }
        case .textFrame: content.map { phrasing.rect(Self.textFrame($0)) }
        case .truncated: content?.truncation.map { Self.words($0) }
        case .fill: content?.fill
        case .border: content?.border.map { "\($0.colour) \(Phrasing.number($0.width))" }
        case .cornerRadius: content.map { Phrasing.number($0.cornerRadius) }
        case .image: content?.image
        case .contentOrigin: content.map { phrasing.point($0.contentOrigin) }
        case .alpha: Phrasing.number(record.attributes.alpha)
        case .hidden: "\(record.attributes.isHidden)"
        case .interaction: "\(record.attributes.isUserInteractionEnabled)"
        case .tintAdjustmentMode: record.attributes.tintAdjustmentMode
        case .transform: record.attributes.transformWords
        case .remarks: content.flatMap { Self.list($0.remarks) }
        case .input: content.flatMap { Self.list($0.inputWords) }
        case .accessibility: content.flatMap { Self.list($0.accessibilityWords) }
        }
    }

    private static func words(_ truncation: TextTruncation) -> String {
        truncation.excesses.map { excess in
            switch excess.direction {
            case .tooWide: "too wide"
            case .tooManyLines: "too many lines"
            case .notHighEnough: "not high enough"
            }
        }.joined(separator: ", ")
    }

    private static func list(_ words: [String]) -> String? { words.isEmpty ? nil : words.joined(separator: ", ") }

    /// The name in a sentence.
    var name: String {
        switch self {
        case .viewClass: "view"
        case .textFrame: "text area"
        case .cornerRadius: "corner radius"
        case .contentOrigin: "content origin"
        case .interaction: "touches"
        case .tintAdjustmentMode: "tint"
        default: rawValue
        }
    }
}
