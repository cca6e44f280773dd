extension Document {
    /// Returns the document of a module whose files have changed since it was loaded.
    ///
    /// Nodes on unchanged lines keep their numbers. A node on a changed line takes the number of the node of the same
    /// name that it replaces.
    ///
    /// - Throws: the errors of ``loading(_:showing:runsOpenExpressions:)``.
    package func reloading(
        _ module: ModuleText,
        showing expression: String? = nil,
        runsOpenExpressions: Bool = false
    ) throws -> Edit {
        numbered(try loading(module, showing: expression, runsOpenExpressions: runsOpenExpressions).document)
    }

    /// Returns the document of a module whose files have changed since it was loaded, with one of its previews as the
    /// expression.
    ///
    /// - Parameters:
    ///   - preview: the expression of the preview, whose tokens have offsets in `edited`.
    ///   - edited: the document of the files alone.
    func reloading(_ module: ModuleText, showing preview: SwiftInput, of edited: Document) throws -> Edit {
        let tokens = preview.tokenOffsets.map { ($0, edited.typedOffset(of: $1) ?? 0) }
        return numbered(
            try loading(module, showing: (preview.text, tokens), runsOpenExpressions: false).document
        )
    }

    /// Returns a document with the numbers of the nodes that its lines had in this one.
    private func numbered(_ edited: Document) -> Edit {
        let known = NodeMatch(from: self, to: edited).numbers
        let renumbered = edited.renumbered(known: known, from: nextNumber)
        return Edit(document: renumbered, selection: renumbered.outline.rootNode?.number)
    }
}

/// Matches the nodes of two versions of a document.
private struct NodeMatch {
    /// The numbers of old nodes, by the name offset of the matching new node.
    private(set) var numbers: [Int: Int] = [:]

    /// The limit of lines up to which a full difference is computed.
    private static let mostLines = 4_000

    private let old: Lines
    private let new: Lines

    init(from old: Document, to new: Document) {
        self.old = Lines(of: old)
        self.new = Lines(of: new)
        var next = (old: 0, new: 0)
        for pair in pairs + [(self.old.count, self.new.count)] {
            matchGap(next.old..<pair.0, next.new..<pair.1)
            if pair.0 < self.old.count, pair.1 < self.new.count { matchLine(pair.0, pair.1) }
            next = (pair.0 + 1, pair.1 + 1)
        }
    }

    /// The pairs of equal lines, in order.
    private var pairs: [(Int, Int)] {
        let shorter = min(old.count, new.count)
        let head = (0..<shorter).first { old.texts[$0] != new.texts[$0] } ?? shorter
        let tail =
            (0..<(shorter - head)).first { old.texts[old.count - 1 - $0] != new.texts[new.count - 1 - $0] }
            ?? shorter - head
        var pairs = (0..<head).map { ($0, $0) }
        let oldMiddle = Array(old.texts[head..<(old.count - tail)])
        let newMiddle = Array(new.texts[head..<(new.count - tail)])
        if oldMiddle.count + newMiddle.count <= Self.mostLines {
            let difference = newMiddle.difference(from: oldMiddle)
            var removed: Set<Int> = []
            var inserted: Set<Int> = []
            for change in difference {
                switch change {
                case .remove(let offset, _, _): removed.insert(offset)
                case .insert(let offset, _, _): inserted.insert(offset)
                }
            }
            let kept = oldMiddle.indices.filter { !removed.contains($0) }
            let same = newMiddle.indices.filter { !inserted.contains($0) }
            pairs += zip(kept, same).map { ($0 + head, $1 + head) }
        }
        return pairs + (0..<tail).reversed().map { (old.count - 1 - $0, new.count - 1 - $0) }
    }

    private mutating func matchLine(_ oldLine: Int, _ newLine: Int) {
        for node in new.nodes[newLine] {
            let place = node.nameOffset - new.starts[newLine] + old.starts[oldLine]
            if let same = old.nodes[oldLine].first(where: { $0.nameOffset == place }) {
                numbers[node.nameOffset] = same.number
            }
        }
    }

    private mutating func matchGap(_ oldLines: Range<Int>, _ newLines: Range<Int>) {
        let candidates = oldLines.flatMap { old.nodes[$0] }
        var next = 0
        for node in newLines.flatMap({ new.nodes[$0] }) {
            guard let index = candidates[next...].firstIndex(where: { $0.name == node.name }) else { continue }
            numbers[node.nameOffset] = candidates[index].number
            next = index + 1
        }
    }

    /// The lines of a document, with the nodes on each line.
    private struct Lines {
        var texts: [Substring]
        var starts: [Int] = []
        var nodes: [[DocumentNode]]

        var count: Int { texts.count }

        init(of document: Document) {
            texts = document.source.split(separator: "\n", omittingEmptySubsequences: false)
            nodes = Array(repeating: [], count: texts.count)
            var start = 0
            for text in texts {
                starts.append(start)
                start += text.utf8.count + 1
            }
            var line = 0
            for node in document.outline.nodes.sorted(by: { $0.nameOffset < $1.nameOffset }) {
                while line + 1 < starts.count, starts[line + 1] <= node.nameOffset { line += 1 }
                nodes[line].append(node)
            }
        }
    }
}
