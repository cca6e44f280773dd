import BlueprintUI
import HeadlessUIKit
import Testing

/// The declarations and examples of the documents, with other words and values.
@Suite struct SeedDocumentTests {
    let rendering = Rendering()

    @Test func aSquareHasAViewOfItsOwn() throws {
        try rendering.render(
            """
            struct GreenTile: Element {

                var content: ElementContent {
                    ElementContent(intrinsicSize: CGSize(width: 70.0, height: 50.0))
                }

                func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? {
                    UIView.describe { config in
                        config[\\.backgroundColor] = .green
                    }
                }

            }

            GreenTile().centered()
            """
        )
        #expect(rendering.frames == ["Centered 0,0 300×160", "GreenTile 115,55 70×50"])
        #expect(rendering.view.subviews[0].subviews.map(\.backgroundColor) == [.green])
        #expect(rendering.faults == [])
    }

    @Test func aPictureIsDescribedByKeyPaths() throws {
        try rendering.render(
            """
            struct Portrait: Element {
                var content: ElementContent { ElementContent(intrinsicSize: .zero) }

                func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? {
                    UIImageView.describe { config in
                        config[\\.image] = UIImage(named: "dog")
                        config[\\.contentMode] = .scaleAspectFit
                        config[\\.alpha] = context.bounds.width / 600
                        config[\\.isHidden] = context.subtreeExtent != nil
                        config[\\.tag] = context.environment.layoutDirection == .leftToRight ? 7 : 8
                    }
                }
            }
            Portrait()
            """
        )
        let view = try #require(rendering.view.subviews[0].subviews.first as? UIImageView)
        #expect(view.image == UIImage(named: "dog"))
        #expect(view.contentMode == .scaleAspectFit)
        #expect(view.alpha == 0.5 && !view.isHidden && view.tag == 7)
    }

    @Test(arguments: [
        ("ElementContent(intrinsicSize: CGSize(width: 90, height: 30))", "90×30", [String]()),
        (".leaf(intrinsicSize: CGSize(width: 90, height: 30))", "90×30", []),
        ("ElementContent(measurable: Strip(share: 0.25))", "75×12", []),
        ("ElementContent.leaf(measurable: Strip(share: 0.5))", "150×12", []),
        ("ElementContent { constraint in CGSize(width: constraint.max.width, height: 36.0) }", "300×36", []),
        (".leaf { constraint in CGSize(width: constraint.maximum.width / 2, height: 36) }", "150×36", []),
        ("ElementContent(child: Inner())", "40×20", ["Inner 0,0 40×20"]),
        (".container(element: Inner())", "40×20", ["Inner 0,0 40×20"]),
        ("ElementContent(child: Inner(), layout: Shifted())", "50×20", ["Inner 10,0 40×20"]),
        (".container(element: Inner(), layout: Shifted())", "50×20", ["Inner 10,0 40×20"]),
        (
            """
            ElementContent(layout: Stairs()) { builder in
                builder.add(child: Inner())
                builder.add(child: Inner())
                builder.add(element: Spacer(4))
            }
            """, "84×44", ["Inner 0,0 40×20", "Inner 40,20 40×20", "Spacer 80,40 4×4"]
        ),
        (
            ".container(layout: Stairs()) { $0.add(child: Inner()) }", "40×20", ["Inner 0,0 40×20"]
        ),
        ("ElementContent(measuring: Inner())", "40×20", []),
    ])
    func everyMakerOfContentWorks(content: String, size: String, children: [String]) throws {
        try rendering.render(
            """
            struct Strip: Measurable {
                var share: CGFloat
                func measure(in constraint: SizeConstraint) -> CGSize {
                    CGSize(width: constraint.max.width * share, height: 12)
                }
            }
            struct Inner: Element {
                var content: ElementContent { ElementContent(intrinsicSize: CGSize(width: 40, height: 20)) }
                func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? { nil }
            }
            struct Shifted: SingleChildLayout {
                func sizeThatFits(
                    proposal: SizeConstraint, subelement: Subelement, environment: Environment, cache: inout Cache
                ) -> CGSize {
                    let size = subelement.sizeThatFits(proposal)
                    return CGSize(width: size.width + 10, height: size.height)
                }
                func placeSubelement(
                    in size: CGSize, subelement: Subelement, environment: Environment, cache: inout Cache
                ) {
                    subelement.place(
                        at: CGPoint(x: 10, y: 0), size: CGSize(width: size.width - 10, height: size.height)
                    )
                }
            }
            struct Stairs: Layout {
                func sizeThatFits(
                    proposal: SizeConstraint, subelements: Subelements, environment: Environment, cache: inout ()
                ) -> CGSize {
                    var size = CGSize.zero
                    for subelement in subelements {
                        let step = subelement.sizeThatFits(.unconstrained)
                        size.width += step.width
                        size.height += step.height
                    }
                    return size
                }
                func placeSubelements(
                    in size: CGSize, subelements: Subelements, environment: Environment, cache: inout ()
                ) {
                    var corner = CGPoint.zero
                    for subelement in subelements {
                        let step = subelement.sizeThatFits(.unconstrained)
                        subelement.place(at: corner, size: step)
                        corner = CGPoint(x: corner.x + step.width, y: corner.y + step.height)
                    }
                }
            }
            struct Outer: Element {
                var content: ElementContent { \(content) }
                func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? { nil }
            }
            Outer().aligned(vertically: .top, horizontally: .leading)
            """
        )
        #expect(rendering.faults == [])
        #expect(rendering.frames == ["Aligned 0,0 300×160", "Outer 0,0 \(size)"] + children)
    }

