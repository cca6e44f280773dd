import BlueprintInspector
import BlueprintUI
import BlueprintUICommonControls
import Foundation
import HeadlessUIKit
import Testing

@Suite("Pictures of layers")
struct LayersPictureTests {
    private func trace(of element: any Element, _ size: CGSize = CGSize(width: 160, height: 64)) -> Trace {
        let view = BlueprintView(frame: CGRect(origin: .zero, size: size))
        view.element = element
        return RenderRecorder(view).record()
    }

    /// The planes of a picture, in the order in which they are drawn: each a path with a title.
    private func planes(_ shapes: [Shape]) -> [(name: String, corners: [Double])] {
        zip(shapes, shapes.dropFirst()).filter { $0.name == "path" && $1.name == "title" }.map { path, title in
            (title.text, path.numbers("d"))
        }
    }

    private var card: any Element {
        Row(alignment: .center, minimumSpacing: 8) {
            Image(image: UIImage(named: "cat@40x32"))
            Label(text: "Ada Lovelace")
        }
        .inset(uniform: 8)
        .box(background: .lightGray)
    }

    /// Returns the corners of a frame on the level of a depth: a small tree is drawn at one and a half pixels a point.
    private func corners(of frame: CGRect, depth: Int, base: [Double]) -> [Double] {
        let xs = [frame.minX, frame.maxX, frame.maxX, frame.minX]
        let ys = [frame.minY, frame.minY, frame.maxY, frame.maxY]
        var corners: [Double] = []
        for (x, y) in zip(xs, ys) {
            let (right, down) = (0.8 * x - 0.46 * y, 0.24 * x + 0.52 * y)
            corners.append(base[0] + 1.5 * right)
            corners.append(base[1] + 1.5 * down - 62 * Double(depth))
        }
        return corners
    }

    @Test("each element is above its parent, and each view in the same place, in true proportion")
    func places() throws {
        let trace = trace(of: card)
        let planes = planes(try shapes(try picture("layers", of: trace)))
        let elements = trace.snapshot.elements
        let views = trace.snapshot.views.dropFirst()
        #expect(planes.count == elements.count + views.count)
        let lists: [[(frame: CGRect, depth: Int)]] = [
            zip(trace.snapshot.absoluteFrames, elements).map { ($0, $1.depth) },
            zip(trace.snapshot.absoluteViewFrames.dropFirst(), views).map { ($0, $1.depth - 1) },
        ]
        var (first, bottoms): (Int, [Double]) = (0, [])
        for list in lists {
            // Drawn from the lowest level up; the order of a level is that of the tree.
            let sorted = list.enumerated().sorted { ($0.element.depth, $0.offset) < ($1.element.depth, $1.offset) }
            let base = planes[first].corners
            for (plane, (_, shown)) in zip(planes[first...], sorted) {
                // The outermost frame begins at 0,0.
                let expected = corners(of: shown.frame, depth: shown.depth, base: base)
                #expect(zip(plane.corners, expected).allSatisfy { abs($0 - $1) < 0.002 }, "\(plane)")
                #expect(plane.corners.count == 8)
            }
            bottoms.append(base[5])
            first += list.count
        }
        #expect(bottoms.count == 2 && bottoms[0] == bottoms[1])
    }

    @Test("words lie on their label, where they were measured")
    func words() throws {
        let shapes = try shapes(try picture("layers", of: trace(of: card, CGSize(width: 200, height: 64))))
        let plane = try #require(planes(shapes).first { $0.name.hasPrefix("Label") })
        let index = try #require(shapes.firstIndex { $0.text == "Ada" })
        let matrix = shapes[index - 1].numbers("transform")
        #expect(Array(matrix.prefix(4)) == [0.8, 0.24, -0.46, 0.52])
        #expect(Array(matrix.suffix(2)) == Array(plane.corners.prefix(2)))
        // Eight points a character, twelve pixels; the base line of a line of 16 points is at 12.8.
        #expect(shapes[index].numbers("x") == [0] && shapes[index].numbers("y") == [19.2])
        #expect(shapes[index + 1].text == "Lovelace" && shapes[index + 1].numbers("x") == [48])
        #expect(shapes[index].numbers("font-size") == [20])
    }

    @Test("lines drop from the lower corners to the parent's level")
    func drops() throws {
        let shapes = try shapes(try picture("layers", of: trace(of: card)))
        let drops = shapes.filter { $0.name == "path" && $0["stroke-dasharray"] == "1 3" }
        // Four of five elements have a parent, two of three views.
        #expect(drops.count == 6)
        for drop in drops {
            let numbers = drop.numbers("d")
            #expect(numbers.count == 6)
            #expect(abs(numbers[2] - numbers[1] - 62) < 0.002 && abs(numbers[5] - numbers[4] - 62) < 0.002)
        }
    }

    @Test("of more than eight levels, those that hold one child are drawn as one, and it is said")
    func manyLevels() throws {
        func nested(_ count: Int) throws -> [Shape] {
            var element: any Element = Column {
                Label(text: "a")
                Spacer(8)
            }
            for _ in 0..<count { element = element.inset(uniform: 0) }
            return try shapes(try picture("layers", of: trace(of: element)))
        }
        let all = try nested(6)
        #expect(all.contains { $0.text == "9, on 8 levels; 1 is view-backed" })
        #expect(!all.contains { $0.text.hasPrefix("drawn on") })
        let few = try nested(7)
        #expect(few.contains { $0.text == "10, on 9 levels; 1 is view-backed" })
        #expect(few.contains { $0.text == "drawn on 2 levels: an only child is on its parent's" })
        // The names of a level are in one place.
        #expect(few.contains { $0.text.hasPrefix("Inset / › Inset ") })
        let planes = planes(few)
        let column = try #require(planes.first { $0.name.hasPrefix("Column") })
        #expect(column.corners == planes[0].corners)
    }

    @Test("the levels of a deep tree share a bound of height")
    func deep() throws {
        var element: any Element = Label(text: "a")
        for _ in 0..<200 {
            let inner = element
            element = Overlay {
                inner
                Spacer(1)
            }
        }
        let root = try #require(try shapes(try picture("layers", of: trace(of: element))).first)
        #expect(root.numbers("height")[0] < 1_400)
    }
}
