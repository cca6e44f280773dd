import BlueprintUI
import HeadlessUIKit

/// The lines from parent to child in front of the names of a tree.
struct TreeLines {
    private let depths: [Int]
    private let isLast: [Bool]
    private let glyphs: Glyphs
    private let step: Int
    private let deepest: Int

    /// Creates the lines for a list of depths in pre-order, with a maximum number of terminal columns.
    ///
    /// A deep tree is indented less; still deeper levels have a number instead of lines.
    init(depths: [Int], glyphs: Glyphs, columns: Int) {
        let root = depths.first ?? 0
        self.depths = depths.map { max(0, $0 - root) }
        self.glyphs = glyphs
        var open: [Bool] = []
        var isLast = Array(repeating: true, count: depths.count)
        for index in self.depths.indices.reversed() {
            let depth = self.depths[index]
            if open.count > depth + 1 { open.removeLast(open.count - depth - 1) }
            while open.count <= depth { open.append(false) }
            isLast[index] = !open[depth]
            open[depth] = true
        }
        self.isLast = isLast
        let levels = self.depths.max() ?? 0
        step = levels * 3 <= columns ? 3 : levels * 2 <= columns ? 2 : 1
        deepest = levels * step <= columns ? levels : max(1, (columns - 8) / step)
    }

    /// The prefix of every name, that of the lines below it, and that of empty lines above it, which go on to the name.
    var prefixes: [(first: String, rest: String, above: String)] {
        var trunks: [String] = []
        var result: [(first: String, rest: String, above: String)] = []
        result.reserveCapacity(depths.count)
        for (index, depth) in depths.enumerated().interruptible {
            guard depth > 0 else {
                result.append(("", rest("", index), ""))
                continue
            }
            if depth > deepest {
                let number = "\(glyphs.ellipsis)\(depth) "
                result.append((number, String(repeating: " ", count: number.displayColumns), ""))
                continue
            }
            if trunks.count > depth - 1 { trunks.removeLast(trunks.count - depth + 1) }
            let before = trunks.joined()
            let branch = isLast[index] ? glyphs.lastBranch : glyphs.branch
            let trunk = part(isLast[index] ? "   " : glyphs.trunk)
            result.append((before + part(branch), rest(before + trunk, index), before + part(glyphs.trunk)))
            trunks.append(trunk)
        }
        return result
    }

    private func part(_ glyph: String) -> String {
        step == 2 ? String(glyph.prefix(1)) + " " : String(glyph.prefix(step))
    }

    private func rest(_ trunk: String, _ index: Int) -> String {
        let hasChild = index + 1 < depths.count && depths[index + 1] > depths[index]
        return trunk + (hasChild && depths[index] < deepest ? part(glyphs.trunk) : "")
    }
}
