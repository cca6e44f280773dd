import BlueprintInspector
import Foundation
import Testing

@Suite("Labels of elements")
struct NodeLabelsTests {
    private func labels(_ nodes: [(type: String, tag: Int?, parent: Int?)], _ numbers: [Int: Int]) -> NodeLabels {
        NodeLabels(nodes, names: NodeNames(numbers))
    }

    @Test("numbers if a node makes one element, paths from the node if it makes several")
    func generated() {
        let labels = labels(
            [("Column", 0, nil), ("Row", 10, 0), ("Label", 20, 1), ("Row", 10, 0), ("Label", 20, 3), ("Label", 30, 0)],
            [0: 3, 10: 4, 20: 5, 30: 6]
        )
        #expect(
            (0..<6).map { labels[$0].full } == [
                "Column #3", "Column #3 › Row 1", "Column #3 › Label 1", "Column #3 › Row 2", "Column #3 › Label 2",
                "Label #6",
            ]
        )
        #expect((0..<6).map(labels.reference(of:)) == ["#3", "#3/0", "#3/0/0", "#3/1", "#3/1/0", "#6"])
        #expect(labels.index(of: "#3/1/0") == 4)
        #expect(labels.index(of: "#6") == 5)
        #expect(labels.index(of: "#9") == nil)
        #expect(labels.number(of: 5) == 6)
        #expect(labels.number(of: 1) == nil)
    }

    @Test("a component counts in what has a number, and what is in it counts there")
    func components() {
        let nodes: [(type: String, tag: Int?, parent: Int?)] = [
            ("Screen", nil, nil), ("Column", nil, 0), ("Badge", nil, 1), ("Label", nil, 2), ("Card", nil, 1),
            ("Label", nil, 4), ("Badge", nil, 4), ("Label", nil, 6), ("Label", nil, 4), ("Label", nil, 1),
            ("H2", nil, 1), ("H2", nil, 1), ("Row", 7, 4), ("Label", nil, 12),
        ]
        let labels = NodeLabels(nodes, names: NodeNames([7: 9])) { index in
            ["Screen", "Card", "Badge"].contains(nodes[index].type)
        }
        #expect(
            nodes.indices.map { labels[$0].full } == [
                "Screen /", "Screen › Column", "Screen › Badge 1", "Screen › Badge 1 › Label", "Screen › Card",
                "Screen › Card › Label 1", "Screen › Badge 2", "Screen › Badge 2 › Label", "Screen › Card › Label 2",
                "Screen › Label", "Screen › H2 1", "Screen › H2 2", "Row #9", "Row #9 › Label",
            ]
        )
        #expect(labels[7].name == "› Badge 2 › Label" && labels[13].name == "#9 › Label")
        #expect(labels[7].word == "/Badge2/Label" && labels[11].word == "/H2:2" && labels[13].word == "#9/Label")
        #expect(labels[7].local == "› Label" && labels[12].local == "Row #9")
        #expect(labels.elements(in: 4, ofType: "Label") == [5, 8] && labels.holder(of: 7) == 6)
        #expect(Set(nodes.indices.map { labels[$0].word }).count == nodes.count)
    }

    @Test("without any number the path starts at the root, and long runs of one step are counted")
    func paths() {
        let chain: [(type: String, tag: Int?, parent: Int?)] = (0..<8).map { ("Inset", nil, $0 == 0 ? nil : $0 - 1) }
        let labels = labels(chain, [:])
        #expect((0..<8).map { labels[$0].reference } == ["/", "/0", "/0/0", "/0/0/0", "/0*4", "/0*5", "/0*6", "/0*7"])
        #expect(Set((0..<8).map { labels[$0].reference }).count == 8)
    }

    @Test("references are compared without spelling them", arguments: 0..<20)
    func sameReferences(seed: Int) {
        var state = UInt64(seed) + 1
        func next(_ count: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(truncatingIfNeeded: state >> 33) % count
        }
        func random() -> NodeLabels {
            let nodes = (0..<40).map { index -> (type: String, tag: Int?, parent: Int?) in
                let parent = index == 0 ? nil : max(0, index - 1 - next(3))
                return ("Row", next(4) == 0 ? next(30) : nil, parent)
            }
            return labels(nodes, Dictionary(uniqueKeysWithValues: (0..<30).map { ($0, $0 % 20 * 1000) }))
        }
        let (one, other) = (random(), random())
        for first in 0...40 {
            for second in 0...40 {
                let isSame = one[first].reference == other[second].reference
                #expect(one.hasSameReference(first, as: second, in: other) == isSame, "\(one[first]) \(other[second])")
            }
        }
    }

    @Test("a position that does not exist has a label of question marks")
    func missing() {
        #expect(labels([], [:])[3].full == "? ?")
    }
}
