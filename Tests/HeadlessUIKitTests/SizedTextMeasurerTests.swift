import Foundation
import HeadlessUIKit
import Testing

@Suite("A text of a given size")
struct SizedTextMeasurerTests {
    private let measurer = SizedTextMeasurer(size: CGSize(width: 91.5, height: 19.5))
    private let format = TextFormat(font: .systemFont(ofSize: 16), numberOfLines: 0, lineBreakMode: .byTruncatingTail)

    @Test("It has the given size if the constraint allows it", arguments: [91.5, 92, 1000, CGFloat.infinity])
    func room(_ width: CGFloat) {
        #expect(measurer.size(of: "Account name", format: format, within: width) == measurer.size)
        let layout = measurer.layout(of: "Account name", format: format, within: width)
        #expect(layout.size == measurer.size)
        #expect(layout.lines.map(\.text) == ["Account name"])
    }

    @Test("It breaks in proportion in a narrower constraint")
    func lessRoom() {
        let size = measurer.size(of: "Account name", format: format, within: 60)
        #expect(size == CGSize(width: 56 / 96.0 * 91.5, height: 39))
        let layout = measurer.layout(of: "Account name", format: format, within: 60)
        #expect(layout.size == size)
        #expect(layout.lines.map(\.text) == ["Account", "name"])
    }

    @Test("Every width is accepted", arguments: [0, -5, CGFloat.nan, 1e-300])
    func strangeRoom(_ width: CGFloat) {
        let size = measurer.size(of: "Account name", format: format, within: width)
        #expect(size.width.isFinite && size.height.isFinite)
        #expect(measurer.layout(of: "Account name", format: format, within: width).size == size)
    }

    @Test("Text of zero size in any font has the given size")
    func noText() {
        #expect(measurer.size(of: "", format: format, within: 10) == measurer.size)
    }
}
