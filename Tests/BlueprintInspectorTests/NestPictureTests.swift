import BlueprintInspector
import BlueprintUI
import BlueprintUICommonControls
import Foundation
import HeadlessUIKit
import Testing

@Suite("Pictures of boxes in each other, and of views")
struct NestPictureTests {
    private func rects(_ shapes: [Shape]) -> [CGRect] {
        shapes.filter { $0.name == "rect" && $0["stroke"] != nil }.map { rect in
            let numbers = ["x", "y", "width", "height"].map { rect.numbers($0)[0] }
            return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
        }
    }

    @Test("each box is in its parent's, below its name; wrappers that coincide are all visible")
    func inEachOther() throws {
        let element = Row(minimumSpacing: 8) {
            Label(text: "Ada")
            Column {
                Label(text: "Lovelace")
                Label(text: "b")
            }
        }
        .box().box()
        let view = BlueprintView(frame: CGRect(x: 0, y: 0, width: 160, height: 64))
        view.element = element
        let trace = RenderRecorder(view).record()
        let shapes = try shapes(try picture("nest", of: trace))
        let boxes = rects(shapes)
        let elements = trace.snapshot.elements
        #expect(boxes.count == elements.count)
        for record in elements {
            guard let parent = record.parent else { continue }
            let (inner, outer) = (boxes[record.index], boxes[parent])
            #expect(inner.minX >= outer.minX + 8 && inner.maxX <= outer.maxX - 8)
            #expect(inner.minY >= outer.minY + 24 && inner.maxY <= outer.maxY - 8)
            for sibling in elements where sibling.parent == parent && sibling.index != record.index {
                #expect(!inner.intersects(boxes[sibling.index]))
            }
        }
        // The children of the row are beside each other, those of the column below.
        #expect(boxes[3].minY == boxes[4].minY && boxes[5].minX == boxes[6].minX)
        #expect(shapes.contains { $0.text == "Lovelace" })
        #expect(shapes.contains { $0.text == "not to scale: the upper borders show the sizes" })
        #expect(!shapes.contains { $0.text.hasPrefix("drawn apart") })
    }

    @Test("many children and levels are counted, and overlaps are said")
    func folded() throws {
        let labels = (0..<45).map { Label(text: "\($0)") }
        let many = try shapes(
            try picture("nest", of: Overlay { for label in labels { label } }, CGSize(width: 99, height: 99))
        )
        #expect(rects(many).count == 41)
        #expect(many.contains { $0.text == "… and 5 more" })
        #expect(many.contains { $0.text.hasPrefix("drawn apart, although they overlap: Overlay › Label 1, ") })
        var element: any Element = Label(text: "a")
        for _ in 0..<44 { element = element.inset(uniform: 0) }
        let deep = try shapes(try picture("nest", of: element))
        #expect(rects(deep).count == 40)
        #expect(deep.contains { $0.text == "… 5 more inside" })
    }

    @Test("a picture of views has the views alone, to scale")
    func views() throws {
        let view = BlueprintView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        view.element = Label(text: "Ada").inset(uniform: 4).box().inset(uniform: 8)
        let trace = RenderRecorder(view).record()
        let shapes = try shapes(try picture("views", of: trace))
        let frames = trace.snapshot.absoluteViewFrames.dropFirst().map { frame in
            CGRect(
                x: 24 + 2 * frame.minX,
                y: 24 + 2 * frame.minY,
                width: 2 * frame.width,
                height: 2 * frame.height
            )
        }
        #expect(frames.count == 2)
        #expect(rects(shapes) == frames)
        #expect(shapes.contains { $0.name == "title" && $0.text == "2 views in 100 wide and 40 high" })
        #expect(shapes.contains { $0.name == "title" && $0.text.hasSuffix(" BoxView 84×24 at 8,8") })
    }
}
