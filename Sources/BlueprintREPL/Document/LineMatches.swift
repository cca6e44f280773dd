/// The lines that two texts have in common, in the same order.
///
/// Lines that each text has once keep their place, and what lies between two of them is compared by itself. Behind a
/// replacement, lines match the first ones: where a declaration follows that is new, `}` is not the one that closes it.
enum LineMatches {
    /// A part of both texts, by its place in each.
    typealias Match = (old: Int, new: Int)

    /// Returns the places of the common lines.
    static func lines<Line: Hashable>(_ old: [Line], _ new: [Line]) -> [Match] {
        var result: [Match] = []
        var (i, j) = (0, 0)
        for anchor in anchors(old, new) + [(old.count, new.count)] {
            result += parts(Array(old[i..<anchor.old]), Array(new[j..<anchor.new])).map { (i + $0.old, j + $0.new) }
            if anchor.old < old.count { result.append(anchor) }
            (i, j) = (anchor.old + 1, anchor.new + 1)
        }
        return moved(result, old, new)
    }

    /// Returns matches with those behind a replacement at the first lines that are the same.
    private static func moved<Line: Equatable>(_ matches: [Match], _ old: [Line], _ new: [Line]) -> [Match] {
        var result = matches
        var last: Match = (-1, -1)
        for (index, match) in matches.enumerated() {
            if match.old > last.old + 1,
                let first = (last.new + 1..<match.new).first(where: { new[$0] == old[match.old] })
            {
                let rest = zip(matches[index...], first..<match.new)
                let run = rest.enumerated().prefix { offset, pair in
                    pair.0.old == match.old + offset && old[pair.0.old] == new[pair.1]
                }
                for offset in 0..<run.count { result[index + offset].new = first + offset }
            }
            last = result[index]
        }
        return result
    }

    /// Returns the places of the lines that both texts have once, in the same order.
    private static func anchors<Line: Hashable>(_ old: [Line], _ new: [Line]) -> [Match] {
        let counts = [old, new].map { Dictionary($0.map { ($0, 1) }, uniquingKeysWith: +) }
        let places = [old, new].map { lines in
            lines.indices.filter { counts[0][lines[$0]] == 1 && counts[1][lines[$0]] == 1 }
        }
        let same = parts(places[0].map { old[$0] }, places[1].map { new[$0] })
        return same.map { (places[0][$0.old], places[1][$0.new]) }
    }

    /// Returns the places of the parts that two texts have in the same order.
    static func parts<Part: Equatable>(_ old: [Part], _ new: [Part]) -> [Match] {
        var (removed, inserted): (Set<Int>, Set<Int>) = ([], [])
        for change in new.difference(from: old) {
            switch change {
            case .remove(let offset, _, _): removed.insert(offset)
            case .insert(let offset, _, _): inserted.insert(offset)
            }
        }
        let kept = old.indices.filter { !removed.contains($0) }
        return zip(kept, new.indices.filter { !inserted.contains($0) }).map { ($0, $1) }
    }
}
