import BenchmarkCases
import BlueprintUI
import BlueprintUICommonControls
import Foundation
import Testing

/// The sizes of the benchmark trees match the tables, and every step does its work.
@Suite("Benchmark trees")
struct BenchmarkTreeTests {
    @Test(
        "Trees have as many elements as they say",
        arguments: [
            (BenchmarkTree(.comb, 8), 17), (BenchmarkTree(.deep, 40), 121), (BenchmarkTree(.nested, 4), 121),
            (BenchmarkTree(.labels, 30), 31), (BenchmarkTree(.wide, 30), 181), (BenchmarkTree(.wide, -1), 1),
        ]
    )
    func sizes(tree: BenchmarkTree, count: Int) throws {
        #expect(tree.elementCount == count)
        let run = BenchmarkRun(tree)
        run.layOut()
        #expect(nodes(in: try #require(run.layoutTree).root) == count)
    }

    @Test("The trees of the published tables")
    func published() {
        #expect(BenchmarkTree(.wide, 1_666).elementCount == 9_997)
        #expect(BenchmarkTree(.deep, 300).elementCount == 901)
        #expect(BenchmarkTree(.nested, 8).elementCount == 9_841)
    }

    @Test("Flattening and showing give the same views", arguments: BenchmarkTree.Shape.allCases)
    func views(shape: BenchmarkTree.Shape) throws {
        let run = BenchmarkRun(BenchmarkTree(shape, 5))
        run.layOut()
        run.flatten()
        run.show()
        let flattened = try #require(run.viewTree).roots
        #expect(!flattened.isEmpty)
        #expect(frames(of: flattened) == frames(of: run.view.viewTree.roots))
    }

    @Test("A row is measured as its table says")
    func wide() throws {
        let run = BenchmarkRun(BenchmarkTree(.wide, 2))
        // 40 characters on one line of 320 points, next to leaves of 20 and 10, two gaps of 4 and insets of 8.
        #expect(run.measure() == CGSize(width: 366, height: 58))
    }

    @Test("A changed leaf changes one text, and no frame", arguments: [BenchmarkTree.Shape.labels, .nested, .wide])
    func change(shape: BenchmarkTree.Shape) throws {
        let run = BenchmarkRun(BenchmarkTree(shape, 4))
        run.show()
        let before = frames(of: run.view.viewTree.roots)
        let texts = texts(of: run.view.viewTree.roots)
        run.changeLeaf()
        #expect(self.texts(of: run.view.viewTree.roots) == texts)
        run.showChange()
        #expect(frames(of: run.view.viewTree.roots) == before)
        #expect(zip(self.texts(of: run.view.viewTree.roots), texts).count { $0 != $1 } == 1)
    }

    @Test("Each kind of picture is made of a recorded tree")
    func pictures() {
        let pictures = PictureRun(recording: BenchmarkRun(BenchmarkTree(.labels, 5)))
        #expect(PictureRun.kinds == ["frames", "hierarchy", "layers", "nest", "views"])
        for kind in PictureRun.kinds { #expect(pictures.draw(kind) > 1_000, "\(kind)") }
        #expect(pictures.draw("frames") == pictures.draw("frames") && pictures.draw("none") == 0)
    }

    @Test("Nine hundred nested elements are shown twice and changed")
    func deep() {
        let run = BenchmarkRun(BenchmarkTree(.deep, 300))
        run.show()
        run.showAgain()
        run.changeLeaf()
        run.showChange()
        #expect(frames(of: run.view.viewTree.roots).count == 301)
    }

    @Test(
        "Text wraps between words, and in words that are too long",
        arguments: [
            ("", 100, 0, 0), ("   ", 100, 0, 0), ("ab cd", CGFloat.infinity, 40, 16), ("ab cd", 40, 40, 16),
            ("ab cd", 39, 16, 32), ("ab  cd ef", 40, 40, 32), ("abcdefg", 24, 24, 48), ("a bcdefg", 24, 24, 48),
            ("abc", 0, 8, 48), ("abc", -1, 8, 48), ("abc", CGFloat.nan, 24, 16),
        ]
    )
    func text(text: String, width: CGFloat, expectedWidth: CGFloat, expectedHeight: CGFloat) {
        #expect(TextLeaf.size(of: text, within: width) == CGSize(width: expectedWidth, height: expectedHeight))
    }

    private func texts(of nodes: some Sequence<ViewNode>) -> [String] {
        nodes.flatMap { node in
            [(node.source.element as? TextLeaf)?.text, (node.source.element as? Label)?.text].compactMap { $0 }
                + texts(of: node.children)
        }
    }

    private func nodes(in node: LayoutNode) -> Int {
        node.children.reduce(1) { $0 + nodes(in: $1) }
    }

    private func frames(of nodes: some Sequence<ViewNode>) -> [CGRect] {
        nodes.flatMap { [$0.attributes.frame] + frames(of: $0.children) }
    }
}
