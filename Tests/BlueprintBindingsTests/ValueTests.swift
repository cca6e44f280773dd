import BlueprintBindings
import BlueprintUI
import BlueprintUICommonControls
import Foundation
import HeadlessUIKit
import SwiftInterpreter
import Testing

/// Values of arguments and properties, converted back to Swift values.
@Suite struct ValueTests {
    let interpreter = Interpreter(table: BindingTable.blueprint())

    func value<T>(_ source: String, as type: T.Type = T.self) throws -> T {
        try interpreter.convert(try interpreter.value(of: source, fileName: "value"), to: type)
    }

    @Test func optionSetsAreWrittenAsLists() throws {
        let style: CornerStyle = try value("CornerStyle.rounded(radius: 8, corners: [.topLeft, .bottom])")
        #expect(style == .rounded(radius: 8, corners: [.topLeft, .bottomLeft, .bottomRight]))
        #expect(try value("CornerStyle.rounded(radius: 8, corners: [])") == CornerStyle.rounded(radius: 8, corners: []))
    }

    @Test func initializersThatFailGiveNil() throws {
        #expect(try value("UIImage(named: \"\")", as: UIImage?.self) == nil)
        #expect(try value("UIImage(named: \"a@3x4\")?.size.width ?? 0") == CGFloat(3))
        #expect(try value("UIColor(hex: \"#00FF00\") ?? .red") == UIColor(hex: 0x00FF00))
        #expect(try value("UIColor(hex: \"green\") ?? UIColor.red") == UIColor.red)
    }

    @Test func addressesAreTakenApart() throws {
        let source = """
            let url = URL(string: "https://shop.example:8080/cart/items.json?page=2#top")!
            let parts = [url.scheme, url.host, url.port.map { String($0) }, url.query, url.fragment].map { $0 ?? "nil" }
            (parts + [url.path, url.lastPathComponent, url.pathExtension]).joined(separator: " ")
            """
        #expect(try value(source) == "https shop.example 8080 page=2 top /cart/items.json items.json json")
    }

    /// Foundation on Linux has no such initializer, and so no compiled program has.
    @Test func textsWithAttributesBeginEmpty() throws {
        let source = """
            let text = NSMutableAttributedString()
            for word in ["bold", "word"] { text.append(NSAttributedString(string: word)) }
            text.append(NSAttributedString())
            text.string + String(text.length)
            """
        #expect(try value(source) == "boldword8")
    }

    @Test(arguments: [
        ("UIColor.systemTeal.withAlphaComponent(0.5)", UIColor.systemTeal.withAlphaComponent(0.5)),
        ("UIColor(white: 0.5, alpha: 1)", UIColor(white: 0.5, alpha: 1)),
        ("UIColor(hex: 0x123456, alpha: 0.25)", UIColor(hex: 0x123456, alpha: 0.25)),
        ("UIColor(hue: 0.5, saturation: 1, brightness: 1, alpha: 1)", UIColor.cyan),
    ])
    func coloursAreMade(source: String, color: UIColor) throws {
        let made: UIColor = try value(source)
        #expect((made.red, made.green, made.blue, made.alpha) == (color.red, color.green, color.blue, color.alpha))
    }

    @Test func enumsAreTakenApart() throws {
        let source = """
            func text(_ axis: SizeConstraint.Axis) -> String {
                switch axis {
                case .atMost(let limit) where limit > 100: "wide"
                case .atMost(let limit): "up to \\(Int(limit))"
                case .unconstrained: "free"
                }
            }
            [text(.atMost(200)), text(.atMost(30)), text(SizeConstraint.unconstrained.width)].joined(separator: ", ")
            """
        #expect(try value(source) == "wide, up to 30, free")
    }

    @Test func constraintsAreCalculated() throws {
        #expect(
            try value("SizeConstraint(CGSize(width: 40, height: 20)).inset(width: 4, height: 6)")
                == SizeConstraint(CGSize(width: 36, height: 14))
        )
        #expect(try value("SizeConstraint(width: 10).height == .unconstrained"))
        #expect(try value("SizeConstraint.unconstrained.max.width > 1_000_000"))
    }

    @Test func rectanglesAreCalculated() throws {
        let rect: CGRect = try value("CGRect(x: 1, y: 2, width: 30, height: 40).insetBy(dx: 2, dy: 4)")
        #expect(rect == CGRect(x: 3, y: 6, width: 26, height: 32))
        #expect(try value("CGRect(origin: .zero, size: CGSize(width: 4, height: 8)).midY") == CGFloat(4))
    }

    @Test func aGuideIsNamedWithoutItsTypeWhereOneTypeHasIt() throws {
        let source = "ElementDimensions(size: CGSize(width: 30, height: 40))"
        #expect(try value(source + "[.trailing]") == CGFloat(30))
        #expect(try value(source + "[.bottom]") == CGFloat(40))
        #expect(try value(source + "[VerticalAlignment.center]") == CGFloat(20))
        #expect(throws: Diagnostic.self) { try interpreter.evaluate(source + "[.center]", fileName: "value") }
    }
}
