import BlueprintUI
import BlueprintUICommonControls
import Foundation
import HeadlessUIKit
import Testing

@Suite("Large content")
struct LargeContentTests {
    private struct Tab: Accessibility.LargeContentViewerElement {
        var content: ElementContent { ElementContent(intrinsicSize: CGSize(width: 40, height: 20)) }
        var largeContentViewerConfiguration: Accessibility.LargeContentViewerConfiguration {
            Accessibility.LargeContentViewerConfiguration(display: .title("Mail", nil))
        }

        func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? { nil }
    }

    private let label = Label(text: "Home")

    private func properties(_ view: UIView) -> [String] {
        view.inspectedProperties.map { "\($0.name) \($0.value)" }
    }

    private func item(_ display: Accessibility.LargeContentViewerConfiguration.Display) throws -> UIView {
        let element = label.accessibilityShowsLargeContentViewer(display: display)
        return try #require(Rendering(element, width: 50, height: 20).first(LargeContentViewerView.self))
    }

    @Test("The view has the title and the image that are displayed")
    func display() throws {
        let image = UIImage(size: CGSize(width: 2, height: 3), name: "a")
        let titled = try item(.title("Home", image))
        #expect(titled.showsLargeContentViewer && titled.largeContentTitle == "Home")
        #expect(titled.largeContentImage === image && !titled.scalesLargeContentImage)
        let pictured = try item(.image(image))
        #expect(pictured.showsLargeContentViewer && pictured.largeContentTitle == nil)
        #expect(pictured.largeContentImage === image)
        let none = try item(.none)
        #expect(!none.showsLargeContentViewer && none.largeContentTitle == nil && none.largeContentImage == nil)
    }

    @Test("What is set is inspected")
    func inspection() throws {
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        let element = label.accessibilityShowsLargeContentViewer(
            display: .title("Home", nil),
            scalesLargeContentImage: true,
            largeContentImageInsets: insets
        )
        let view = try #require(Rendering(element, width: 50, height: 20).first(LargeContentViewerView.self))
        let large = [
            "showsLargeContentViewer true", "largeContentTitle \"Home\"", "scalesLargeContentImage true",
            "largeContentImageInsets top 1, left 2, bottom 3, right 4",
        ]
        #expect(properties(view).suffix(4) == large[...])
        let rendering = Rendering(label.accessibilityLargeContentViewerInteractionContainer(), width: 50, height: 20)
        let container = try #require(rendering.first(LargeContentViewerInteractionContainerView.self))
        #expect(properties(container).contains("interactions UILargeContentViewerInteraction"))
        #expect(container.displayContent.input.map(\.value) == ["UILargeContentViewerInteraction"])
    }

    @Test("A container shows the element that is held, and tells it where the finger was lifted")
    func container() throws {
        var points: [CGPoint] = []
        let held = label.accessibilityShowsLargeContentViewer(display: .title("Home", nil)) { points.append($0) }
        let bar = Row(underflow: .justifyToStart) {
            Spacer(width: 20, height: 20)
            held
            Tab().accessibilityShowsLargeContentViewer()
        }
        let alone = Rendering(bar, width: 200, height: 20)
        #expect(alone.view.holdForLargeContent(at: CGPoint(x: 25, y: 5)) == nil && points.isEmpty)
        let rendering = Rendering(bar.accessibilityLargeContentViewerInteractionContainer(), width: 200, height: 20)
        #expect(rendering.view.holdForLargeContent(at: CGPoint(x: 25, y: 5))?.largeContentTitle == "Home")
        #expect(points == [CGPoint(x: 25, y: 5)])
        let frame = rendering.all(LargeContentViewerView.self).map(\.frame)[1]
        let middle = CGPoint(x: frame.midX, y: frame.midY)
        #expect(rendering.view.holdForLargeContent(at: middle)?.largeContentTitle == "Mail" && points.count == 1)
        #expect(rendering.view.holdForLargeContent(at: CGPoint(x: 5, y: 5)) == nil && points.count == 1)
    }

    @Test("Of containers in one another, the outermost has the interaction")
    func nested() {
        let element = label.accessibilityLargeContentViewerInteractionContainer()
            .accessibilityLargeContentViewerInteractionContainer()
        let rendering = Rendering(element, width: 50, height: 20)
        let views = rendering.all(LargeContentViewerInteractionContainerView.self)
        #expect(views.map(\.interactions.count) == [1, 0])
        #expect(!UILargeContentViewerInteraction.isEnabled)
    }
}
