import BlueprintUI
import BlueprintUICommonControls
import Foundation
import HeadlessUIKit
import Testing

/// A size measured within a width is valid for each width down to the measured one, so the text need not be measured
/// again.
@Suite struct MeasureRangeTests {
    private let texts = [
        "one two three four", "a  bb   ccc dddd", "漢字 and 🎉 emoji", "averylongwordthatbreaks x", "two\n\nlines \n", " ",
    ]

    @Test(arguments: NSLineBreakMode.allCases, [0, 1, 2])
    func labels(mode: NSLineBreakMode, lines: Int) {
        for text in texts {
            expectRange(
                of: Label(text: text) {
                    $0.lineBreakMode = mode
                    $0.numberOfLines = lines
                    $0.font = .systemFont(ofSize: 15)
                }
            )
        }
    }

    @Test(arguments: NSLineBreakMode.allCases, [0, 1, 2])
    func attributedLabels(mode: NSLineBreakMode, lines: Int) {
        let style = NSMutableParagraphStyle()
        style.lineBreakMode = mode
        style.lineSpacing = 3
        for text in texts {
            let attributed = NSMutableAttributedString(string: text, attributes: [.paragraphStyle: style])
            for (index, size) in [10, 16, 23, 7].enumerated() where index * 4 < attributed.length {
                let range = NSRange(location: index * 4, length: min(4, attributed.length - index * 4))
                attributed.addAttribute(.font, value: UIFont.systemFont(ofSize: CGFloat(size)), range: range)
            }
            expectRange(of: AttributedLabel(attributedText: attributed) { $0.numberOfLines = lines })
        }
    }

    @Test func controls() {
        for text in texts { expectRange(of: TextField(text: text)) }
        expectRange(of: SegmentedControl(items: texts.map { .init(title: $0) {} }))
    }

    private func expectRange(of element: any Element, sourceLocation: SourceLocation = #_sourceLocation) {
        let content = element.content
        for width in stride(from: 0 as CGFloat, through: 200, by: 3.5) {
            let size = content.measure(in: SizeConstraint(width: width))
            guard size.width <= width else { continue }
            for part in [0, 0.3, 0.8] as [CGFloat] {
                let narrower = size.width + (width - size.width) * part
                let answer = content.measure(in: SizeConstraint(width: narrower))
                #expect(answer == size, "\(element) in \(width) and \(narrower)", sourceLocation: sourceLocation)
            }
        }
    }
}
