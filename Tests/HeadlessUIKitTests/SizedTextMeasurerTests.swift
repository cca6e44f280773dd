import Foundation
import HeadlessUIKit
import Testing

@Suite("A text whose size is known from elsewhere")
struct SizedTextMeasurerTests {
    private let measurer = SizedTextMeasurer(size: CGSize(width: 91.5, height: 19.5))
    private let format = TextFormat(font: .systemFont(ofSize: 16), numberOfLines: 0, lineBreakMode: .byTruncatingTail)

    @Test("It is so big where there is room", arguments: [91.5, 92, 1000, CGFloat.infinity])
    func room(_ width: CGFloat) {
        #expect(measurer.size(of: "Account name", format: format, within: width) == measurer.size)
        let layout = measurer.layout(of: "Account name", format: format, within: width)
        #expect(layout.size == measurer.size)
        #expect(layout.lines.map(\.text) == ["Account name"])
    }

    @Test("It breaks in proportion where there is less")
    func lessRoom() {
        let size = measurer.size(of: "Account name", format: format, within: 60)
        #expect(size == CGSize(width: 56 / 96.0 * 91.5, height: 39))
        let layout = measurer.layout(of: "Account name", format: format, within: 60)
        #expect(layout.size == size)
        #expect(layout.lines.map(\.text) == ["Account", "name"])
    }

    @Test("No width is too strange", arguments: [0, -5, CGFloat.nan, 1e-300])
    func strangeRoom(_ width: CGFloat) {
        let size = measurer.size(of: "Account name", format: format, within: width)
        #expect(size.width.isFinite && size.height.isFinite)
        #expect(measurer.layout(of: "Account name", format: format, within: width).size == size)
    }

    @Test("Text that takes no room in any font has the size that was said")
    func noText() {
        #expect(measurer.size(of: "", format: format, within: 10) == measurer.size)
    }
}
