import BlueprintUI
import BlueprintUICommonControls
import Foundation
import HeadlessUIKit
import Testing

@Suite struct ImageTests {
    private let picture = UIImage(size: CGSize(width: 40, height: 20), name: "wide")

    private func size(_ mode: Image.ContentMode, _ constraint: SizeConstraint) -> CGSize {
        Image(image: picture, contentMode: mode).content.measure(in: constraint)
    }

    @Test(arguments: [Image.ContentMode.center, .stretch])
    func theseAreAsLargeAsThePicture(mode: Image.ContentMode) {
        #expect(size(mode, .unconstrained) == picture.size)
        #expect(size(mode, SizeConstraint(CGSize(width: 10, height: 10))) == picture.size)
    }

    @Test(arguments: [Image.ContentMode.aspectFit, .aspectFill])
    func theseKeepProportions(mode: Image.ContentMode) {
        #expect(size(mode, .unconstrained) == .infinity)
        #expect(size(mode, SizeConstraint(width: 100)) == CGSize(width: 100, height: 50))
        #expect(size(mode, SizeConstraint(height: 10)) == CGSize(width: 20, height: 10))
        #expect(size(mode, SizeConstraint(CGSize(width: 100, height: 10))) == CGSize(width: 20, height: 10))
        #expect(size(mode, SizeConstraint(CGSize(width: 10, height: 100))) == CGSize(width: 10, height: 5))
        #expect(size(mode, SizeConstraint(CGSize(width: 0, height: 100))) == .zero)
        #expect(size(mode, SizeConstraint(CGSize(width: 100, height: 0))) == CGSize(width: 100, height: 50))
        #expect(size(mode, SizeConstraint(CGSize(width: 100, height: -1))) == CGSize(width: 100, height: 50))
        #expect(size(mode, SizeConstraint(height: 0)) == .zero)
    }

    @Test func noPictureHasNoSize() {
        #expect(Image(image: nil).content.measure(in: SizeConstraint(width: 100)) == .zero)
        let flat = UIImage(size: CGSize(width: 10, height: 0))
        #expect(Image(image: flat).content.measure(in: SizeConstraint(width: 100)) == .zero)
    }

    @Test(
        arguments: [
            (.center, .center, CGRect(x: 30, y: 40, width: 40, height: 20)),
            (.stretch, .scaleToFill, CGRect(x: 0, y: 0, width: 100, height: 100)),
            (.aspectFit, .scaleAspectFit, CGRect(x: 0, y: 25, width: 100, height: 50)),
            (.aspectFill, .scaleAspectFill, CGRect(x: -50, y: 0, width: 200, height: 100)),
        ] as [(Image.ContentMode, UIView.ContentMode, CGRect)]
    )
    func theViewPlacesThePicture(mode: Image.ContentMode, viewMode: UIView.ContentMode, place: CGRect) throws {
        let rendering = Rendering(Image(image: picture, contentMode: mode), width: 100, height: 100)
        let view = try #require(rendering.first(UIImageView.self))
        #expect(view.image == picture && view.contentMode == viewMode)
        #expect(view.displayContent.picture?.frame == place)
    }

    @Test func theTintIsSetAndTakenAway() throws {
        let rendering = Rendering(Image(image: picture, tintColor: .red), width: 100, height: 100)
        let view = try #require(rendering.first(UIImageView.self))
        #expect(view.tintColor == .red)
        rendering.view.element = Image(image: picture)
        rendering.view.layoutIfNeeded()
        #expect(view.tintColor == .systemBlue && rendering.first(UIImageView.self) === view)
    }
}
