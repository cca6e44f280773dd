import Foundation
import HeadlessUIKit
import Testing

/// Properties that change nothing here are kept, and shown by inspection if they differ from the defaults.
@Suite struct KeptPropertyTests {
    private func shown(_ view: UIView) -> [String: String] {
        Dictionary(view.inspectedProperties.map { ($0.name, $0.value) }) { $1 }
    }

    @Test func orientationsHaveOneKind() {
        let all: [UIDeviceOrientation] = [
            .unknown, .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight, .faceUp, .faceDown,
        ]
        #expect(all.filter(\.isPortrait) == [.portrait, .portraitUpsideDown])
        #expect(all.filter(\.isLandscape) == [.landscapeLeft, .landscapeRight])
        #expect(all.filter(\.isFlat) == [.faceUp, .faceDown])
        #expect(all.filter(\.isValidInterfaceOrientation) == all.filter { $0.isPortrait || $0.isLandscape })
        #expect(UIDevice.current.orientation == .portrait)
    }

    @Test func onlyWhatDiffersIsShown() {
        let view = UIView()
        let before = shown(view)
        view.isOpaque = true
        view.layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
        #expect(shown(view) == before)
        view.isOpaque = false
        view.layoutMargins.left = 20
        view.setContentHuggingPriority(.required, for: .vertical)
        #expect(shown(view)["isOpaque"] == "false")
        #expect(shown(view)["layoutMargins"] == "top 8, left 20, bottom 8, right 8")
        #expect(shown(view)["contentHuggingPriority.vertical"] == "1000")
        view.isOpaque = true
        #expect(shown(view)["isOpaque"] == nil)
    }

    @Test func marginsFollowTheWritingDirection() {
        let view = UIView()
        view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        view.semanticContentAttribute = .forceRightToLeft
        #expect(view.directionalLayoutMargins.leading == 4)
    }

    @Test func aShadowPathIsTheOutlineOfItsRectangle() {
        let view = UIView()
        view.layer.shadowPath = UIBezierPath(rect: CGRect(x: 1, y: 2, width: 30, height: 40)).cgPath
        #expect(view.layer.shadowPath?.boundingBox == CGRect(x: 1, y: 2, width: 30, height: 40))
        #expect(shown(view)["layer.shadowPath"] == "1,2 30×40")
        #expect(CGPath(rect: .zero) == UIBezierPath(rect: .zero).cgPath)
    }

    @Test func labelsTakeFontsAndColoursThatMayBeNil() {
        let label = UILabel()
        label.font = UIFont(name: "Georgia", size: 20)
        label.textColor = UIColor(named: "brand")
        #expect(label.font.pointSize == 20 && label.textColor.name == "brand")
        label.font = nil
        label.textColor = nil
        #expect(label.font == UILabel().font && label.textColor == .black)
    }

    @Test func aLabelIsAsWideAsItMayBe() {
        let label = UILabel()
        label.text = "two words"
        label.numberOfLines = 0
        #expect(label.intrinsicContentSize == CGSize(width: 72, height: 16))
        label.preferredMaxLayoutWidth = 50
        #expect(label.intrinsicContentSize == CGSize(width: 40, height: 32))
    }

    @Test func aHighlightedLabelHasItsOtherColour() {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
        label.text = "a"
        label.highlightedTextColor = .red
        label.isHighlighted = true
        #expect(label.displayContent.text?.color == .red)
    }

    @Test func componentsOfAColourAreStoredInVariables() {
        var (red, hue, white, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        let color = UIColor(hue: 0.25, saturation: 0.5, brightness: 0.75, alpha: 0.5)
        #expect(color.getRed(&red, green: nil, blue: nil, alpha: &alpha))
        #expect(color.getHue(&hue, saturation: nil, brightness: nil, alpha: nil))
        #expect(abs(hue - 0.25) < 1e-9 && red == color.red && alpha == 0.5)
        #expect(UIColor.black.getWhite(&white, alpha: nil) && white == 0)
        #expect(UIColor(named: "") == nil)
    }

    @Test func aStackIsLaidOutAgainWhenAViewIsHidden() {
        let (title, detail) = (UILabel(), UILabel())
        (title.text, detail.text) = ("Title", "12")
        let stack = UIStackView(arrangedSubviews: [title, detail])
        stack.axis = .vertical
        stack.frame = CGRect(x: 0, y: 0, width: 50, height: 43)
        stack.layoutIfNeeded()
        #expect(title.frame.height == 16)
        detail.isHidden = true
        stack.layoutIfNeeded()
        #expect(title.frame.height == 43)
        detail.isHidden = false
        stack.layoutIfNeeded()
        #expect(title.frame.height == 16 && detail.frame.height == 27)
    }

    @Test func aStackArrangesItsViewsWithinItsMargins() {
        let stack = UIStackView(arrangedSubviews: [UISwitch()])
        stack.isLayoutMarginsRelativeArrangement = true
        stack.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(stack.intrinsicContentSize == CGSize(width: 57, height: 35))
        stack.frame.size = stack.intrinsicContentSize
        stack.layoutIfNeeded()
        #expect(stack.arrangedSubviews[0].frame == CGRect(x: 2, y: 1, width: 51, height: 31))
    }

    @Test func viewsBesideTheTextOfAFieldTakeItsRoom() {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
        field.text = "ab"
        field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(field.textRect(forBounds: field.bounds) == field.bounds)
        field.leftViewMode = .always
        field.layoutIfNeeded()
        #expect(field.textRect(forBounds: field.bounds) == CGRect(x: 10, y: 0, width: 90, height: 20))
        #expect(field.leftView?.frame == CGRect(x: 0, y: 5, width: 10, height: 10))
        #expect(field.intrinsicContentSize.width == 26)
    }

    @Test func aFieldIsClearedWhenEditingBegins() {
        let field = UITextField()
        field.text = "old"
        field.clearsOnBeginEditing = true
        field.becomeFirstResponder()
        #expect(field.text == "")
    }

    @Test func aButtonPlacesItsTitleByItsAlignment() {
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        button.setTitle("ab", for: .normal)
        button.contentHorizontalAlignment = .leading
        button.contentVerticalAlignment = .top
        #expect(button.displayContent.text?.lines.first?.frame.origin == .zero)
        button.contentHorizontalAlignment = .right
        #expect(button.displayContent.text?.lines.first?.frame.maxX == 100)
    }

    @Test func theViewWithTheFocusLosesIt() {
        let (view, field) = (UIView(), UITextField())
        view.addSubview(field)
        field.becomeFirstResponder()
        #expect(view.endEditing(false) && !field.isFirstResponder)
    }

    @Test func aRectangleInAnObjectIsTheKeyboardsFrame() {
        let value = NSValue(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(value.cgRectValue == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(NSValue(cgSize: CGSize(width: 3, height: 4)).cgSizeValue.height == 4)
    }
}
