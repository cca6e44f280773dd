import BlueprintUI
import BlueprintUICommonControls
import Foundation
import HeadlessUIKit
import Testing

@Suite struct RuleTests {
    @Test func aRuleIsThickAcrossAndHasNoLength() {
        let constraint = SizeConstraint(CGSize(width: 100, height: 50))
        let across = Rule(orientation: .horizontal, color: .gray, thickness: .points(3))
        #expect(across.content.measure(in: constraint) == CGSize(width: 0, height: 3))
        let down = Rule(orientation: .vertical, color: .gray, thickness: .points(3))
        #expect(down.content.measure(in: constraint) == CGSize(width: 3, height: 0))
    }

    @Test(arguments: [(1, 1), (2, 0.5), (4, 0.25), (0, 1), (-1, 1), (.nan, 1)] as [(CGFloat, CGFloat)])
    func aHairlineIsOnePixel(scale: CGFloat, points: CGFloat) {
        var environment = Environment.empty
        environment.displayScale = scale
        let across = Rule(orientation: .horizontal, color: .gray)
        #expect(across.content.measure(in: .unconstrained, environment: environment).height == points)
        let down = Rule(orientation: .vertical, color: .gray)
        #expect(down.content.measure(in: .unconstrained, environment: environment).width == points)
    }

    @Test func theScaleOfAPartIsNotThatOfTheScreen() {
        let line = Rule(orientation: .vertical, color: .gray).aligned(vertically: .fill, horizontally: .leading)
        let element = line.adaptedEnvironment(keyPath: \.displayScale, value: 8)
        #expect(Rendering(element, width: 10, height: 10, scale: 2).elements.last == "      Box 0,0 0.5×10")
    }

    @Test func aHairlineIsOnePrivateElement() {
        let hairline = Rule(orientation: .horizontal, color: .gray).elementRepresentation
        #expect("\(type(of: hairline))" == "Hairline" && hairline.content.childCount == 1)
        let line = Rule(orientation: .horizontal, color: .gray, thickness: .points(2)).elementRepresentation
        #expect(line is ConstrainedSize)
    }

    @Test func aBoxViewStandsForTheRule() throws {
        let element = Column(alignment: .fill) {
            Label(text: "Title")
            Rule(orientation: .horizontal, color: .gray)
            Label(text: "Text")
        }
        let rendering = Rendering(
            element.aligned(vertically: .top, horizontally: .fill),
            width: 100,
            height: 60,
            scale: 2
        )
        #expect(
            rendering.elements == [
                "Aligned 0,0 100×60",
                "  Column 0,0 100×32.5",
                "    Label 0,0 100×16",
                "    Rule 0,16 100×0.5",
                "      Box 0,0 100×0.5",
                "    Label 0,16.5 100×16",
            ]
        )
        #expect(
            rendering.views.filter { !$0.hasPrefix("  ") } == [
                "UILabel 0,0 100×16", "BoxView 0,16 100×0.5", "UILabel 0,16.5 100×16",
            ]
        )
        #expect(rendering.first(BoxView.self)?.backgroundColor == .gray)
    }
}
