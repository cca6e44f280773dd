import BlueprintInspector
import Foundation
import RandomNumbers
import Testing

@Suite("Drawings of random frames")
struct RandomFramesTests {
    /// A root that fills the viewport, and random frames inside it, some of them equal to the previous one.
    private func sample(_ seed: Int) -> Sample {
        var dice = Dice(seed: seed, number: 0)
        var nodes = [Sample.node(0, "Column", 10, 0, 0, 300, 160)]
        for number in 11..<11 + Int.random(in: 1...8, using: &dice) {
            let width = Double(Int.random(in: 2...75, using: &dice) * 4)
            let height = Double(Int.random(in: 2...20, using: &dice) * 8)
            let x = Double(Int.random(in: 0...Int(300 - width) / 4, using: &dice) * 4)
            let y = Double(Int.random(in: 0...Int(160 - height) / 8, using: &dice) * 8)
            let view = Bool.random(using: &dice) ? (number, "BoxView") : nil
            var node = Sample.node(1, "ConstrainedSize", number, x, y, width, height, view: view)
            if Bool.random(using: &dice), let last = nodes.last, last.depth == 1 { node.frame = last.frame }
            nodes.append(node)
        }
        return Sample(nodes)
    }

    @Test("no number is lost and no corner is broken", arguments: 0..<200)
    func numbersAndCorners(seed: Int) {
        let sample = sample(seed)
        let text = FramesDrawing(sample.snapshot, labels: sample.labels).text
        let lines = text.lines.map(\.plain)
        #expect(text.columns <= 80)
        for element in sample.snapshot.elements {
            let reference = sample.labels[element.index].reference
            #expect(lines.contains { $0.contains(reference) } || lines.contains { $0.contains("more") })
            let frame = element.frame
            let edges = [frame.minX, frame.maxX].map { Int($0 / 4) }
            for (row, column) in [frame.minY, frame.maxY].flatMap({ y in edges.map { (Int(y / 8), $0) } }) {
                let line = Array(lines[row])
                #expect(
                    line.indices.contains(column) && ("─"..."╿").contains(line[column]),
                    "row \(row), column \(column)"
                )
            }
        }
    }

    @Test("both styles draw the same shape", arguments: 0..<50)
    func styles(seed: Int) {
        let sample = sample(seed)
        func rows(_ style: DrawingStyle) -> [[Character]] {
            let options = DrawingOptions(style: style)
            return FramesDrawing(sample.snapshot, labels: sample.labels, options: options).text.lines.prefix(21)
                .map { Array($0.plain) }
        }
        let (unicode, ascii) = (rows(.unicode), rows(.ascii))
        #expect(unicode.count == 21)
        // The ellipsis of the ASCII style is wider, so a shortened title may have other characters.
        let compared = zip(unicode, ascii).filter { !$0.0.contains("…") }
        #expect(compared.count > 15)
        for (row, other) in compared {
            #expect(row.count == other.count)
            let different = zip(row, other).filter { !Self.isSame($0, $1) }
            #expect(different.isEmpty, "\(String(row))\n\(String(other))")
        }
    }

    /// Returns true if a character and one of the ASCII style draw the same: strokes of equal weight, or the same symbol.
    private static func isSame(_ character: Character, _ ascii: Character) -> Bool {
        switch character {
        case "╌", "╴", "╶": ascii == "-"
        case "━", "╸", "╺", "╼", "╾": ascii == "="
        case "╎", "╵", "╷": ascii == ":"
        case "┃", "╹", "╻", "╽", "╿": ascii == "|"
        case "─"..."╿": ascii == "+"
        case "×": ascii == "x"
        case "▸": ascii == ">"
        case "■": ascii == "*"
        case "·": ascii == "." || ascii == "-"
        case "−": ascii == "-"
        default: character == ascii
        }
    }
}
