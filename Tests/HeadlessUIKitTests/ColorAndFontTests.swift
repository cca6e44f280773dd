import Foundation
import HeadlessUIKit
import Testing

@Suite struct ColorAndFontTests {
    @Test func colorsOfTheSystemSayTheirName() {
        #expect(UIColor.blue.description == "blue")
        #expect(UIColor.systemGray5.description == "systemGray5")
        #expect(UIColor.darkGray.description == "darkGray")
        #expect(UIColor.clear.alpha == 0)
        let names = UIColor.named.compactMap(\.name)
        #expect(names.count == UIColor.named.count && Set(names).count == names.count)
    }

    @Test func otherColorsSayTheirBytes() {
        #expect(UIColor(red: 1, green: 0.5, blue: 0, alpha: 1).description == "#FF8000")
        #expect(UIColor(white: 0, alpha: 0.5).description == "#00000080")
        #expect(UIColor(red: 7, green: -1, blue: .nan, alpha: 9).description == "#FF0000")
        #expect(UIColor.red.withAlphaComponent(0.2).description == "#FF000033")
        #expect(UIColor.red.withAlphaComponent(1).description == "red")
    }

    @Test func hexIsReadInThreeForms() {
        #expect(UIColor(hex: 0x336699) == UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 1))
        #expect(UIColor(hex: "#369") == UIColor(hex: 0x336699))
        #expect(UIColor(hex: "33669980")?.description == "#33669980")
        for wrong in ["", "#", "#12", "#12345", "#GGGGGG", "#123456789", "+12345", "é12345"] {
            #expect(UIColor(hex: wrong) == nil)
        }
    }

    @Test func colorsAreEqualByTheirComponents() {
        #expect(UIColor(red: 0, green: 0, blue: 1, alpha: 1) == .blue)
        #expect(UIColor(red: 0, green: 0, blue: 1, alpha: 0.5) != .blue)
        #expect(Set([UIColor.black, UIColor(white: 0, alpha: 1)]).count == 1)
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        UIColor.orange.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        #expect(red == 1 && green == 0.5 && blue == 0 && alpha == 1)
    }

    @Test(
        arguments: [
            (0, "#FF0000"), (1.0 / 3, "#00FF00"), (2.0 / 3, "#0000FF"), (1, "#FF0000"), (0.5, "#00FFFF"),
            (.nan, "#FF0000"),
        ] as [(CGFloat, String)]
    )
    func huesGoAroundTheCircle(hue: CGFloat, text: String) {
        #expect(UIColor(hue: hue, saturation: 1, brightness: 1, alpha: 1).description == text)
    }

    @Test func fontsAreAsHighAsTheirSize() {
        let font = UIFont.boldSystemFont(ofSize: 18)
        #expect(font.pointSize == 18 && font.lineHeight == 18 && font.columnWidth == 9)
        #expect(UIFont.systemFont(ofSize: -3).pointSize == 0)
        #expect(UIFont.systemFont(ofSize: .infinity).pointSize == 0)
        #expect(UIFont.labelFontSize == 16)
        #expect(UIFont.preferredFont(forTextStyle: .title1).pointSize == 28)
        #expect(UIFont.preferredFont(forTextStyle: UIFont.TextStyle(rawValue: "mine")).pointSize == 17)
    }

    @Test func fontsSayWhatTheyAre() {
        #expect(UIFont.systemFont(ofSize: 16).description == "system 16")
        #expect(UIFont.italicSystemFont(ofSize: 12.5).description == "italic system 12.5")
        #expect(UIFont.monospacedSystemFont(ofSize: 9, weight: .light).description == "light monospaced 9")
        #expect(UIFont.preferredFont(forTextStyle: .headline).description == "semibold system 17")
        #expect(UIFont.systemFont(ofSize: 9, weight: UIFont.Weight(rawValue: 0.1)).description == "weight 0.1 system 9")
        #expect(UIFont.systemFont(ofSize: 9).withSize(10) == UIFont.systemFont(ofSize: 10))
        #expect(UIFont.systemFont(ofSize: 9) != UIFont.boldSystemFont(ofSize: 9))
    }
}
