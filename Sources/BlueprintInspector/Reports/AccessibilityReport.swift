import Foundation
import HeadlessUIKit

/// The elements that VoiceOver reads, in order; those that it does not read, with the reason; and likely mistakes.
public struct AccessibilityReport: Sendable {
    private let read: [ReadElement]
    private let unread: [UnreadElement]
    /// The likely mistakes.
    package let warnings: [AccessibilityWarning]
    private let elements: [ElementRecord]
    private let labels: NodeLabels
    private let options: DrawingOptions

    /// Creates a report on the focused elements; of the options, those of lists, the style and the width apply.
    ///
    /// - Parameter snapshot: the tree that the reader has read.
    public init(
        _ reader: AccessibilityReader,
        of snapshot: RenderSnapshot,
        labels: NodeLabels,
        options: DrawingOptions = DrawingOptions()
    ) {
        let range = snapshot.range(focus: options.focus)
        func isInside(_ element: Int?) -> Bool { element.map(range.contains) ?? (options.focus == nil) }
        read = reader.read.filter { isInside($0.element) }
        unread = reader.unread.filter { isInside($0.element) }
        warnings = reader.warnings.filter { isInside($0.element) }
        elements = snapshot.elements
        self.labels = labels
        self.options = options
    }

    private var phrasing: Phrasing { Phrasing(options.style) }

    /// The lines: a line for each element that is read, with its further properties below it.
    public var text: StyledText {
        let count = Phrasing.count(read.count, "element is", "elements are")
        var text = StyledText("VoiceOver: \(count) read" + (read.count > 1 ? ", in this order" : ""), style: .heading)
        let width = "\(read.count)".count
        var group: ReadElement.Group?
        let rows = LikeRows(Array(read.enumerated()), options.list) { row in
            kind(row.element.element, row.element.traits + [row.element.group.map(Self.words) ?? ""])
        }
        for row in rows.groups.interruptible {
            let (index, element) = row.first
            if element.group != group, let entered = element.group {
                append("in the \(Self.words(for: entered))", indent: 2, style: .dim, to: &text)
            }
            group = element.group
            let number = TextFitting.spaces(width - "\(index + 1)".count) + "\(index + 1)"
            append("\(number) \(line(element))", indent: 2, to: &text)
            let details = details(of: element)
            if !details.isEmpty { append(details, indent: width + 5, style: .dim, to: &text) }
            append(row.others.map(\.element.element), like: element.element, indent: width + 3, to: &text)
        }
        appendUnread(to: &text)
        appendWarnings(to: &text)
        return text
    }

    private func appendUnread(to text: inout StyledText) {
        guard !unread.isEmpty else { return }
        text.append("not read", style: .heading)
        let rows = LikeRows(unread, options.list) { kind($0.element, [$0.reason.rawValue]) }
        for row in rows.groups.interruptible {
            append(sentence(row.first), indent: 2, to: &text)
            append(row.others.map(\.element), like: row.first.element, indent: 4, to: &text)
        }
    }

    private func appendWarnings(to text: inout StyledText) {
        let rows = LikeRows(warnings, options.list) { kind($0.element, [$0.rule.rawValue]) }
        for row in rows.groups.interruptible {
            append("! " + sentence(row.first), indent: 0, style: .warning, to: &text)
            append("try: " + advice(row.first), indent: 2, to: &text)
            append(row.others.map(\.element), like: row.first.element, indent: 2, to: &text)
        }
    }

    /// The place in the source that made an element, and the words that say how it is read: the same for rows that are
    /// alike.
    private struct Kind: Hashable {
        var origin: ElementOrigin?
        var words: [String]
    }

    private func kind(_ element: Int?, _ words: [String]) -> Kind {
        Kind(origin: element.map { ElementOrigin(elements[$0]) }, words: words)
    }

    /// Adds the line of the elements that are like one with a line of its own.
    private func append(_ others: [Int?], like first: Int?, indent: Int, to text: inout StyledText) {
        guard let one = others.first, let last = others.last else { return }
        let (start, end) = (one.map { labels[$0].name } ?? name(one), last.map { labels[$0].name } ?? name(last))
        let like = [name(first)]
        let words = ListRows.Row.words(others.count, first: start, last: end, like: like, options.glyphs)
        append(words, indent: indent, style: .dim, to: &text)
    }

    private func line(_ element: ReadElement) -> String {
        let shown = element.spoken.isEmpty ? "nothing" : Self.quoted(element.spoken)
        return "\(shown)\(separator)\(name(element.element)), \(phrasing.rect(element.frame))"
    }

    private var separator: String { options.style == .text ? "; " : " \(options.glyphs.dot) " }

    private func name(_ element: Int?) -> String { element.map { labels[$0].full } ?? "the view of the tree" }

    private func details(of element: ReadElement) -> String {
        var details: [String] = []
        func add(_ name: String, _ text: String?) {
            if let text, !text.isEmpty { details.append("\(name) \(VisibleText.symbols(text))") }
        }
        if element.isFocused { details.append("has the focus") }
        add("value", element.value.map(Self.quoted))
        add("traits", element.traits.joined(separator: ", "))
        add("hint", element.hint.map(Self.quoted))
        add("identifier", element.identifier)
        add("actions", element.actions.joined(separator: ", "))
        let content = element.content.map { "\($0.label): \($0.value)" + ($0.isAlwaysRead ? " (always read)" : "") }
        add("rotors", element.rotors.joined(separator: ", "))
        add("content", content.joined(separator: ", "))
        return details.joined(separator: separator)
    }

