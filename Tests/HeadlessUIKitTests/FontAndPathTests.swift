import Foundation
import HeadlessUIKit
import Testing

@Suite struct FontAndPathTests {
    @Test func aFontHasTheNameItIsCreatedWith() throws {
        let font = try #require(UIFont(name: "Georgia-Bold", size: 12))
        #expect(font.fontName == "Georgia-Bold" && font.familyName == "Georgia" && font.pointSize == 12)
        #expect(font.description == "Georgia-Bold 12" && font != .systemFont(ofSize: 12))
        #expect(font.withSize(20) == UIFont(name: "Georgia-Bold", size: 20))
        #expect(UIFont(name: "", size: 12) == nil)
        let label = UILabel()
        label.text = "abc"
        label.font = font
        #expect(label.intrinsicContentSize == CGSize(width: 18, height: 12))
    }

    @Test func aDescriptorChangesTraitsAndSize() throws {
        let descriptor = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body)
        let bold = try #require(descriptor.withSymbolicTraits([.traitBold, .traitItalic]))
        #expect(UIFont(descriptor: bold, size: 0).description == "bold italic system 17")
        #expect(UIFont(descriptor: bold, size: 9).pointSize == 9)
        #expect(UIFont.boldSystemFont(ofSize: 8).fontDescriptor.symbolicTraits == .traitBold)
        #expect(descriptor.withDesign(.monospaced).map { UIFont(descriptor: $0, size: 0) }?.isMonospaced == true)
        #expect(UIFontDescriptor(name: "Georgia", size: 3).withSize(5).pointSize == 5)
    }

    @Test func coloursOfDisplayP3AreConverted() {
        let white = UIColor(displayP3Red: 1, green: 1, blue: 1, alpha: 0.5)
        #expect(white == UIColor(red: 1, green: 1, blue: 1, alpha: 0.5))
        let red = UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1)
        #expect(abs(red.red - 1.093) < 0.001 && abs(red.green + 0.227) < 0.001 && abs(red.blue + 0.15) < 0.001)
        #expect(UIColor(cgColor: UIColor.systemRed.cgColor) == .systemRed && UIImage().size == .zero)
    }

    @Test func thePathOfARectangleHasItsBounds() {
        let rect = CGRect(x: 1, y: 2, width: 30, height: 20)
        let square = UIBezierPath(rect: rect)
        #expect(square.bounds == rect && square.steps.count == 6 && square.currentPoint == rect.origin)
        let radii = CGSize(width: 4, height: 4)
        let round = UIBezierPath(roundedRect: rect, byRoundingCorners: .topLeft, cornerRadii: radii)
        #expect(round.bounds == rect && round.steps.count == 7)
        #expect(round.steps.first == .move(CGPoint(x: 5, y: 2)))
        #expect(UIBezierPath().isEmpty && UIBezierPath(ovalIn: rect).bounds == rect)
        let line = UIBezierPath()
        line.move(to: CGPoint(x: 0, y: 0))
        line.addLine(to: CGPoint(x: 3, y: 4))
        square.append(line)
        #expect(square.currentPoint == CGPoint(x: 3, y: 4))
    }
}
