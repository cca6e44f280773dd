import BlueprintInspector
import Testing

@Suite("Lists of trees")
struct ListRowsTests {
    /// A list of some rows, each with a label and a spacer.
    private func sample(_ count: Int, other: Int? = nil) -> Sample {
        var nodes = [Sample.node(0, "Column", 1, 0, 0, 300, 160)]
        for row in 0..<count {
            let y = Double(row * 4)
            nodes.append(Sample.node(1, "Row", 10 + row * 3, 0, y, 300, 4))
            nodes.append(Sample.node(2, row == other ? "Image" : "Label", 11 + row * 3, 0, 0, 40, 4))
            nodes.append(Sample.node(2, "Spacer", 12 + row * 3, 40, 0, 8, 4))
        }
        return Sample(nodes)
    }

    private func tree(_ sample: Sample, _ list: ListOptions = ListOptions(), marked: Int? = nil) -> [String] {
        let options = DrawingOptions(marked: marked, list: list)
        return TreeReport(sample.snapshot, labels: sample.labels, options: options).text.lines.dropFirst().map {
            $0.plain.split(separator: " ").joined(separator: " ")
        }
    }

    @Test("a short list has a line for each element")
    func short() {
        #expect(tree(sample(10)).count == 31)
    }

    @Test("like siblings of a long list share a line")
    func long() {
        let lines = tree(sample(40))
        #expect(lines.count == 5)
        #expect(lines.last == "└─ 39 more like Row #10: #13 … #127")
        #expect(tree(sample(40), ListOptions(folds: false)).count == 121)
    }

    @Test("an element of another kind and the marked one keep their lines")
    func exceptions() {
        let other = tree(sample(40, other: 20))
        #expect(other.contains("├─ 19 more like Row #10: #13 … #67"))
        #expect(other.contains { $0.contains("Image #71") })
        #expect(other.last == "└─ 19 more like Row #10: #73 … #127")
        let marked = tree(sample(40), marked: 1 + 5 * 3 + 1)
        #expect(marked.contains { $0.contains("Label >#26<") })
        #expect(marked.contains("├─ 4 more like Row #10: #13 … #22"))
    }

    @Test("a folded list shows nothing below its depth")
    func foldedDepth() {
        var nodes = [Sample.node(0, "Column", 1, 0, 0, 300, 160)]
        for number in 0..<300 {
            let isRow = number % 6 == 0
            nodes.append(Sample.node(isRow ? 1 : 2, isRow ? "Row" : "Label", 10 + number, 0, 0, 300, 4))
        }
        let lines = tree(Sample(nodes), ListOptions(depth: 1))
        #expect(lines.count == 4)
        #expect(lines[2] == "│ └─ … 5 elements inside" && lines[3].hasPrefix("└─ 49 more like Row #10"))
    }

    @Test("a depth leaves out the levels below it, with their number")
    func depth() {
        #expect(
            tree(sample(2), ListOptions(depth: 1)).map { $0.prefix(24) }
                == [
                    "Column #1 0,0 300×160", "├─ Row #10 0,0 300×4", "│ └─ … 2 elements inside", "└─ Row #13 0,4 300×4",
                    "└─ … 2 elements inside",
                ].map { $0.prefix(24) }
        )
        #expect(tree(sample(2), ListOptions(depth: 0)).count == 2)
        #expect(tree(sample(100), ListOptions(depth: 1)).last?.hasPrefix("└─ 99 more like Row #10") == true)
    }
}
