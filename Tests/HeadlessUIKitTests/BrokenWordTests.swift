import Foundation
import HeadlessUIKit
import Testing

@Suite("Words broken between characters")
struct BrokenWordTests {
    private func label(_ text: String, _ width: CGFloat, lines: Int = 0) -> UILabel {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: width, height: 200))
        label.font = .systemFont(ofSize: 16)
        label.text = text
        label.numberOfLines = lines
        return label
    }

    @Test("the widest one is found, with its width and the room")
    func widest() {
        let word = label("some Tomatoes and wonderful things", 40).displayContent.text?.brokenWord
        #expect(word == BrokenWord("wonderful", width: 72, room: 40))
        #expect(label("日本語", 40).displayContent.text?.brokenWord == BrokenWord("日本語", width: 48, room: 40))
    }

    @Test("a word that fits, text that is truncated, and wrapping by characters have none")
    func none() {
        #expect(label("one two three", 40).displayContent.text?.brokenWord == nil)
        #expect(label("wonderful", 40, lines: 1).displayContent.text?.brokenWord == nil)
        #expect(label("wonderful", 8, lines: 2).displayContent.text?.brokenWord == nil)
        #expect(label("a b", 4).displayContent.text?.brokenWord == nil)
        let byCharacter = label("wonderful", 40)
        byCharacter.lineBreakMode = .byCharWrapping
        #expect(byCharacter.displayContent.text?.brokenWord == nil)
    }

    @Test("attributed text has them too, measured in its own fonts")
    func attributed() {
        let label = label("", 60)
        let large = [NSAttributedString.Key.font: UIFont.systemFont(ofSize: 32)]
        let text = NSMutableAttributedString(string: "one two\n")
        text.append(NSAttributedString(string: "eight", attributes: large))
        label.attributedText = text
        #expect(label.displayContent.text?.brokenWord == BrokenWord("eight", width: 80, room: 60))
        label.frame.size.width = 80
        #expect(label.displayContent.text?.brokenWord == nil)
    }

    @Test("a text of a given size has words in proportion")
    func sized() {
        let measurer = SizedTextMeasurer(size: CGSize(width: 60, height: 20))
        let format = TextFormat(font: .systemFont(ofSize: 16), numberOfLines: 0)
        #expect(abs(measurer.width(of: "two", in: "one two thr", format: format) - 24.0 / 88 * 60) < 1e-9)
        #expect(MonospacedTextMeasurer().width(of: "two", in: "one two", format: format) == 24)
    }
}
