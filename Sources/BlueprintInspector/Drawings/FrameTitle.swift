import HeadlessUIKit

/// The title of a frame, or of several that share a border, in forms of decreasing length.
struct FrameTitle {
    /// A piece of a title.
    struct Piece: Equatable {
        var text: String
        var style: TextStyle
    }

    private struct Part {
        var element: Int
        var parts: [Int] = []
    }

    /// The maximum number of frames in one title; longer titles are shortened and listed.
    private static let longestChain = 12

    private let scene: FrameScene
    private let members: [Int]
    /// True if several frames share the border, with a title or without.
    private let isShared: Bool
    private var parts: [Part] = []
    private var roots: [Int] = []

    init(of group: FrameScene.Group, in scene: FrameScene) {
        self.scene = scene
        members = group.members.filter(scene.isTitled)
        isShared = group.members.count > 1
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
    /// The types of the innermost frames are left out first, then the numbers of the innermost. Each form is made on
    /// demand, because the first one usually fits.
    var ladder: some Sequence<(pieces: [Piece], isWhole: Bool)> {
        let typed = parts.isEmpty ? 0 : members.count + 1
        let begun = min(members.count, Self.longestChain) - (parts.isEmpty ? 0 : 1)
        return (0..<typed + begun).lazy.map { step in
            step < typed ? (pieces(roots, typed: members.count - step), true) : (beginning(begun + typed - step), false)
        }
    }

    /// The longest form as text; a chain that is too long for one names its first and last.
    var text: String {
        guard parts.isEmpty else { return Self.text(pieces(roots, typed: members.count)) }
        let ends = [members.first, members.last].compactMap { $0 }.map { Self.text([name($0, isTyped: true)]) }
        let inside = " \(glyphs.inside) "
        return ends.joined(separator: inside + "\(members.count - 2) more" + inside)
    }

    /// The characters of pieces.
    static func text(_ pieces: [Piece]) -> String { pieces.map(\.text).joined() }

    private var glyphs: Glyphs { scene.options.glyphs }

    /// Returns the numbers of the first frames of the chain.
    private func beginning(_ count: Int) -> [Piece] {
        let inside = Piece(text: " \(glyphs.inside)", style: .dim)
        let numbers = members.prefix(count).map { name($0, isTyped: false) }
        let joined = numbers.dropLast().flatMap { [$0, inside, Piece(text: " ", style: .dim)] } + numbers.suffix(1)
        return joined + [inside, Piece(text: glyphs.ellipsis, style: .dim)]
    }

    /// Returns the names of frames and of those inside them; the first frames of the chain have their types.
    private func pieces(_ level: [Int], typed: Int) -> [Piece] {
        var result: [Piece] = []
        if level.count > 1 { result.append(Piece(text: "{", style: .dim)) }
        for (position, part) in level.enumerated() {
            if position > 0 { result.append(Piece(text: " | ", style: .dim)) }
            result.append(name(parts[part].element, isTyped: part < typed))
            guard !parts[part].parts.isEmpty else { continue }
            result.append(Piece(text: " \(glyphs.inside) ", style: .dim))
            result += pieces(parts[part].parts, typed: typed)
        }
        if level.count > 1 { result.append(Piece(text: "}", style: .dim)) }
        return result
    }

    private func name(_ element: Int, isTyped: Bool) -> Piece {
        let label = scene.labels[element]
        let isMarked = scene.options.marked == element
        let record = scene.snapshot.elements[element]
        var text = label.shortest(isMarked: isMarked)
        if isTyped { text = label.local(isMarked: isMarked) + scene.options.remark(on: record.typeName) }
        if let sign = scene.options.signs[element] { text = sign + text }
        // A border of one frame is heavy or light; a shared one does not show which of its frames are view-backed.
        if isShared, record.isViewBacked { text += " \(glyphs.viewMark)" }
        if record.content?.isTruncated == true { text += " \(glyphs.cut)" }
        let style: TextStyle = isMarked ? .selected : record.isViewBacked ? .viewBacked : .plain
        return Piece(text: VisibleText.symbols(text), style: style)
    }
}
