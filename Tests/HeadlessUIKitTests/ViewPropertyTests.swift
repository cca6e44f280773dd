import Foundation
import HeadlessUIKit
import Testing

@Suite struct ViewPropertyTests {
    private func value(_ name: String, of view: UIView) -> String? {
        view.inspectedProperties.first { $0.name == name }?.value
    }

    @Test func aNewViewHasTheDefaultsOfUIKit() {
        let view = UIView()
        #expect(view.alpha == 1 && !view.isHidden && view.isUserInteractionEnabled && !view.clipsToBounds)
        #expect(view.backgroundColor == nil && view.tag == 0 && view.contentMode == .scaleToFill)
        #expect(view.tintAdjustmentMode == .automatic && view.semanticContentAttribute == .unspecified)
        #expect(!UILabel().isUserInteractionEnabled && !UIImageView().isUserInteractionEnabled)
        #expect(UILabel().numberOfLines == 1 && UILabel().font.pointSize == 16)
    }

    @Test func everyPropertyKeepsWhatItIsGiven() {
        let view = UIView()
        view.isHidden = true
        view.isUserInteractionEnabled = false
        view.clipsToBounds = true
        view.tag = 4
        view.tintAdjustmentMode = .dimmed
        view.semanticContentAttribute = .forceRightToLeft
        view.contentMode = .bottomLeft
        #expect(view.isHidden && !view.isUserInteractionEnabled && view.clipsToBounds && view.tag == 4)
        #expect(view.tintAdjustmentMode == .dimmed && view.semanticContentAttribute == .forceRightToLeft)
        #expect(view.contentMode == .bottomLeft)
        view.isHidden = false
        #expect(!view.isHidden && view.clipsToBounds)
    }

    @Test func tintComesFromAbove() {
        let (outer, inner) = (UIView(), UIView())
        outer.addSubview(inner)
        #expect(inner.tintColor == .systemBlue)
        outer.tintColor = .red
        #expect(inner.tintColor == .red)
        inner.tintColor = .green
        #expect(inner.tintColor == .green)
        inner.tintColor = nil
        #expect(inner.tintColor == .red)
    }

    @Test func whatAnUpdateMayChangeIsListed() {
        let view = UIView()
        #expect(
            view.inspectedProperties.map { "\($0.name) \($0.value)" } == [
                "alpha 1", "isHidden false", "isUserInteractionEnabled true", "clipsToBounds false",
                "backgroundColor nil",
            ]
        )
        view.backgroundColor = .blue
        view.transform = CGAffineTransform(translationX: 2, y: 0.5)
        view.tag = 3
        view.contentMode = .scaleAspectFit
        #expect(value("backgroundColor", of: view) == "blue")
        #expect(value("transform3D", of: view) == "m41 2, m42 0.5")
        #expect(value("tag", of: view) == "3")
        #expect(value("contentMode", of: view) == "scaleAspectFit")
    }

    @Test func aLabelAndAnImageListTheirOwn() {
        let label = UILabel()
        label.text = "Hi"
        label.font = .boldSystemFont(ofSize: 18)
        label.textAlignment = .center
        #expect(value("text", of: label) == "\"Hi\"" && value("font", of: label) == "bold system 18")
        #expect(value("textAlignment", of: label) == "center" && value("textColor", of: label) == "black")
        let picture = UIImageView(image: UIImage(named: "cat"))
        #expect(value("image", of: picture) == "cat 24×24")
    }

    @Test func aPlainViewShowsItsBackground() {
        let view = UIView()
        #expect(view.displayContent == DisplayContent() && view.displayContent.isEmpty)
        view.backgroundColor = .clear
        #expect(view.displayContent.isEmpty)
        view.backgroundColor = .red
        #expect(view.displayContent.fill == .red && !view.displayContent.isEmpty)
    }

    @Test func namedImagesHaveADefaultSizeOrTheOneInTheirName() {
        #expect(UIImage(named: "") == nil)
        #expect(UIImage(named: "cat")?.size == CGSize(width: 24, height: 24))
        #expect(UIImage(named: "cat@40x30")?.size == CGSize(width: 40, height: 30))
        #expect(UIImage(named: "cat@2x")?.size == UIImage.defaultSize)
        #expect(UIImage(named: "cat@infx1")?.size == UIImage.defaultSize)
        #expect(UIImage(systemName: "star")?.name == "star")
        #expect(UIImage(size: CGSize(width: -1, height: CGFloat.nan)).size == .zero)
        #expect(UIImage(size: CGSize(width: 2, height: 1.5)).description == "2×1.5")
    }

    @Test(
        arguments: [
            (.scaleToFill, CGRect(x: 0, y: 0, width: 100, height: 60)),
            (.scaleAspectFit, CGRect(x: 20, y: 0, width: 60, height: 60)),
            (.scaleAspectFill, CGRect(x: 0, y: -20, width: 100, height: 100)),
            (.center, CGRect(x: 45, y: 25, width: 10, height: 10)),
            (.topLeft, CGRect(x: 0, y: 0, width: 10, height: 10)),
            (.bottomRight, CGRect(x: 90, y: 50, width: 10, height: 10)),
            (.top, CGRect(x: 45, y: 0, width: 10, height: 10)),
            (.left, CGRect(x: 0, y: 25, width: 10, height: 10)),
        ] as [(UIView.ContentMode, CGRect)]
    )
    func contentModesPlaceThePicture(mode: UIView.ContentMode, place: CGRect) {
        let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
        view.image = UIImage(size: CGSize(width: 10, height: 10), name: "dot")
        view.contentMode = mode
        #expect(view.displayContent.picture?.frame == place)
    }

    @Test func anImageViewIsAsLargeAsItsPicture() {
        let view = UIImageView(image: UIImage(size: CGSize(width: 30, height: 20)))
        #expect(view.bounds.size == CGSize(width: 30, height: 20))
        #expect(view.sizeThatFits(.zero) == CGSize(width: 30, height: 20))
        view.image = nil
        view.sizeToFit()
        #expect(view.frame == .zero)
        #expect(view.intrinsicContentSize.width == UIView.noIntrinsicMetric)
        #expect(view.displayContent.picture == nil)
    }
}
