import BlueprintUI
import Foundation
import HeadlessUIKit
import Testing

/// The depth of a tree is not limited by the stack of the thread that renders it.
@Suite("Deep and wide trees")
struct DeepTreeTests {
    private static let levels = 10_000

    @Test("a deep tree is laid out, flattened, updated and freed")
    func deep() throws {
        let view = BlueprintView(element: Self.chain(Self.levels))
        view.frame = CGRect(x: 0, y: 0, width: 40_000, height: 40_000)
        view.layoutIfNeeded()
        var depth = 0
        var innermost: UIView = view
        while let next = innermost.subviews.first {
            innermost = next
            depth += 1
        }
        #expect(depth == Self.levels + 2)
        // Each level takes one point on each side, and the innermost element is centred.
        #expect(innermost.frame.size == CGSize(width: 10, height: 10))
        view.element = Self.chain(3)
        view.layoutIfNeeded()
        #expect(view.contentViews.count == 1)
    }

    @Test("a deep tree is measured")
    func measured() {
        // The value is freed here by recursion, as nothing shows it, so the depth must be moderate.
        let size = Self.chain(3_000).content.measure(in: .unconstrained)
        #expect(size == CGSize(width: 6_010, height: 6_010))
    }

    @Test("a hundred thousand siblings")
    func wide() {
        let view = BlueprintView(
            element: Column { (0..<100_000).map { _ in Block(1, 1) as any Element } }
        )
        view.frame = CGRect(x: 0, y: 0, width: 100, height: 100_000)
        view.layoutIfNeeded()
        #expect(view.contentViews.count == 100_000)
        #expect(view.contentViews.last?.frame.origin.y == 99_999)
    }

    /// Returns insets and views in turn, around a centred view.
    private static func chain(_ levels: Int) -> any Element {
        var element: any Element = Block(10, 10)
        for _ in 0..<levels { element = Frame(wrapped: element.centered()).inset(uniform: 1) }
        return element
    }
}