    @Test func aHeadingAndALineBelow() throws {
        try rendering.render(
            """
            struct HeadingElement: ProxyElement {
                var heading: String
                var line: String

                var elementRepresentation: Element {
                    Column(
                        alignment: .leading,
                        minimumSpacing: 6.0
                    ) {
                        Label(text: heading) { label in
                            label.font = .boldSystemFont(ofSize: 20.0)
                        }

                        Label(text: line) { label in
                            label.font = .systemFont(ofSize: 12.0)
                            label.color = .darkGray
                        }
                    }
                }
            }
            HeadingElement(heading: "Trip", line: "by train").centered()
            """
        )
        #expect(
            rendering.frames == [
                "Centered 0,0 300×160", "HeadingElement 126,61 48×38", "Label 0,0 40×20", "Label 0,26 48×12",
            ]
        )
        let labels = rendering.view.subviews[0].subviews.compactMap { $0 as? UILabel }
        #expect(labels.map(\.textColor) == [.black, .darkGray])
        #expect(labels.map(\.font) == [.boldSystemFont(ofSize: 20), .systemFont(ofSize: 12)])
    }

    @Test func aFunctionMakesAnElement() throws {
        try rendering.render(
            """
            func makeCard(image: UIImage, text: String) -> Element {
                Overlay {
                    Image(image: image)

                    Label(text: text)
                        .centered()
                }
            }
            makeCard(image: UIImage(named: "sea")!, text: "The sea")
            """
        )
        #expect(
            rendering.frames == [
                "Overlay 0,0 300×160", "Image 0,0 300×160", "Centered 0,0 300×160", "Label 122,72 56×16",
            ]
        )
    }

    @Test func aViewShowsAnElement() throws {
        try rendering.render(
            """
            func makeTitle(_ text: String) -> Element { Label(text: text).inset(uniform: 4) }
            let blueprintView = BlueprintView()
            blueprintView.frame = CGRect(x: 0, y: 0, width: 60, height: 40)
            blueprintView.element = makeTitle("Hi")
            blueprintView.layoutIfNeeded()
            let label = blueprintView.subviews[0].subviews[0]
            Spacer(width: label.frame.width, height: blueprintView.sizeThatFits(.unconstrained).height).centered()
            """
        )
        #expect(rendering.frames == ["Centered 0,0 300×160", "Spacer 124,68 52×24"])
    }

    @Test func importsAndConstantsAreUnderstood() throws {
        try rendering.render(
            """
            import BlueprintUI
            import BlueprintUICommonControls
            import UIKit

            let title = "Lunch"
            let gap: CGFloat = 12
            Column(minimumSpacing: gap) {
                Label(text: title)
                if gap > 10 {
                    Rule(orientation: .horizontal, color: .gray)
                }
            }
            """
        )
        #expect(rendering.frames.first == "Column 0,0 300×160")
        #expect(rendering.document?.declarations.map(\.name) == ["title", "gap"])
    }

    @Test func aDocumentWithoutAnExpressionHasNoRoot() throws {
        try rendering.render("struct Dot: ProxyElement { var elementRepresentation: any Element { Spacer(3) } }")
        #expect(rendering.document?.root == nil)
        #expect(rendering.document?.declarations.map(\.kind) == ["struct"])
    }
}
