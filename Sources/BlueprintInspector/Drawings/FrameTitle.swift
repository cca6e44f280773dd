import HeadlessUIKit

/// The title of a frame, or of several that share a border, in forms of decreasing length.
struct FrameTitle {
    /// A piece of a title.
    struct Piece: Equatable {
        var text: String
        var style: TextStyle
    }

    /// The length of the names.
    private enum Form {
        case full, short, number
    }

    private struct Part {
        var element: Int
        var parts: [Int] = []
    }

    /// The maximum number of frames in one title; longer titles are shortened and listed.
    private static let longestChain = 12

    private let scene: FrameScene
    private let members: [Int]
    private var parts: [Part] = []
    private var roots: [Int] = []

    init(of group: FrameScene.Group, in scene: FrameScene) {
        self.scene = scene
        members = group.members
        guard members.count <= Self.longestChain else { return }
        for element in members {
            parts.append(Part(element: element))
            let own = parts.count - 1
            if let outer = parts.indices.dropLast().last(where: { isAncestor(parts[$0].element, of: element) }) {
                parts[outer].parts.append(own)
            } else {
                roots.append(own)
            }
        }
    }

    private func isAncestor(_ outer: Int, of inner: Int) -> Bool {
        let elements = scene.snapshot.elements
        var current = elements[inner].parent
        // Ancestors precede their descendants, so the search ends as soon as it has passed the outer one.
        while let index = current, index > outer { current = elements[index].parent }
        return current == outer
    }

    /// The forms from the longest to the shortest; `isWhole` is true for those that name every frame.
    ///
    /// Each is computed on demand, because the first one usually fits.
    var ladder: some Sequence<(pieces: [Piece], isWhole: Bool)> {
        var forms: [Form?] = parts.isEmpty ? [] : [.full, .short, .number]
        if parts.isEmpty || members.count > 1 { forms.append(nil) }
        return forms.lazy.map { form in
            form.map { (pieces(roots, $0), true) } ?? (abbreviation, false)
        }
    }

    /// The longest form as text; a chain that is too long for one names its first and last.
    var text: String {
        guard parts.isEmpty else { return Self.text(pieces(roots, .full)) }
        let ends = [members.first, members.last].compactMap { $0 }.map { Self.text([name($0, .full)]) }
        let inside = " \(glyphs.inside) "
        return ends.joined(separator: inside + "\(members.count - 2) more" + inside)
    }

    /// The characters of pieces.
    static func text(_ pieces: [Piece]) -> String { pieces.map(\.text).joined() }

    private var glyphs: Glyphs { scene.options.glyphs }

    private var abbreviation: [Piece] {
        guard let first = members.first else { return [] }
        return [name(first, .number), Piece(text: " \(glyphs.inside)\(glyphs.ellipsis)", style: .dim)]
    }

    private func pieces(_ level: [Int], _ form: Form) -> [Piece] {
        var result: [Piece] = []
        if level.count > 1 { result.append(Piece(text: "{", style: .dim)) }
        for (position, part) in level.enumerated() {
            if position > 0 { result.append(Piece(text: " | ", style: .dim)) }
            result.append(name(parts[part].element, form))
            guard !parts[part].parts.isEmpty else { continue }
            result.append(Piece(text: " \(glyphs.inside) ", style: .dim))
            result += pieces(parts[part].parts, form)
        }
        if level.count > 1 { result.append(Piece(text: "}", style: .dim)) }
        return result
    }

    private func name(_ element: Int, _ form: Form) -> Piece {
        let label = scene.labels[element]
        let isMarked = scene.options.marked == element
        let reference = isMarked ? ">\(label.reference)<" : label.reference
        let record = scene.snapshot.elements[element]
        var text: String
        switch form {
        case .full: text = NodeLabel(type: label.type, reference: reference).full
        case .short: text = NodeLabel(type: label.type, reference: reference).short
        case .number: text = reference
        }
        if form != .number { text += scene.options.remark(on: record.typeName) }
        // A border of one frame is heavy or light; a shared one does not show which of its frames are view-backed.
        if members.count > 1, record.isViewBacked { text += " \(glyphs.viewMark)" }
        if record.content?.isTruncated == true { text += " \(glyphs.cut)" }
        let style: TextStyle = isMarked ? .selected : record.isViewBacked ? .viewBacked : .plain
        return Piece(text: VisibleText.symbols(text), style: style)
    }
}