    private static func words(for group: ReadElement.Group) -> String {
        let kinds = ["dataTable": "table", "semanticGroup": "group"]
        return (kinds[group.kind] ?? group.kind) + (group.label.map { " " + quoted($0) } ?? "")
    }

    private static func quoted(_ text: String) -> String { "\"\(VisibleText.symbols(text))\"" }

    private func sentence(_ element: UnreadElement) -> String {
        let shown = element.spoken.isEmpty ? "" : " " + Self.quoted(element.spoken)
        let name = name(element.element) + shown
        switch element.reason {
        case .merged: return "\(name) is merged into \(self.name(element.owner))"
        case .hidden where element.owner == element.element: return "\(name) is hidden"
        case .hidden: return "\(name) is hidden by \(self.name(element.owner))"
        case .deferred: return "\(name) is read with \(self.name(element.owner))"
        case .behindModal: return "\(name) is behind \(self.name(element.owner)), which is modal"
        }
    }

    /// Returns a warning as a sentence without advice.
    package func sentence(_ warning: AccessibilityWarning) -> String {
        let name = name(warning.element)
        switch warning.rule {
        case .noLabel: return "\(name) can be tapped but has no label"
        case .groupInMerged: return "\(name) has no effect: it is merged into \(self.name(warning.owner))"
        case .smallHitArea:
            let smallest = CGSize(
                width: AccessibilityMistakes.smallestHitArea,
                height: AccessibilityMistakes.smallestHitArea
            )
            return "\(name) is hard to tap: \(phrasing.size(warning.size)), under \(phrasing.size(smallest))"
        case .noSingleReceiver:
            return "\(name) defers nothing: \(Phrasing.count(warning.receivers, "receiver", "receivers")) in it"
        }
    }

    private func advice(_ warning: AccessibilityWarning) -> String {
        switch warning.rule {
        case .noLabel where warning.isTextField: "its accessibilityLabel or its placeholder"
        // Combines what is inside, so that its value and its adjustability are kept.
        case .noLabel where warning.isRead: ".accessibility(label: \"Name\") around it"
        case .noLabel: ".accessibilityElement(label: \"Name\", value: nil, traits: [.button]) around it"
        case .groupInMerged: "remove it, or group the elements outside \(name(warning.owner))"
        case .noSingleReceiver: ".deferredAccessibilityReceiver() around exactly one element inside it"
        case .smallHitArea: ".constrainedTo(width: .atLeast(44), height: .atLeast(44)) inside it"
        }
    }

    private func append(_ line: String, indent: Int, style: TextStyle = .plain, to text: inout StyledText) {
        let lines = TextFitting.wrap(line, columns: max(20, options.columnLimit - indent - 2))
        for (row, part) in lines.enumerated() {
            text.append(TextFitting.spaces(indent + (row == 0 ? 0 : 2)) + part, style: style)
        }
    }

    // MARK: - JSON

    /// The members of the JSON document: `read`, `unread` and `warnings`.
    public var members: [JSONValue.Member] {
        [
            .init("read", .list(count: read.count) { [self] in json(read[$0]) }),
            .init("unread", .list(count: unread.count) { [self] in json(unread[$0]) }),
            .init("warnings", .list(count: warnings.count) { [self] in json(warnings[$0]) }),
        ]
    }

    private func json(_ element: ReadElement) -> JSONValue {
        .members([
            "spoken": .string(element.spoken),
            "label": element.label.map(JSONValue.string),
            "value": element.value.map(JSONValue.string),
            "traits": .array(element.traits.map(JSONValue.string)),
            "hint": element.hint.map(JSONValue.string),
            "identifier": element.identifier.map(JSONValue.string),
            "frame": .rect(element.frame),
            "element": element.element.map { .string(labels.reference(of: $0)) },
            "view": element.view.map { .string("v\($0)") },
            "group": element.group.map { group in
                .members(["kind": .string(group.kind), "label": group.label.map(JSONValue.string)])
            },
            "actions": element.actions.isEmpty ? nil : .array(element.actions.map(JSONValue.string)),
            "rotors": element.rotors.isEmpty ? nil : .array(element.rotors.map(JSONValue.string)),
            "content": element.content.isEmpty
                ? nil
                : .array(
                    element.content.map {
                        .members([
                            "label": .string($0.label), "value": .string($0.value),
                            "alwaysRead": .bool($0.isAlwaysRead),
                        ])
                    }
                ),
            "focused": element.isFocused ? .bool(true) : nil,
        ])
    }

    private func json(_ element: UnreadElement) -> JSONValue {
        .members([
            "spoken": .string(element.spoken),
            "element": element.element.map { .string(labels.reference(of: $0)) },
            "view": element.view.map { .string("v\($0)") },
            "reason": .string(element.reason.rawValue),
            "owner": element.owner.map { .string(labels.reference(of: $0)) },
        ])
    }

    private func json(_ warning: AccessibilityWarning) -> JSONValue {
        .members([
            "rule": .string(warning.rule.rawValue),
            "element": warning.element.map { .string(labels.reference(of: $0)) },
            "title": .string(sentence(warning)),
            "fix": .string(advice(warning)),
        ])
    }
}
