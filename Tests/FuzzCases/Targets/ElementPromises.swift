import BlueprintUI
import Foundation
import HeadlessUIKit

/// The promises of the layout: the same element has the same frames, also after another one and under observation.
enum ElementPromises {
    static func broken(by bytes: [UInt8]) -> [String] {
        var reader = ByteReader(bytes)
        let scale = CGFloat(reader.below(4))
        let size = CGSize(width: reader.below(200) * 3, height: reader.below(200) * 3)
        var maker = ElementMaker(reader)
        let (first, second) = (maker.element(), maker.element())
        let shown = frames(of: view(second, size, scale))
        var findings: [String] = []
        findings += difference(frames(of: view(second, size, scale)), shown, "another render")
        let (updated, observed) = (view(first, size, scale), view(first, size, scale))
        let observer = Rounding(scale: scale)
        observed.renderObserver = observer
        for view in [updated, observed] {
            view.element = second
            view.layoutIfNeeded()
        }
        findings += difference(frames(of: updated), shown, "an update")
        findings += difference(frames(of: observed), shown, "an observed update")
        findings += observer.findings.prefix(1)
        if let root = updated.layoutTree?.root { findings += overlaps(in: root).prefix(1) }
        return findings
    }

    private static func view(_ element: any Element, _ size: CGSize, _ scale: CGFloat) -> BlueprintView {
        let view = BlueprintView(element: element)
        view.standInForWindow()
        view.environment.displayScale = scale
        view.frame = CGRect(origin: .zero, size: size)
        view.layoutIfNeeded()
        return view
    }

    private static func difference(_ frames: [String], _ expected: [String], _ name: String) -> [String] {
        guard frames != expected else { return [] }
        let place = zip(frames, expected).prefix { $0 == $1 }.count
        return ["\(name) has \(frames.dropFirst(place).prefix(3)) instead of \(expected.dropFirst(place).prefix(3))"]
    }

    /// Returns the frames of all elements, and those of all views of the content.
    private static func frames(of view: BlueprintView) -> [String] {
        var frames: [String] = []
        func visit(_ node: LayoutNode) {
            frames.append("\(type(of: node.element)) \(node.frame)")
            node.forEachChild(visit)
        }
        func visit(_ view: UIView) {
            frames.append("\(type(of: view)) \(view.frame)")
            view.subviews.forEach(visit)
        }
        if let root = view.layoutTree?.root { visit(root) }
        // A view keeps the view around its content once it has one.
        view.subviews.flatMap(\.subviews).forEach(visit)
        return frames
    }

    /// Returns the children of stacks that begin before the child before them ends.
    private static func overlaps(in node: LayoutNode) -> [String] {
        var findings: [String] = []
        if let stack = node.element as? any StackElement, stack.layout.minimumSpacing >= 0 {
            let isRow = stack is Row
            let spans = node.children.map { child in
                isRow ? (child.frame.minX, child.frame.maxX) : (child.frame.minY, child.frame.maxY)
            }
            let isUsual = spans.allSatisfy { abs($0.0) < 1e6 && abs($0.1) < 1e6 && $0.0 <= $0.1 }
            for (one, next) in zip(spans, spans.dropFirst()) where isUsual {
                guard next.0 < one.1 + stack.layout.minimumSpacing - 0.01 else { continue }
                findings.append("a child of a stack begins at \(next.0), but the one before it ends at \(one.1)")
            }
        }
        node.forEachChild { findings += overlaps(in: $0) }
        return findings
    }

    /// An observer that finds edges that are not on pixels, or moved by a pixel.
    private final class Rounding: RenderObserver {
        let scale: CGFloat
        var findings: [String] = []

        init(scale: CGFloat) { self.scale = scale }

        func rounds(_ view: ViewNode, _ rounding: FrameRounding) {
            let (before, after) = (rounding.globalBefore, rounding.globalAfter)
            let pairs = [
                (before.minX, after.minX), (before.maxX, after.maxX),
                (before.minY, after.minY), (before.maxY, after.maxY),
            ]
            guard rounding.isRounded, pairs.allSatisfy({ abs($0.0) < 1e6 }) else { return }
            for (before, after) in pairs {
                let pixels = after * scale
                if abs(pixels - pixels.rounded()) > 0.001 { findings.append("an edge at \(after) is on no pixel") }
                if abs(before - after) * scale > 1.001 { findings.append("an edge moves from \(before) to \(after)") }
            }
        }
    }
}
