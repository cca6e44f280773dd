// Written by `swift run generate-bindings` from the declarations of HeadlessUIKit: change those, or
// Tests/BindingGenerator/Exceptions.txt.
// swift-format-ignore-file

import BlueprintUI
import BlueprintUIAccessibilityCore
import BlueprintUICommonControls
import Foundation
import HeadlessUIKit
import SwiftInterpreter

/// The members of HeadlessUIKit that only pass on what they get.
extension Binding {
    /// Describes the members of all types of HeadlessUIKit, before the bindings of these types.
    static func describeHeadlessUIKit(in table: BindingTable) {
        table.describe("CALayer", describeCALayer)
        table.describe("CALayerCornerCurve", describeCALayerCornerCurve)
        table.describe("CATransform3D", describeCATransform3D)
        table.describe("CGAffineTransform", describeCGAffineTransform)
        table.describe("CGColor", describeCGColor)
        table.describe("CGPath", describeCGPath)
        table.describe("CGVector", describeCGVector)
        table.describe("DisplayContent", describeDisplayContent)
        table.describe("DisplayContent.Text", describeDisplayContentText)
        table.describe("DisplayContent.Text.Line", describeDisplayContentTextLine)
        table.describe("NSDirectionalEdgeInsets", describeNSDirectionalEdgeInsets)
        table.describe("NSLayoutConstraint.Axis", describeNSLayoutConstraintAxis)
        table.describe("NSLineBreakMode", describeNSLineBreakMode)
        table.describe("NSParagraphStyle", describeNSParagraphStyle)
        table.describe("NSTextAlignment", describeNSTextAlignment)
        table.describe("NSTextContainer", describeNSTextContainer)
        table.describe("NSUnderlineStyle", describeNSUnderlineStyle)
        table.describe("UIAccessibility", describeUIAccessibility)
        table.describe("UIAccessibility.Notification", describeUIAccessibilityNotification)
        table.describe("UIAccessibilityCustomAction", describeUIAccessibilityCustomAction)
        table.describe("UIAccessibilityTraits", describeUIAccessibilityTraits)
        table.describe("UIAction", describeUIAction)
        table.describe("UIActivityIndicatorView", describeUIActivityIndicatorView)
        table.describe("UIActivityIndicatorView.Style", describeUIActivityIndicatorViewStyle)
        table.describe("UIAlertAction", describeUIAlertAction)
        table.describe("UIAlertAction.Style", describeUIAlertActionStyle)
        table.describe("UIAlertController", describeUIAlertController)
        table.describe("UIAlertController.Style", describeUIAlertControllerStyle)
        table.describe("UIApplication", describeUIApplication)
        table.describe("UIApplication.OpenExternalURLOptionsKey", describeUIApplicationOpenExternalURLOptionsKey)
        table.describe("UIApplication.State", describeUIApplicationState)
        table.describe("UIBarButtonItem", describeUIBarButtonItem)
        table.describe("UIBarButtonItem.Style", describeUIBarButtonItemStyle)
        table.describe("UIBarMetrics", describeUIBarMetrics)
        table.describe("UIBaselineAdjustment", describeUIBaselineAdjustment)
        table.describe("UIBezierPath", describeUIBezierPath)
        table.describe("UIBlurEffect", describeUIBlurEffect)
        table.describe("UIBlurEffect.Style", describeUIBlurEffectStyle)
        table.describe("UIButton", describeUIButton)
        table.describe("UIButton.ButtonType", describeUIButtonButtonType)
        table.describe("UIColor", describeUIColor)
        table.describe("UIContentSizeCategory", describeUIContentSizeCategory)
        table.describe("UIControl", describeUIControl)
        table.describe("UIControl.ContentHorizontalAlignment", describeUIControlContentHorizontalAlignment)
        table.describe("UIControl.ContentVerticalAlignment", describeUIControlContentVerticalAlignment)
        table.describe("UIControl.Event", describeUIControlEvent)
        table.describe("UIControl.State", describeUIControlState)
        table.describe("UIDevice", describeUIDevice)
        table.describe("UIDeviceOrientation", describeUIDeviceOrientation)
        table.describe("UIEdgeInsets", describeUIEdgeInsets)
        table.describe("UIFeedbackGenerator", describeUIFeedbackGenerator)
        table.describe("UIFont", describeUIFont)
        table.describe("UIFont.Weight", describeUIFontWeight)
        table.describe("UIFontDescriptor", describeUIFontDescriptor)
        table.describe("UIFontMetrics", describeUIFontMetrics)
        table.describe("UIGestureRecognizer", describeUIGestureRecognizer)
        table.describe("UIGestureRecognizer.State", describeUIGestureRecognizerState)
        table.describe("UIImage", describeUIImage)
        table.describe("UIImage.RenderingMode", describeUIImageRenderingMode)
        table.describe("UIImageView", describeUIImageView)
        table.describe("UIImpactFeedbackGenerator", describeUIImpactFeedbackGenerator)
        table.describe("UIImpactFeedbackGenerator.FeedbackStyle", describeUIImpactFeedbackGeneratorFeedbackStyle)
        table.describe("UIInterfaceOrientationMask", describeUIInterfaceOrientationMask)
        table.describe("UIKeyboardAppearance", describeUIKeyboardAppearance)
        table.describe("UIKeyboardType", describeUIKeyboardType)
        table.describe("UILabel", describeUILabel)
        table.describe("UILayoutPriority", describeUILayoutPriority)
        table.describe("UILongPressGestureRecognizer", describeUILongPressGestureRecognizer)
        table.describe("UIModalPresentationStyle", describeUIModalPresentationStyle)
        table.describe("UIModalTransitionStyle", describeUIModalTransitionStyle)
        table.describe("UINavigationBar", describeUINavigationBar)
        table.describe("UINavigationBarAppearance", describeUINavigationBarAppearance)
        table.describe("UINavigationController", describeUINavigationController)
        table.describe("UINavigationItem", describeUINavigationItem)
        table.describe("UINavigationItem.BackButtonDisplayMode", describeUINavigationItemBackButtonDisplayMode)
        table.describe("UINavigationItem.LargeTitleDisplayMode", describeUINavigationItemLargeTitleDisplayMode)
        table.describe("UINotificationFeedbackGenerator.FeedbackType", describeUINotificationFeedbackGeneratorFeedbackType)
        table.describe("UIOffset", describeUIOffset)
        table.describe("UIPageControl", describeUIPageControl)
        table.describe("UIPanGestureRecognizer", describeUIPanGestureRecognizer)
        table.describe("UIPasteboard", describeUIPasteboard)
        table.describe("UIPinchGestureRecognizer", describeUIPinchGestureRecognizer)
        table.describe("UIPopoverArrowDirection", describeUIPopoverArrowDirection)
        table.describe("UIPopoverPresentationController", describeUIPopoverPresentationController)
        table.describe("UIProgressView", describeUIProgressView)
        table.describe("UIProgressView.Style", describeUIProgressViewStyle)
        table.describe("UIRectEdge", describeUIRectEdge)
        table.describe("UIRefreshControl", describeUIRefreshControl)
        table.describe("UIResponder", describeUIResponder)
        table.describe("UIReturnKeyType", describeUIReturnKeyType)
        table.describe("UIScreen", describeUIScreen)
        table.describe("UIScrollView", describeUIScrollView)
        table.describe("UIScrollView.ContentInsetAdjustmentBehavior", describeUIScrollViewContentInsetAdjustmentBehavior)
        table.describe("UIScrollView.DecelerationRate", describeUIScrollViewDecelerationRate)
        table.describe("UIScrollView.IndicatorStyle", describeUIScrollViewIndicatorStyle)
        table.describe("UIScrollView.KeyboardDismissMode", describeUIScrollViewKeyboardDismissMode)
        table.describe("UISegmentedControl", describeUISegmentedControl)
        table.describe("UISelectionFeedbackGenerator", describeUISelectionFeedbackGenerator)
        table.describe("UISemanticContentAttribute", describeUISemanticContentAttribute)
        table.describe("UISlider", describeUISlider)
        table.describe("UIStackView", describeUIStackView)
        table.describe("UIStackView.Alignment", describeUIStackViewAlignment)
        table.describe("UIStackView.Distribution", describeUIStackViewDistribution)
        table.describe("UIStatusBarAnimation", describeUIStatusBarAnimation)
        table.describe("UIStatusBarStyle", describeUIStatusBarStyle)
        table.describe("UIStepper", describeUIStepper)
        table.describe("UISwipeGestureRecognizer", describeUISwipeGestureRecognizer)
        table.describe("UISwipeGestureRecognizer.Direction", describeUISwipeGestureRecognizerDirection)
        table.describe("UISwitch", describeUISwitch)
        table.describe("UITapGestureRecognizer", describeUITapGestureRecognizer)
        table.describe("UITextAutocapitalizationType", describeUITextAutocapitalizationType)
        table.describe("UITextAutocorrectionType", describeUITextAutocorrectionType)
        table.describe("UITextContentType", describeUITextContentType)
        table.describe("UITextField", describeUITextField)
        table.describe("UITextField.BorderStyle", describeUITextFieldBorderStyle)
        table.describe("UITextField.ViewMode", describeUITextFieldViewMode)
        table.describe("UITextSpellCheckingType", describeUITextSpellCheckingType)
        table.describe("UITextView", describeUITextView)
        table.describe("UITouch", describeUITouch)
        table.describe("UITraitCollection", describeUITraitCollection)
        table.describe("UITraitEnvironmentLayoutDirection", describeUITraitEnvironmentLayoutDirection)
        table.describe("UIUserInterfaceIdiom", describeUIUserInterfaceIdiom)
        table.describe("UIUserInterfaceLayoutDirection", describeUIUserInterfaceLayoutDirection)
        table.describe("UIUserInterfaceSizeClass", describeUIUserInterfaceSizeClass)
        table.describe("UIUserInterfaceStyle", describeUIUserInterfaceStyle)
        table.describe("UIView", describeUIView)
        table.describe("UIView.AnimationCurve", describeUIViewAnimationCurve)
        table.describe("UIView.AnimationOptions", describeUIViewAnimationOptions)
        table.describe("UIView.ContentMode", describeUIViewContentMode)
        table.describe("UIView.KeyframeAnimationOptions", describeUIViewKeyframeAnimationOptions)
        table.describe("UIView.TintAdjustmentMode", describeUIViewTintAdjustmentMode)
        table.describe("UIViewController", describeUIViewController)
        table.describe("UIVisualEffectView", describeUIVisualEffectView)
        table.describe("UIWindow", describeUIWindow)
        table.registerCases(
            of: NSLayoutConstraint.Axis.self,
            as: "NSLayoutConstraint.Axis",
            summary: "An axis of a layout."
        )
        table.registerCases(
            of: UIActivityIndicatorView.Style.self,
            as: "UIActivityIndicatorView.Style",
            summary: "The size of an indicator."
        )
        table.registerCases(of: UIAlertAction.Style.self, as: "UIAlertAction.Style", summary: "The kind of a button.")
        table.registerCases(
            of: UIAlertController.Style.self,
            as: "UIAlertController.Style",
            summary: "The form of a message."
        )
        table.registerCases(of: UIApplication.State.self, as: "UIApplication.State", summary: "The state of an app.")
        table.registerCases(
            of: UIBarButtonItem.Style.self,
            as: "UIBarButtonItem.Style",
            summary: "The look of a button in a bar."
        )
        table.registerCases(of: UIBarMetrics.self, as: "UIBarMetrics", summary: "The height of a bar.")
        table.registerCases(
            of: UIBaselineAdjustment.self,
            as: "UIBaselineAdjustment",
            summary: "The position of text that is shown smaller; no effect here."
        )
        table.registerCases(of: UIBlurEffect.Style.self, as: "UIBlurEffect.Style", summary: "The kind of blur.")
        table.registerCases(of: UIButton.ButtonType.self, as: "UIButton.ButtonType", summary: "The kind of a button.")
        table.registerCases(
            of: UIControl.ContentHorizontalAlignment.self,
            as: "UIControl.ContentHorizontalAlignment",
            summary: "The horizontal position of the content of a control."
        )
        table.registerCases(
            of: UIControl.ContentVerticalAlignment.self,
            as: "UIControl.ContentVerticalAlignment",
            summary: "The vertical position of the content of a control."
        )
        table.registerOptions(of: UIControl.Event.self, as: "UIControl.Event", summary: "A set of events of a control.")
        table.registerOptions(
            of: UIControl.State.self,
            as: "UIControl.State",
            summary: "A set of states of a control; the empty one is the normal state."
        )
        table.registerCases(
            of: UIImage.RenderingMode.self,
            as: "UIImage.RenderingMode",
            summary: "The way an image is drawn; no effect here."
        )
        table.registerCases(
            of: UIImpactFeedbackGenerator.FeedbackStyle.self,
            as: "UIImpactFeedbackGenerator.FeedbackStyle",
            summary: "The things that meet."
        )
        table.registerOptions(
            of: UIInterfaceOrientationMask.self,
            as: "UIInterfaceOrientationMask",
            summary: "A set of orientations of the screen, which never turns here."
        )
        table.registerCases(
            of: UIKeyboardAppearance.self,
            as: "UIKeyboardAppearance",
            summary: "The appearance of the keyboard."
        )
        table.registerCases(
            of: UIKeyboardType.self,
            as: "UIKeyboardType",
            summary: "The kind of keyboard; there is no keyboard here, so the value is only kept."
        )
        table.registerCases(
            of: UIModalPresentationStyle.self,
            as: "UIModalPresentationStyle",
            summary: "The way a controller is presented; it makes no difference here."
        )
        table.registerCases(
            of: UIModalTransitionStyle.self,
            as: "UIModalTransitionStyle",
            summary: "The animation of presenting a controller; no effect here."
        )
        table.registerCases(
            of: UINavigationItem.BackButtonDisplayMode.self,
            as: "UINavigationItem.BackButtonDisplayMode",
            summary: "The look of a back button's title."
        )
        table.registerCases(
            of: UINavigationItem.LargeTitleDisplayMode.self,
            as: "UINavigationItem.LargeTitleDisplayMode",
            summary: "The condition for showing a large title."
        )
        table.registerCases(
            of: UINotificationFeedbackGenerator.FeedbackType.self,
            as: "UINotificationFeedbackGenerator.FeedbackType",
            summary: "The result of a task."
        )
        table.registerOptions(
            of: UIPopoverArrowDirection.self,
            as: "UIPopoverArrowDirection",
            summary: "A set of directions of the arrow."
        )
        table.registerCases(of: UIProgressView.Style.self, as: "UIProgressView.Style", summary: "The look of a bar.")
        table.registerOptions(of: UIRectEdge.self, as: "UIRectEdge", summary: "A set of edges of a rectangle.")
        table.registerCases(of: UIReturnKeyType.self, as: "UIReturnKeyType", summary: "The title of the return key.")
        table.registerCases(
            of: UIScrollView.ContentInsetAdjustmentBehavior.self,
            as: "UIScrollView.ContentInsetAdjustmentBehavior",
            summary: "The condition for adding the safe area to the insets of the content."
        )
        table.registerCases(
            of: UIScrollView.IndicatorStyle.self,
            as: "UIScrollView.IndicatorStyle",
            summary: "The colour of scroll indicators, which are not drawn."
        )
        table.registerCases(
            of: UIScrollView.KeyboardDismissMode.self,
            as: "UIScrollView.KeyboardDismissMode",
            summary: "The way a scroll dismisses the keyboard; there is no keyboard here."
        )
        table.registerCases(
            of: UISemanticContentAttribute.self,
            as: "UISemanticContentAttribute",
            summary: "The mirroring of a view where text runs from right to left."
        )
        table.registerCases(
            of: UIStackView.Distribution.self,
            as: "UIStackView.Distribution",
            summary: "The sharing of the length along the axis of a stack."
        )
        table.registerCases(
            of: UIStatusBarAnimation.self,
            as: "UIStatusBarAnimation",
            summary: "The animation of the status bar, which is not shown here."
        )
        table.registerCases(
            of: UIStatusBarStyle.self,
            as: "UIStatusBarStyle",
            summary: "The look of the status bar, which is not shown here."
        )
        table.registerOptions(
            of: UISwipeGestureRecognizer.Direction.self,
            as: "UISwipeGestureRecognizer.Direction",
            summary: "A set of directions."
        )
        table.registerCases(
            of: UITextAutocapitalizationType.self,
            as: "UITextAutocapitalizationType",
            summary: "The rule for capital letters."
        )
        table.registerCases(
            of: UITextAutocorrectionType.self,
            as: "UITextAutocorrectionType",
            summary: "The correction of words while they are typed."
        )
        table.registerCases(
            of: UITextField.BorderStyle.self,
            as: "UITextField.BorderStyle",
            summary: "The border of a text field; it is not drawn."
        )
        table.registerCases(
            of: UITextField.ViewMode.self,
            as: "UITextField.ViewMode",
            summary: "The condition for showing a part of a text field."
        )
        table.registerCases(
            of: UITextSpellCheckingType.self,
            as: "UITextSpellCheckingType",
            summary: "The marking of misspelled words."
        )
        table.registerCases(
            of: UITraitEnvironmentLayoutDirection.self,
            as: "UITraitEnvironmentLayoutDirection",
            summary: "The direction of a language."
        )
        table.registerCases(of: UIUserInterfaceIdiom.self, as: "UIUserInterfaceIdiom", summary: "The kinds of devices.")
        table.registerCases(
            of: UIUserInterfaceLayoutDirection.self,
            as: "UIUserInterfaceLayoutDirection",
            summary: "The direction of a layout."
        )
        table.registerCases(
            of: UIUserInterfaceSizeClass.self,
            as: "UIUserInterfaceSizeClass",
            summary: "The room along an axis."
        )
        table.registerCases(
            of: UIUserInterfaceStyle.self,
            as: "UIUserInterfaceStyle",
            summary: "The light or dark style of an interface."
        )
        table.registerCases(
            of: UIView.AnimationCurve.self,
            as: "UIView.AnimationCurve",
            summary: "The speed of an animation over time."
        )
        table.registerCases(
            of: UIView.ContentMode.self,
            as: "UIView.ContentMode",
            summary: "The size and position of content in a view."
        )
        table.registerOptions(
            of: UIView.KeyframeAnimationOptions.self,
            as: "UIView.KeyframeAnimationOptions",
            summary: "The settings of an animation with several steps; they have no effect here."
        )
        table.registerCases(
            of: UIView.TintAdjustmentMode.self,
            as: "UIView.TintAdjustmentMode",
            summary: "The brightness of the tint colour."
        )
    }

    private static func describeCALayer(_ type: TypeRegistration<CALayer>) {
        type.property("backgroundColor", \.backgroundColor, summary: "The background colour of the view.")
        type.property("borderColor", \.borderColor, summary: "The colour of the border.")
        type.property("borderWidth", \.borderWidth, summary: "The width of the border; 0 for none.")
        type.property("cornerCurve", \.cornerCurve, summary: "The shape of the corners.")
        type.property("cornerRadius", \.cornerRadius, summary: "The radius of the corners.")
        type.property("isHidden", \.isHidden, summary: "True if the view is hidden.")
        type.property("maskedCorners", \.maskedCorners, summary: "The corners with the radius.")
        type.property("masksToBounds", \.masksToBounds, summary: "True if subviews are clipped at its edges.")
        type.property("opacity", \.opacity, summary: "From 0 (invisible) to 1 (opaque).")
        type.property("shadowColor", \.shadowColor, summary: "The colour of the shadow.")
        type.property("shadowOffset", \.shadowOffset, summary: "The offset of the shadow.")
        type.property("shadowOpacity", \.shadowOpacity, summary: "The opacity of the shadow; 0 for none.")
        type.property("shadowRadius", \.shadowRadius, summary: "The blur radius of the shadow.")
        type.property("shouldRasterize", \.shouldRasterize, summary: "True if it is drawn once; no effect here.")
        type.property("transform", \.transform, summary: "The transform of the view.")
        type.property("zPosition", \.zPosition, summary: "The position in front of siblings; no effect here.")
        type.property("shadowPath", \.shadowPath, summary: "The outline of the shadow; nil for that of the layer.")
        type.property(
            "anchorPoint",
            \.anchorPoint,
            summary: "The point that the position places, as a part of the size; no effect here."
        )
        type.property("allowsEdgeAntialiasing", \.allowsEdgeAntialiasing)
        type.property("allowsGroupOpacity", \.allowsGroupOpacity)
        type.property("contentsScale", \.contentsScale, summary: "The pixels in a point of the content.")
        type.property("isOpaque", \.isOpaque)
        type.property("name", \.name, summary: "The name.")
        type.property("position", \.position, summary: "The middle of the view in its superview.")
        type.property("rasterizationScale", \.rasterizationScale, summary: "The pixels in a point of a drawn layer.")
        type.method("layoutIfNeeded()") { value, _ in value.layoutIfNeeded() }
        type.method("removeAllAnimations()") { value, _ in value.removeAllAnimations() }
        type.method("setNeedsDisplay()") { value, _ in value.setNeedsDisplay() }
        type.method("setNeedsLayout()") { value, _ in value.setNeedsLayout() }
    }

    private static func describeCALayerCornerCurve(_ type: TypeRegistration<CALayerCornerCurve>) {
        type.staticProperty("circular", summary: "Quarters of circles.", CALayerCornerCurve.circular)
        type.staticProperty("continuous", summary: "Curves that begin gently.", CALayerCornerCurve.continuous)
    }

    private static func describeCATransform3D(_ type: TypeRegistration<CATransform3D>) {
        type.initializer("init()", summary: "A transform of zeros.") { _ in CATransform3D() }
    }

    private static func describeCGAffineTransform(_ type: TypeRegistration<CGAffineTransform>) {
        type.initializer("init()", summary: "The transform without effect.") { _ in CGAffineTransform() }
        type.initializer("init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat)") {
            CGAffineTransform(a: try $0.get("a", as: CGFloat.self), b: try $0.get("b", as: CGFloat.self), c: try $0.get("c", as: CGFloat.self), d: try $0.get("d", as: CGFloat.self), tx: try $0.get("tx", as: CGFloat.self), ty: try $0.get("ty", as: CGFloat.self))
        }
        type.initializer("init(translationX tx: CGFloat, y ty: CGFloat)") {
            CGAffineTransform(translationX: try $0.get("tx", as: CGFloat.self), y: try $0.get("ty", as: CGFloat.self))
        }
        type.initializer("init(scaleX sx: CGFloat, y sy: CGFloat)") {
            CGAffineTransform(scaleX: try $0.get("sx", as: CGFloat.self), y: try $0.get("sy", as: CGFloat.self))
        }
        type.initializer("init(rotationAngle angle: CGFloat)", summary: "A rotation in radians, clockwise.") {
            CGAffineTransform(rotationAngle: try $0.get("angle", as: CGFloat.self))
        }
        type.staticProperty("identity", summary: "The transform without effect.", CGAffineTransform.identity)
        type.keepPlace(of: "a")
        type.keepPlace(of: "b")
        type.keepPlace(of: "c")
        type.keepPlace(of: "d")
        type.keepPlace(of: "tx")
        type.keepPlace(of: "ty")
        type.property("isIdentity", \.isIdentity, summary: "True if it has no effect.")
        type.method("inverted() -> CGAffineTransform", summary: "Returns the inverse transform.") {
            value, _ in value.inverted()
        }
        type.method("translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform") {
            $0.translatedBy(x: try $1.get("x", as: CGFloat.self), y: try $1.get("y", as: CGFloat.self))
        }
        type.method("scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform") {
            $0.scaledBy(x: try $1.get("x", as: CGFloat.self), y: try $1.get("y", as: CGFloat.self))
        }
        type.method("rotated(by angle: CGFloat) -> CGAffineTransform") {
            $0.rotated(by: try $1.get("angle", as: CGFloat.self))
        }
        type.method("concatenating(_ other: CGAffineTransform) -> CGAffineTransform") {
            $0.concatenating(try $1.get("other", as: CGAffineTransform.self))
        }
    }

    private static func describeCGColor(_ type: TypeRegistration<CGColor>) {
        type.property("alpha", \.alpha, summary: "The opacity.")
        type.property("components", \.components, summary: "Red, green, blue and the opacity.")
    }

    private static func describeCGPath(_ type: TypeRegistration<CGPath>) {
        type.property("boundingBox", \.boundingBox, summary: "The rectangle around it.")
        type.initializer("init(rect: CGRect)") { CGPath(rect: try $0.get("rect", as: CGRect.self)) }
        type.initializer("init(roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat)") {
            CGPath(roundedRect: try $0.get("rect", as: CGRect.self), cornerWidth: try $0.get("cornerWidth", as: CGFloat.self), cornerHeight: try $0.get("cornerHeight", as: CGFloat.self))
        }
        type.property("isEmpty", \.isEmpty, summary: "True if it has no lines.")
    }

    private static func describeCGVector(_ type: TypeRegistration<CGVector>) {
        type.initializer("init(dx: CGFloat, dy: CGFloat)") {
            CGVector(dx: try $0.get("dx", as: CGFloat.self), dy: try $0.get("dy", as: CGFloat.self))
        }
        type.staticProperty("zero", summary: "A vector of length 0.", CGVector.zero)
        type.property("dx", \.dx)
        type.property("dy", \.dy)
    }

    private static func describeDisplayContent(_ type: TypeRegistration<DisplayContent>) {
        type.property("text", \.text, summary: "The text, or nil.")
        type.property("fill", \.fill, summary: "The background colour, or nil.")
        type.property("cornerRadius", \.cornerRadius, summary: "The corner radius, in points.")
    }

    private static func describeDisplayContentText(_ type: TypeRegistration<DisplayContent.Text>) {
        type.property("string", \.string, summary: "The whole text.")
        type.keepPlace(of: "lines")
        type.property("color", \.color, summary: "The text colour.")
        type.property("font", \.font, summary: "The font.")
        type.property("isTruncated", \.isTruncated, summary: "True if part of the text is not shown.")
    }

    private static func describeDisplayContentTextLine(_ type: TypeRegistration<DisplayContent.Text.Line>) {
        type.property("text", \.text, summary: "The text of the line.")
        type.property("frame", \.frame, summary: "The frame in the view's bounds, in points.")
    }

    private static func describeNSDirectionalEdgeInsets(_ type: TypeRegistration<NSDirectionalEdgeInsets>) {
        type.initializer("init(top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0)") {
            NSDirectionalEdgeInsets(top: try $0.get("top", as: CGFloat.self), leading: try $0.get("leading", as: CGFloat.self), bottom: try $0.get("bottom", as: CGFloat.self), trailing: try $0.get("trailing", as: CGFloat.self))
        }
        type.staticProperty("zero", summary: "No distances.", NSDirectionalEdgeInsets.zero)
        type.property("top", \.top)
        type.property("leading", \.leading)
        type.property("bottom", \.bottom)
        type.property("trailing", \.trailing)
    }

    private static func describeNSLayoutConstraintAxis(_ type: TypeRegistration<NSLayoutConstraint.Axis>) {
        type.enumCase("horizontal", summary: "From left to right.", .horizontal)
        type.enumCase("vertical", summary: "From top to bottom.", .vertical)
    }

    private static func describeNSLineBreakMode(_ type: TypeRegistration<NSLineBreakMode>) {
        type.enumCase(
            "byWordWrapping",
            summary: "Lines break between words; text that does not fit is clipped.",
            .byWordWrapping
        )
        type.enumCase(
            "byCharWrapping",
            summary: "Lines break between characters; text that does not fit is clipped.",
            .byCharWrapping
        )
        type.enumCase("byClipping", summary: "The last line is clipped at its end.", .byClipping)
        type.enumCase("byTruncatingHead", summary: "The last line is truncated at its start: …text.", .byTruncatingHead)
        type.enumCase(
            "byTruncatingTail",
            summary: "The last line is truncated at its end: text… (the default of Label).",
            .byTruncatingTail
        )
        type.enumCase(
            "byTruncatingMiddle",
            summary: "The last line is truncated in the middle: te…xt.",
            .byTruncatingMiddle
        )
    }

    private static func describeNSParagraphStyle(_ type: TypeRegistration<NSParagraphStyle>) {
        type.initializer("init()") { _ in NSParagraphStyle() }
        type.staticProperty("default", summary: "The style of text without one.", NSParagraphStyle.default)
        type.property("alignment", \.alignment, summary: "The alignment of the lines.")
        type.property("lineBreakMode", \.lineBreakMode, summary: "The way lines wrap and are truncated.")
    }

    private static func describeNSTextAlignment(_ type: TypeRegistration<NSTextAlignment>) {
        type.enumCase("left", summary: "The lines start at the left edge.", .left)
        type.enumCase("center", summary: "The lines are centred.", .center)
        type.enumCase("right", summary: "The lines end at the right edge.", .right)
        type.enumCase("justified", summary: "The lines fill the width.", .justified)
        type.enumCase(
            "natural",
            summary: "The lines start at the leading edge, in the direction of the text.",
            .natural
        )
    }

    private static func describeNSTextContainer(_ type: TypeRegistration<NSTextContainer>) {
        type.property("lineBreakMode", \.lineBreakMode, summary: "The way lines wrap and are truncated.")
        type.property("lineFragmentPadding", \.lineFragmentPadding, summary: "The points beside each line.")
        type.property("maximumNumberOfLines", \.maximumNumberOfLines, summary: "0 for no limit.")
        type.property("heightTracksTextView", \.heightTracksTextView)
        type.property("widthTracksTextView", \.widthTracksTextView)
    }

    private static func describeNSUnderlineStyle(_ type: TypeRegistration<NSUnderlineStyle>) {
        type.initializer("init(rawValue: Int)") { NSUnderlineStyle(rawValue: try $0.get("rawValue", as: Int.self)) }
        type.staticProperty("byWord", summary: "A line under words alone.", NSUnderlineStyle.byWord)
        type.staticProperty("patternDash", summary: "A dashed line.", NSUnderlineStyle.patternDash)
        type.staticProperty("patternDot", summary: "A dotted line.", NSUnderlineStyle.patternDot)
        type.staticProperty("single", summary: "A single line.", NSUnderlineStyle.single)
        type.staticProperty("thick", summary: "A thick line.", NSUnderlineStyle.thick)
        type.staticProperty("double", summary: "A double line.", NSUnderlineStyle.double)
        type.property("rawValue", \.rawValue, summary: "The number used in attributes.")
    }

    private static func describeUIAccessibility(_ type: TypeRegistration<UIAccessibility>) {
        type.staticProperty("isVoiceOverRunning", summary: "False here.", UIAccessibility.isVoiceOverRunning)
        type.staticProperty("isSwitchControlRunning", summary: "False here.", UIAccessibility.isSwitchControlRunning)
        type.staticProperty("isReduceMotionEnabled", summary: "False here.", UIAccessibility.isReduceMotionEnabled)
    }

    private static func describeUIAccessibilityNotification(_ type: TypeRegistration<UIAccessibility.Notification>) {
        type.staticProperty(
            "screenChanged",
            summary: "A new screen has appeared.",
            UIAccessibility.Notification.screenChanged
        )
        type.staticProperty(
            "layoutChanged",
            summary: "A part of the screen has changed.",
            UIAccessibility.Notification.layoutChanged
        )
        type.staticProperty("announcement", summary: "A text is to be read.", UIAccessibility.Notification.announcement)
        type.staticProperty(
            "pageScrolled",
            summary: "The content has been scrolled.",
            UIAccessibility.Notification.pageScrolled
        )
    }

    private static func describeUIAccessibilityCustomAction(_ type: TypeRegistration<UIAccessibilityCustomAction>) {
        type.property("name", \.name, summary: "The name that is read.")
        type.property("image", \.image, summary: "The image; nil for none.")
    }

    private static func describeUIAccessibilityTraits(_ type: TypeRegistration<UIAccessibilityTraits>) {
        type.staticProperty("none", summary: "No traits.", UIAccessibilityTraits.none)
        type.staticProperty("button", summary: "The view is a button.", UIAccessibilityTraits.button)
        type.staticProperty("link", summary: "The view is a link.", UIAccessibilityTraits.link)
        type.staticProperty("image", summary: "The view is an image.", UIAccessibilityTraits.image)
        type.staticProperty("selected", summary: "The view is selected.", UIAccessibilityTraits.selected)
        type.staticProperty(
            "playsSound",
            summary: "The view plays a sound when activated.",
            UIAccessibilityTraits.playsSound
        )
        type.staticProperty(
            "keyboardKey",
            summary: "The view is a key of a keyboard.",
            UIAccessibilityTraits.keyboardKey
        )
        type.staticProperty(
            "staticText",
            summary: "The view is text that does not change.",
            UIAccessibilityTraits.staticText
        )
        type.staticProperty(
            "summaryElement",
            summary: "The view is a summary of the screen.",
            UIAccessibilityTraits.summaryElement
        )
        type.staticProperty("notEnabled", summary: "The view is disabled.", UIAccessibilityTraits.notEnabled)
        type.staticProperty(
            "updatesFrequently",
            summary: "The view changes its label or value often.",
            UIAccessibilityTraits.updatesFrequently
        )
        type.staticProperty("searchField", summary: "The view is a search field.", UIAccessibilityTraits.searchField)
        type.staticProperty(
            "startsMediaSession",
            summary: "The view starts playing or recording when activated.",
            UIAccessibilityTraits.startsMediaSession
        )
        type.staticProperty(
            "adjustable",
            summary: "The view has a value that can be increased and decreased.",
            UIAccessibilityTraits.adjustable
        )
        type.staticProperty(
            "allowsDirectInteraction",
            summary: "The view receives touches directly.",
            UIAccessibilityTraits.allowsDirectInteraction
        )
        type.staticProperty(
            "causesPageTurn",
            summary: "The view turns the page after it is read.",
            UIAccessibilityTraits.causesPageTurn
        )
        type.staticProperty("tabBar", summary: "The view is a bar of tabs.", UIAccessibilityTraits.tabBar)
        type.staticProperty("header", summary: "The view is the header of a section.", UIAccessibilityTraits.header)
        type.staticProperty(
            "supportsZoom",
            summary: "The view has content that can be zoomed.",
            UIAccessibilityTraits.supportsZoom
        )
        type.staticProperty("toggleButton", summary: "The view is a switch.", UIAccessibilityTraits.toggleButton)
    }

    private static func describeUIAction(_ type: TypeRegistration<UIAction>) {
        type.property("image", \.image, summary: "The image.")
        type.property("title", \.title, summary: "The title.")
    }

    private static func describeUIActivityIndicatorView(_ type: TypeRegistration<UIActivityIndicatorView>) {
        type.keepPlace(of: "describe")
        type.method("startAnimating()", summary: "Starts and shows it.") { value, _ in value.startAnimating() }
        type.method("stopAnimating()", summary: "Stops it.") { value, _ in value.stopAnimating() }
        type.property("color", \.color, summary: "The colour.")
        type.property("hidesWhenStopped", \.hidesWhenStopped, summary: "True if it is hidden without progress.")
        type.property("isAnimating", \.isAnimating, summary: "True while it runs.")
        type.property("style", \.style, summary: "The size.")
        type.initializer("init(style: UIActivityIndicatorView.Style)", summary: "An indicator that does not run.") {
            UIActivityIndicatorView(style: try $0.get("style", as: UIActivityIndicatorView.Style.self))
        }
    }

    private static func describeUIActivityIndicatorViewStyle(_ type: TypeRegistration<UIActivityIndicatorView.Style>) {
        type.enumCase("medium", summary: "20 by 20 points (the default).", .medium)
        type.enumCase("large", summary: "37 by 37 points.", .large)
    }

    private static func describeUIAlertAction(_ type: TypeRegistration<UIAlertAction>) {
        type.property("isEnabled", \.isEnabled, summary: "True if it can be pressed.")
        type.property("style", \.style, summary: "The kind of button.")
        type.property("title", \.title, summary: "The title.")
    }

    private static func describeUIAlertActionStyle(_ type: TypeRegistration<UIAlertAction.Style>) {
        type.enumCase("default", summary: "A button like others.", .default)
        type.enumCase("cancel", summary: "The button that cancels.", .cancel)
        type.enumCase("destructive", summary: "A button that deletes or changes data.", .destructive)
    }

    private static func describeUIAlertController(_ type: TypeRegistration<UIAlertController>) {
        type.initializer(
            "init(title: String?, message: String?, preferredStyle: UIAlertController.Style)",
            summary: "A message without buttons."
        ) {
            UIAlertController(title: try $0.get("title", as: String?.self), message: try $0.get("message", as: String?.self), preferredStyle: try $0.get("preferredStyle", as: UIAlertController.Style.self))
        }
        type.method("addAction(_ action: UIAlertAction)", summary: "Adds a button.") {
            $0.addAction(try $1.get("action", as: UIAlertAction.self))
        }
        type.keepPlace(of: "addTextField")
        type.method("@discardableResult press(_ action: UIAlertAction) -> Bool", summary: "Presses a button.") {
            $0.press(try $1.get("action", as: UIAlertAction.self))
        }
        type.property("actions", \.actions, summary: "The buttons.")
        type.property("message", \.message, summary: "The message below the title.")
        type.property("preferredAction", \.preferredAction, summary: "The button that the return key presses.")
        type.property("preferredStyle", \.preferredStyle, summary: "The form of the message.")
        type.property("textFields", \.textFields, summary: "The text fields.")
    }

    private static func describeUIAlertControllerStyle(_ type: TypeRegistration<UIAlertController.Style>) {
        type.enumCase("actionSheet", summary: "Buttons that rise from the bottom of the screen.", .actionSheet)
        type.enumCase("alert", summary: "A box in the middle of the screen.", .alert)
    }

    private static func describeUIApplication(_ type: TypeRegistration<UIApplication>) {
        type.staticProperty("shared", summary: "The app.", UIApplication.shared)
        type.staticProperty(
            "openSettingsURLString",
            summary: "The address of the app's settings, which no app opens here.",
            UIApplication.openSettingsURLString
        )
        type.method("canOpenURL(_ url: URL) -> Bool", summary: "Returns false.") {
            $0.canOpenURL(try $1.get("url", as: URL.self))
        }
        type.keepPlace(of: "open")
        type.property("applicationState", \.applicationState, summary: "The state: .active.")
        type.property(
            "userInterfaceLayoutDirection",
            \.userInterfaceLayoutDirection,
            summary: "The direction of the language."
        )
        type.keepPlace(of: "delegate")
        type.property("keyWindow", \.keyWindow, summary: "The window that was made the key window last.")
        type.property("windows", \.windows, summary: "The windows that are shown.")
    }

    private static func describeUIApplicationOpenExternalURLOptionsKey(_ type: TypeRegistration<UIApplication.OpenExternalURLOptionsKey>) {
        type.initializer("init(rawValue: String)") {
            UIApplication.OpenExternalURLOptionsKey(rawValue: try $0.get("rawValue", as: String.self))
        }
    }

    private static func describeUIApplicationState(_ type: TypeRegistration<UIApplication.State>) {
        type.enumCase("active", summary: "On the screen.", .active)
        type.enumCase("inactive", summary: "On the screen without events.", .inactive)
        type.enumCase("background", summary: "Not on the screen.", .background)
    }

    private static func describeUIBarButtonItem(_ type: TypeRegistration<UIBarButtonItem>) {
        type.initializer("init()", summary: "A button that shows and calls nothing.") { _ in UIBarButtonItem() }
        type.initializer("init(primaryAction: UIAction?)", summary: "A button that calls an action.") {
            UIBarButtonItem(primaryAction: try $0.get("primaryAction", as: UIAction?.self))
        }
        type.staticMethod("flexibleSpace() -> UIBarButtonItem", summary: "A space that grows.") {
            _ in UIBarButtonItem.flexibleSpace()
        }
        type.staticMethod("fixedSpace(_ width: CGFloat) -> UIBarButtonItem", summary: "A space of a width.") {
            UIBarButtonItem.fixedSpace(try $0.get("width", as: CGFloat.self))
        }
        type.method("press()", summary: "Presses the button.") { value, _ in value.press() }
        type.property("isEnabled", \.isEnabled, summary: "True if it can be pressed.")
        type.property("title", \.title, summary: "The title.")
        type.property("image", \.image, summary: "The image.")
        type.property("style", \.style, summary: "The look.")
        type.property("tag", \.tag, summary: "A number of your own.")
        type.property("tintColor", \.tintColor, summary: "The colour of what can be touched.")
        type.property("width", \.width, summary: "The width of a fixed space.")
        type.property("accessibilityHint", \.accessibilityHint)
        type.property("accessibilityIdentifier", \.accessibilityIdentifier)
        type.property("accessibilityLabel", \.accessibilityLabel, summary: "The name that is read.")
        type.property("customView", \.customView, summary: "The view in place of the title.")
        type.property("isHidden", \.isHidden, summary: "True if it is hidden.")
        type.property("isSelected", \.isSelected, summary: "True if it is selected.")
        type.initializer("init(customView: UIView)", summary: "A view in a bar.") {
            UIBarButtonItem(customView: try $0.get("customView", as: UIView.self))
        }
        type.initializer(
            "init(systemItem: UIBarButtonItem.SystemItem, primaryAction: UIAction? = nil)",
            summary: "A button that the system draws and that calls an action."
        ) {
            UIBarButtonItem(systemItem: try $0.get("systemItem", as: UIBarButtonItem.SystemItem.self), primaryAction: try $0.get("primaryAction", as: UIAction?.self))
        }
    }

    private static func describeUIBarButtonItemStyle(_ type: TypeRegistration<UIBarButtonItem.Style>) {
        type.enumCase("plain", summary: "Plain text.", .plain)
        type.enumCase("done", summary: "Bold text.", .done)
    }

    private static func describeUIBarMetrics(_ type: TypeRegistration<UIBarMetrics>) {
        type.enumCase("default", summary: "The usual height.", .default)
        type.enumCase("compact", summary: "A small height.", .compact)
        type.enumCase("defaultPrompt", summary: "The usual height with a prompt.", .defaultPrompt)
        type.enumCase("compactPrompt", summary: "A small height with a prompt.", .compactPrompt)
    }

    private static func describeUIBaselineAdjustment(_ type: TypeRegistration<UIBaselineAdjustment>) {
        type.enumCase("alignBaselines", summary: "At the baseline of the full size (the default).", .alignBaselines)
        type.enumCase("alignCenters", summary: "In the middle.", .alignCenters)
        type.enumCase("none", summary: "At the top left.", .none)
    }

    private static func describeUIBezierPath(_ type: TypeRegistration<UIBezierPath>) {
        type.initializer("init()", summary: "An empty path.") { _ in UIBezierPath() }
        type.initializer("init(rect: CGRect)", summary: "A rectangle.") {
            UIBezierPath(rect: try $0.get("rect", as: CGRect.self))
        }
        type.initializer("init(rect: CGRect, corners: CornerStyle)", summary: "The shape of a Box.") {
            UIBezierPath(rect: try $0.get("rect", as: CGRect.self), corners: try $0.get("corners", as: CornerStyle.self))
        }
        type.initializer("init(roundedRect rect: CGRect, cornerRadius: CGFloat)", summary: "A round rectangle.") {
            UIBezierPath(roundedRect: try $0.get("rect", as: CGRect.self), cornerRadius: try $0.get("cornerRadius", as: CGFloat.self))
        }
        type.initializer("init(ovalIn rect: CGRect)", summary: "An ellipse.") {
            UIBezierPath(ovalIn: try $0.get("rect", as: CGRect.self))
        }
        type.initializer(
            "init(arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool)",
            summary: "A part of a circle, between two angles in radians."
        ) {
            UIBezierPath(arcCenter: try $0.get("center", as: CGPoint.self), radius: try $0.get("radius", as: CGFloat.self), startAngle: try $0.get("startAngle", as: CGFloat.self), endAngle: try $0.get("endAngle", as: CGFloat.self), clockwise: try $0.get("clockwise", as: Bool.self))
        }
        type.method("move(to point: CGPoint)", summary: "Starts a new part.") {
            $0.move(to: try $1.get("point", as: CGPoint.self))
        }
        type.method("addLine(to point: CGPoint)", summary: "Adds a straight line.") {
            $0.addLine(to: try $1.get("point", as: CGPoint.self))
        }
        type.method(
            "addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint)",
            summary: "Adds a curve."
        ) {
            $0.addCurve(to: try $1.get("endPoint", as: CGPoint.self), controlPoint1: try $1.get("controlPoint1", as: CGPoint.self), controlPoint2: try $1.get("controlPoint2", as: CGPoint.self))
        }
        type.method("addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint)", summary: "Adds a parabola.") {
            $0.addQuadCurve(to: try $1.get("endPoint", as: CGPoint.self), controlPoint: try $1.get("controlPoint", as: CGPoint.self))
        }
        type.method(
            "addArc(withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool)",
            summary: "Adds a line to a part of a circle, and that part."
        ) {
            $0.addArc(withCenter: try $1.get("center", as: CGPoint.self), radius: try $1.get("radius", as: CGFloat.self), startAngle: try $1.get("startAngle", as: CGFloat.self), endAngle: try $1.get("endAngle", as: CGFloat.self), clockwise: try $1.get("clockwise", as: Bool.self))
        }
        type.method("append(_ bezierPath: UIBezierPath)", summary: "Adds another path.") {
            $0.append(try $1.get("bezierPath", as: UIBezierPath.self))
        }
        type.method("close()", summary: "Adds a line to the start of the part.") { value, _ in value.close() }
        type.property("cgPath", \.cgPath, summary: "The outline for a layer.")
        type.property("bounds", \.bounds, summary: "The rectangle around all points.")
        type.property("currentPoint", \.currentPoint, summary: "The end of the path.")
        type.property("isEmpty", \.isEmpty, summary: "True if it has no lines.")
        type.property("lineWidth", \.lineWidth, summary: "The width of the line.")
        type.property("usesEvenOddFillRule", \.usesEvenOddFillRule, summary: "True to leave overlaps empty.")
        type.method("removeAllPoints()", summary: "Removes all lines.") { value, _ in value.removeAllPoints() }
    }

    private static func describeUIBlurEffect(_ type: TypeRegistration<UIBlurEffect>) {
        type.initializer("init(style: UIBlurEffect.Style)") {
            UIBlurEffect(style: try $0.get("style", as: UIBlurEffect.Style.self))
        }
    }

    private static func describeUIBlurEffectStyle(_ type: TypeRegistration<UIBlurEffect.Style>) {
        type.enumCase("extraLight", summary: "Brighter than the content.", .extraLight)
        type.enumCase("light", summary: "The brightness of the content.", .light)
        type.enumCase("dark", summary: "Darker than the content.", .dark)
        type.enumCase("regular", summary: "The regular blur.", .regular)
        type.enumCase("prominent", summary: "A blur that makes content prominent.", .prominent)
        type.enumCase("systemUltraThinMaterial", summary: "The thinnest material.", .systemUltraThinMaterial)
        type.enumCase("systemThinMaterial", summary: "A thin material.", .systemThinMaterial)
        type.enumCase("systemMaterial", summary: "The standard material.", .systemMaterial)
        type.enumCase("systemThickMaterial", summary: "A thick material.", .systemThickMaterial)
        type.enumCase("systemChromeMaterial", summary: "The material of bars.", .systemChromeMaterial)
    }

    private static func describeUIButton(_ type: TypeRegistration<UIButton>) {
        type.keepPlace(of: "describe")
        type.method("setTitle(_ title: String?, for state: UIControl.State)", summary: "Sets the title of a state.") {
            $0.setTitle(try $1.get("title", as: String?.self), for: try $1.get("state", as: UIControl.State.self))
        }
        type.method(
            "setTitleColor(_ color: UIColor?, for state: UIControl.State)",
            summary: "Sets the colour of a title."
        ) {
            $0.setTitleColor(try $1.get("color", as: UIColor?.self), for: try $1.get("state", as: UIControl.State.self))
        }
        type.method("setImage(_ image: UIImage?, for state: UIControl.State)", summary: "Sets the image of a state.") {
            $0.setImage(try $1.get("image", as: UIImage?.self), for: try $1.get("state", as: UIControl.State.self))
        }
        type.method("title(for state: UIControl.State) -> String?", summary: "The title of a state.") {
            $0.title(for: try $1.get("state", as: UIControl.State.self))
        }
        type.method("titleColor(for state: UIControl.State) -> UIColor?", summary: "The colour of a title.") {
            $0.titleColor(for: try $1.get("state", as: UIControl.State.self))
        }
        type.method("image(for state: UIControl.State) -> UIImage?", summary: "The image of a state.") {
            $0.image(for: try $1.get("state", as: UIControl.State.self))
        }
        type.property("currentTitle", \.currentTitle, summary: "The title of the current state.")
        type.property("currentTitleColor", \.currentTitleColor, summary: "The colour of the current title.")
        type.property("currentImage", \.currentImage, summary: "The image of the current state.")
        type.property("titleLabel", \.titleLabel, summary: "The label with the look of the title, such as its font.")
        type.property("buttonType", \.buttonType, summary: "The kind.")
        type.method(
            "setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State)",
            summary: "Sets the title of a state with its attributes; its text is drawn."
        ) {
            $0.setAttributedTitle(try $1.get("title", as: NSAttributedString?.self), for: try $1.get("state", as: UIControl.State.self))
        }
        type.method(
            "setBackgroundImage(_ image: UIImage?, for state: UIControl.State)",
            summary: "Sets the image behind a title; it is not drawn."
        ) {
            $0.setBackgroundImage(try $1.get("image", as: UIImage?.self), for: try $1.get("state", as: UIControl.State.self))
        }
        type.method("attributedTitle(for state: UIControl.State) -> NSAttributedString?") {
            $0.attributedTitle(for: try $1.get("state", as: UIControl.State.self))
        }
        type.method("backgroundImage(for state: UIControl.State) -> UIImage?") {
            $0.backgroundImage(for: try $1.get("state", as: UIControl.State.self))
        }
        type.property(
            "currentAttributedTitle",
            \.currentAttributedTitle,
            summary: "The title of the current state with its attributes."
        )
        type.property(
            "currentBackgroundImage",
            \.currentBackgroundImage,
            summary: "The image behind the current title."
        )
        type.property("adjustsImageWhenDisabled", \.adjustsImageWhenDisabled)
        type.property("adjustsImageWhenHighlighted", \.adjustsImageWhenHighlighted)
        type.property("imageEdgeInsets", \.imageEdgeInsets, summary: "The insets of the image; no effect here.")
        type.property("isPointerInteractionEnabled", \.isPointerInteractionEnabled)
        type.property("showsTouchWhenHighlighted", \.showsTouchWhenHighlighted)
        type.property("titleEdgeInsets", \.titleEdgeInsets, summary: "The insets of the title; no effect here.")
        type.property("contentEdgeInsets", \.contentEdgeInsets, summary: "The space around the title.")
        type.initializer("init(type buttonType: UIButton.ButtonType)", summary: "A button of a kind.") {
            UIButton(type: try $0.get("buttonType", as: UIButton.ButtonType.self))
        }
    }

    private static func describeUIButtonButtonType(_ type: TypeRegistration<UIButton.ButtonType>) {
        type.enumCase("custom", summary: "A white title.", .custom)
        type.enumCase("system", summary: "A title in the tint colour.", .system)
        type.enumCase("detailDisclosure", summary: "A disclosure button for details.", .detailDisclosure)
        type.enumCase("infoLight", summary: "An information button on a dark background.", .infoLight)
        type.enumCase("infoDark", summary: "An information button on a light background.", .infoDark)
        type.enumCase("contactAdd", summary: "A button that adds a contact.", .contactAdd)
        type.enumCase("close", summary: "A button that closes.", .close)
    }

    private static func describeUIColor(_ type: TypeRegistration<UIColor>) {
        type.initializer("init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)") {
            UIColor(red: try $0.get("red", as: CGFloat.self), green: try $0.get("green", as: CGFloat.self), blue: try $0.get("blue", as: CGFloat.self), alpha: try $0.get("alpha", as: CGFloat.self))
        }
        type.initializer(
            "init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)",
            summary: "A colour of Display P3."
        ) {
            UIColor(displayP3Red: try $0.get("displayP3Red", as: CGFloat.self), green: try $0.get("green", as: CGFloat.self), blue: try $0.get("blue", as: CGFloat.self), alpha: try $0.get("alpha", as: CGFloat.self))
        }
        type.keepPlace(of: "black")
        type.keepPlace(of: "blue")
        type.keepPlace(of: "brown")
        type.keepPlace(of: "clear")
        type.keepPlace(of: "cyan")
        type.keepPlace(of: "darkGray")
        type.keepPlace(of: "gray")
        type.keepPlace(of: "green")
        type.keepPlace(of: "lightGray")
        type.keepPlace(of: "magenta")
        type.keepPlace(of: "orange")
        type.keepPlace(of: "purple")
        type.keepPlace(of: "red")
        type.keepPlace(of: "white")
        type.keepPlace(of: "yellow")
        type.keepPlace(of: "systemBlue")
        type.keepPlace(of: "systemBrown")
        type.keepPlace(of: "systemCyan")
        type.keepPlace(of: "systemGray")
        type.keepPlace(of: "systemGray2")
        type.keepPlace(of: "systemGray3")
        type.keepPlace(of: "systemGray4")
        type.keepPlace(of: "systemGray5")
        type.keepPlace(of: "systemGray6")
        type.keepPlace(of: "systemGreen")
        type.keepPlace(of: "systemIndigo")
        type.keepPlace(of: "systemMint")
        type.keepPlace(of: "systemOrange")
        type.keepPlace(of: "systemPink")
        type.keepPlace(of: "systemPurple")
        type.keepPlace(of: "systemRed")
        type.keepPlace(of: "systemTeal")
        type.keepPlace(of: "systemYellow")
        type.keepPlace(of: "darkText")
        type.keepPlace(of: "label")
        type.keepPlace(of: "lightText")
        type.keepPlace(of: "link")
        type.keepPlace(of: "opaqueSeparator")
        type.keepPlace(of: "placeholderText")
        type.keepPlace(of: "quaternaryLabel")
        type.keepPlace(of: "quaternarySystemFill")
        type.keepPlace(of: "secondaryLabel")
        type.keepPlace(of: "secondarySystemBackground")
        type.keepPlace(of: "secondarySystemFill")
        type.keepPlace(of: "secondarySystemGroupedBackground")
        type.keepPlace(of: "separator")
        type.keepPlace(of: "systemBackground")
        type.keepPlace(of: "systemFill")
        type.keepPlace(of: "systemGroupedBackground")
        type.keepPlace(of: "tertiaryLabel")
        type.keepPlace(of: "tertiarySystemBackground")
        type.keepPlace(of: "tertiarySystemFill")
        type.keepPlace(of: "tertiarySystemGroupedBackground")
        type.method(
            "withAlphaComponent(_ alpha: CGFloat) -> UIColor",
            summary: "Returns the colour with another alpha."
        ) {
            $0.withAlphaComponent(try $1.get("alpha", as: CGFloat.self))
        }
        type.method(
            "resolvedColor(with traitCollection: UITraitCollection) -> UIColor",
            summary: "Returns the colour for traits."
        ) {
            $0.resolvedColor(with: try $1.get("traitCollection", as: UITraitCollection.self))
        }
        type.keepPlace(of: "getRed")
        type.keepPlace(of: "getWhite")
        type.keepPlace(of: "getHue")
        type.property("cgColor", \.cgColor, summary: "The colour for a layer.")
        type.initializer("init(cgColor: CGColor)") { UIColor(cgColor: try $0.get("cgColor", as: CGColor.self)) }
        type.initializer("init(white: CGFloat, alpha: CGFloat)") {
            UIColor(white: try $0.get("white", as: CGFloat.self), alpha: try $0.get("alpha", as: CGFloat.self))
        }
        type.initializer("init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat)") {
            UIColor(hue: try $0.get("hue", as: CGFloat.self), saturation: try $0.get("saturation", as: CGFloat.self), brightness: try $0.get("brightness", as: CGFloat.self), alpha: try $0.get("alpha", as: CGFloat.self))
        }
    }

    private static func describeUIContentSizeCategory(_ type: TypeRegistration<UIContentSizeCategory>) {
        type.keepPlace(of: "unspecified")
        type.keepPlace(of: "extraSmall")
        type.keepPlace(of: "small")
        type.keepPlace(of: "medium")
        type.keepPlace(of: "large")
        type.keepPlace(of: "extraLarge")
        type.keepPlace(of: "extraExtraLarge")
        type.keepPlace(of: "extraExtraExtraLarge")
        type.keepPlace(of: "accessibilityMedium")
        type.keepPlace(of: "accessibilityLarge")
        type.keepPlace(of: "accessibilityExtraLarge")
        type.keepPlace(of: "accessibilityExtraExtraLarge")
        type.keepPlace(of: "accessibilityExtraExtraExtraLarge")
        type.staticProperty(
            "didChangeNotification",
            summary: "The notification of another size.",
            UIContentSizeCategory.didChangeNotification
        )
        type.property(
            "isAccessibilityCategory",
            \.isAccessibilityCategory,
            summary: "True for a size for accessibility."
        )
        type.property("rawValue", \.rawValue, summary: "The name of the size.")
    }

    private static func describeUIControl(_ type: TypeRegistration<UIControl>) {
        type.keepPlace(of: "describe")
        type.keepPlace(of: "addTarget")
        type.keepPlace(of: "removeTarget")
        type.method("addAction(_ action: UIAction, for controlEvents: UIControl.Event)", summary: "Calls an action.") {
            $0.addAction(try $1.get("action", as: UIAction.self), for: try $1.get("controlEvents", as: UIControl.Event.self))
        }
        type.keepPlace(of: "actions")
        type.keepPlace(of: "allTargets")
        type.method("removeAction(_ action: UIAction, for controlEvents: UIControl.Event)") {
            $0.removeAction(try $1.get("action", as: UIAction.self), for: try $1.get("controlEvents", as: UIControl.Event.self))
        }
        type.method(
            "sendActions(for controlEvents: UIControl.Event)",
            summary: "Calls all that was added for the events."
        ) {
            $0.sendActions(for: try $1.get("controlEvents", as: UIControl.Event.self))
        }
        type.property("allControlEvents", \.allControlEvents, summary: "The events for which something is called.")
        type.keepPlace(of: "beginTracking")
        type.keepPlace(of: "continueTracking")
        type.keepPlace(of: "endTracking")
        type.keepPlace(of: "cancelTracking")
        type.method("sendAction(_ action: UIAction)", summary: "Calls an action.") {
            $0.sendAction(try $1.get("action", as: UIAction.self))
        }
        type.property("isEnabled", \.isEnabled, summary: "True if it reacts to touches.")
        type.property("isHighlighted", \.isHighlighted, summary: "True while it is touched.")
        type.property("isSelected", \.isSelected, summary: "True if it is selected.")
        type.property("state", \.state, summary: "The states it is in.")
        type.property("isTracking", \.isTracking, summary: "True while it tracks a touch.")
        type.property(
            "contentHorizontalAlignment",
            \.contentHorizontalAlignment,
            summary: "The horizontal position of a button's title and image."
        )
        type.property(
            "contentVerticalAlignment",
            \.contentVerticalAlignment,
            summary: "The vertical position of a button's title and image."
        )
    }

    private static func describeUIControlContentHorizontalAlignment(_ type: TypeRegistration<UIControl.ContentHorizontalAlignment>) {
        type.enumCase("center", summary: "In the middle (the default).", .center)
        type.enumCase("left", summary: "At the left.", .left)
        type.enumCase("right", summary: "At the right.", .right)
        type.enumCase("fill", summary: "The width of the control.", .fill)
        type.enumCase("leading", summary: "At the left.", .leading)
        type.enumCase("trailing", summary: "At the right.", .trailing)
    }

    private static func describeUIControlContentVerticalAlignment(_ type: TypeRegistration<UIControl.ContentVerticalAlignment>) {
        type.enumCase("center", summary: "In the middle (the default).", .center)
        type.enumCase("top", summary: "At the top.", .top)
        type.enumCase("bottom", summary: "At the bottom.", .bottom)
        type.enumCase("fill", summary: "The height of the control.", .fill)
    }

    private static func describeUIControlEvent(_ type: TypeRegistration<UIControl.Event>) {
        type.staticProperty(
            "allEditingEvents",
            summary: "All events of text that is edited.",
            UIControl.Event.allEditingEvents
        )
        type.staticProperty("allEvents", summary: "All events.", UIControl.Event.allEvents)
        type.staticProperty("allTouchEvents", summary: "All touches.", UIControl.Event.allTouchEvents)
        type.staticProperty("editingChanged", summary: "The text has changed.", UIControl.Event.editingChanged)
        type.staticProperty("editingDidBegin", summary: "Editing has begun.", UIControl.Event.editingDidBegin)
        type.staticProperty("editingDidEnd", summary: "Editing has ended.", UIControl.Event.editingDidEnd)
        type.staticProperty(
            "editingDidEndOnExit",
            summary: "Editing has ended with the return key.",
            UIControl.Event.editingDidEndOnExit
        )
        type.staticProperty(
            "menuActionTriggered",
            summary: "A menu is about to appear.",
            UIControl.Event.menuActionTriggered
        )
        type.staticProperty(
            "primaryActionTriggered",
            summary: "The main action, such as a tap on a button.",
            UIControl.Event.primaryActionTriggered
        )
        type.staticProperty("touchCancel", summary: "The system cancelled a touch.", UIControl.Event.touchCancel)
        type.staticProperty("touchDown", summary: "A touch began in the control.", UIControl.Event.touchDown)
        type.staticProperty(
            "touchDownRepeat",
            summary: "A touch with more than one tap began in the control.",
            UIControl.Event.touchDownRepeat
        )
        type.staticProperty(
            "touchDragEnter",
            summary: "A touch moved into the control.",
            UIControl.Event.touchDragEnter
        )
        type.staticProperty(
            "touchDragExit",
            summary: "A touch moved out of the control.",
            UIControl.Event.touchDragExit
        )
        type.staticProperty(
            "touchDragInside",
            summary: "A touch moved inside the control.",
            UIControl.Event.touchDragInside
        )
        type.staticProperty(
            "touchDragOutside",
            summary: "A touch moved outside the control.",
            UIControl.Event.touchDragOutside
        )
        type.staticProperty(
            "touchUpInside",
            summary: "A touch ended inside the control.",
            UIControl.Event.touchUpInside
        )
        type.staticProperty(
            "touchUpOutside",
            summary: "A touch ended outside the control.",
            UIControl.Event.touchUpOutside
        )
        type.staticProperty("valueChanged", summary: "The value has changed.", UIControl.Event.valueChanged)
    }

    private static func describeUIControlState(_ type: TypeRegistration<UIControl.State>) {
        type.staticProperty("disabled", summary: "The control is disabled.", UIControl.State.disabled)
        type.staticProperty("highlighted", summary: "The control is touched.", UIControl.State.highlighted)
        type.staticProperty("normal", summary: "None of the others.", UIControl.State.normal)
        type.staticProperty("selected", summary: "The control is selected.", UIControl.State.selected)
    }

    private static func describeUIDevice(_ type: TypeRegistration<UIDevice>) {
        type.staticProperty("current", summary: "The device that the program runs on.", UIDevice.current)
        type.property("isMultitaskingSupported", \.isMultitaskingSupported)
        type.property("model", \.model, summary: "The kind of device in words.")
        type.property("name", \.name, summary: "The name of the device.")
        type.property("orientation", \.orientation, summary: "The way in which it is held: .portrait.")
        type.property("systemName", \.systemName, summary: "The name of the system.")
        type.property("systemVersion", \.systemVersion, summary: "The version of the system.")
        type.property("userInterfaceIdiom", \.userInterfaceIdiom, summary: "The kind of device: .phone.")
    }

    private static func describeUIDeviceOrientation(_ type: TypeRegistration<UIDeviceOrientation>) {
        type.enumCase("unknown", summary: "Not known.", .unknown)
        type.enumCase("portrait", summary: "Upright.", .portrait)
        type.enumCase("portraitUpsideDown", summary: "Upside down.", .portraitUpsideDown)
        type.enumCase("landscapeLeft", summary: "On its left side.", .landscapeLeft)
        type.enumCase("landscapeRight", summary: "On its right side.", .landscapeRight)
        type.enumCase("faceUp", summary: "On its back.", .faceUp)
        type.enumCase("faceDown", summary: "On its front.", .faceDown)
        type.keepPlace(of: "rawValue")
        type.property("isFlat", \.isFlat, summary: "True if it lies flat.")
        type.property("isLandscape", \.isLandscape, summary: "True if it is on a side.")
        type.property("isPortrait", \.isPortrait, summary: "True if it is upright or upside down.")
        type.property("isValidInterfaceOrientation", \.isValidInterfaceOrientation)
    }

    private static func describeUIEdgeInsets(_ type: TypeRegistration<UIEdgeInsets>) {
        type.staticProperty("zero", summary: "Insets of 0 on all sides.", UIEdgeInsets.zero)
        type.property("top", \.top)
        type.property("left", \.left)
        type.property("bottom", \.bottom)
        type.property("right", \.right)
        type.keepPlace(of: "init")
        type.initializer("init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat)") {
            UIEdgeInsets(top: try $0.get("top", as: CGFloat.self), left: try $0.get("left", as: CGFloat.self), bottom: try $0.get("bottom", as: CGFloat.self), right: try $0.get("right", as: CGFloat.self))
        }
    }

    private static func describeUIFeedbackGenerator(_ type: TypeRegistration<UIFeedbackGenerator>) {
        type.method("prepare()", summary: "Prepares the hardware.") { value, _ in value.prepare() }
    }

    private static func describeUIFont(_ type: TypeRegistration<UIFont>) {
        type.property("familyName", \.familyName, summary: "The name without its style.")
        type.property("fontDescriptor", \.fontDescriptor, summary: "The description of the font.")
        type.property("fontName", \.fontName, summary: "The name.")
        type.staticMethod("systemFont(ofSize fontSize: CGFloat) -> UIFont", summary: "The system font in a size.") {
            UIFont.systemFont(ofSize: try $0.get("fontSize", as: CGFloat.self))
        }
        type.staticMethod(
            "systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont",
            summary: "The system font in a size and weight."
        ) {
            UIFont.systemFont(ofSize: try $0.get("fontSize", as: CGFloat.self), weight: try $0.get("weight", as: UIFont.Weight.self))
        }
        type.staticMethod(
            "boldSystemFont(ofSize fontSize: CGFloat) -> UIFont",
            summary: "The bold system font in a size."
        ) {
            UIFont.boldSystemFont(ofSize: try $0.get("fontSize", as: CGFloat.self))
        }
        type.staticMethod(
            "italicSystemFont(ofSize fontSize: CGFloat) -> UIFont",
            summary: "The italic system font in a size."
        ) {
            UIFont.italicSystemFont(ofSize: try $0.get("fontSize", as: CGFloat.self))
        }
        type.staticMethod(
            "monospacedSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont",
            summary: "A font with letters of one width."
        ) {
            UIFont.monospacedSystemFont(ofSize: try $0.get("fontSize", as: CGFloat.self), weight: try $0.get("weight", as: UIFont.Weight.self))
        }
        type.staticMethod(
            "monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont",
            summary: "A font with digits of one width."
        ) {
            UIFont.monospacedDigitSystemFont(ofSize: try $0.get("fontSize", as: CGFloat.self), weight: try $0.get("weight", as: UIFont.Weight.self))
        }
        type.staticMethod(
            "preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont",
            summary: "The font for a text style."
        ) {
            UIFont.preferredFont(forTextStyle: try $0.get("style", as: UIFont.TextStyle.self))
        }
        type.staticProperty("labelFontSize", summary: "The size of labels, in points.", UIFont.labelFontSize)
        type.staticProperty("buttonFontSize", summary: "The size of buttons, in points.", UIFont.buttonFontSize)
        type.staticProperty(
            "smallSystemFontSize",
            summary: "The size of small text, in points.",
            UIFont.smallSystemFontSize
        )
        type.staticProperty("systemFontSize", summary: "The size of text, in points.", UIFont.systemFontSize)
        type.method("withSize(_ fontSize: CGFloat) -> UIFont") { $0.withSize(try $1.get("fontSize", as: CGFloat.self)) }
        type.property("pointSize", \.pointSize)
        type.property("lineHeight", \.lineHeight)
        type.property("ascender", \.ascender, summary: "The height above the baseline.")
        type.property("capHeight", \.capHeight, summary: "The height of capital letters.")
        type.property("descender", \.descender, summary: "The depth below the baseline, negative.")
        type.property("leading", \.leading, summary: "The space between lines.")
        type.property("xHeight", \.xHeight, summary: "The height of small letters.")
        type.keepPlace(of: "preferredFont")
        type.initializer(
            "init(descriptor: UIFontDescriptor, size pointSize: CGFloat)",
            summary: "The font of a description; a size of 0 keeps its size."
        ) {
            UIFont(descriptor: try $0.get("descriptor", as: UIFontDescriptor.self), size: try $0.get("pointSize", as: CGFloat.self))
        }
    }

    private static func describeUIFontWeight(_ type: TypeRegistration<UIFont.Weight>) {
        type.staticProperty("ultraLight", summary: "The lightest letters.", UIFont.Weight.ultraLight)
        type.staticProperty("thin", summary: "Very light letters.", UIFont.Weight.thin)
        type.staticProperty("light", summary: "Light letters.", UIFont.Weight.light)
        type.staticProperty("regular", summary: "Letters of normal weight (the default).", UIFont.Weight.regular)
        type.staticProperty("medium", summary: "Slightly bold letters.", UIFont.Weight.medium)
        type.staticProperty("semibold", summary: "Half bold letters.", UIFont.Weight.semibold)
        type.staticProperty("bold", summary: "Bold letters.", UIFont.Weight.bold)
        type.staticProperty("heavy", summary: "Very bold letters.", UIFont.Weight.heavy)
        type.staticProperty("black", summary: "The boldest letters.", UIFont.Weight.black)
    }

    private static func describeUIFontDescriptor(_ type: TypeRegistration<UIFontDescriptor>) {
        type.initializer("init()", summary: "The description of the system font, without a size.") {
            _ in UIFontDescriptor()
        }
        type.initializer("init(name: String, size: CGFloat)") {
            UIFontDescriptor(name: try $0.get("name", as: String.self), size: try $0.get("size", as: CGFloat.self))
        }
        type.staticMethod(
            "preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor",
            summary: "The description of the font of a text style."
        ) {
            UIFontDescriptor.preferredFontDescriptor(withTextStyle: try $0.get("style", as: UIFont.TextStyle.self))
        }
        type.method("withDesign(_ design: UIFontDescriptor.SystemDesign) -> UIFontDescriptor?") {
            $0.withDesign(try $1.get("design", as: UIFontDescriptor.SystemDesign.self))
        }
        type.method("withSize(_ newPointSize: CGFloat) -> UIFontDescriptor") {
            $0.withSize(try $1.get("newPointSize", as: CGFloat.self))
        }
        type.method("withSymbolicTraits(_ symbolicTraits: UIFontDescriptor.SymbolicTraits) -> UIFontDescriptor?") {
            $0.withSymbolicTraits(try $1.get("symbolicTraits", as: UIFontDescriptor.SymbolicTraits.self))
        }
        type.property("pointSize", \.pointSize, summary: "The size.")
        type.property("symbolicTraits", \.symbolicTraits, summary: "The traits.")
    }

    private static func describeUIFontMetrics(_ type: TypeRegistration<UIFontMetrics>) {
        type.staticProperty("default", summary: "The scaling of the style body.", UIFontMetrics.default)
        type.initializer("init(forTextStyle textStyle: UIFont.TextStyle)", summary: "The scaling of a style.") {
            UIFontMetrics(forTextStyle: try $0.get("textStyle", as: UIFont.TextStyle.self))
        }
        type.method("scaledFont(for font: UIFont) -> UIFont", summary: "Returns the font.") {
            $0.scaledFont(for: try $1.get("font", as: UIFont.self))
        }
        type.method(
            "scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont",
            summary: "Returns the font with at most a size."
        ) {
            $0.scaledFont(for: try $1.get("font", as: UIFont.self), maximumPointSize: try $1.get("maximumPointSize", as: CGFloat.self))
        }
        type.method("scaledValue(for value: CGFloat) -> CGFloat", summary: "Returns the length.") {
            $0.scaledValue(for: try $1.get("value", as: CGFloat.self))
        }
    }

    private static func describeUIGestureRecognizer(_ type: TypeRegistration<UIGestureRecognizer>) {
        type.keepPlace(of: "addHandler")
        type.keepPlace(of: "addTarget")
        type.method("location(in view: UIView?) -> CGPoint", summary: "The place of the last gesture.") {
            $0.location(in: try $1.get("view", as: UIView?.self))
        }
        type.keepPlace(of: "delegate")
        type.method("require(toFail otherGestureRecognizer: UIGestureRecognizer)") {
            $0.require(toFail: try $1.get("otherGestureRecognizer", as: UIGestureRecognizer.self))
        }
        type.property("cancelsTouchesInView", \.cancelsTouchesInView)
        type.property("delaysTouchesBegan", \.delaysTouchesBegan)
        type.property("delaysTouchesEnded", \.delaysTouchesEnded)
        type.property("isEnabled", \.isEnabled, summary: "True if it receives touches.")
        type.property("name", \.name, summary: "The name.")
        type.property("numberOfTouches", \.numberOfTouches, summary: "The number of fingers.")
        type.property("state", \.state, summary: "The state of the gesture.")
        type.property("view", \.view, summary: "The view that it is attached to.")
    }

    private static func describeUIGestureRecognizerState(_ type: TypeRegistration<UIGestureRecognizer.State>) {
        type.enumCase("possible", summary: "No gesture yet.", .possible)
        type.enumCase("began", summary: "A continuous gesture has begun.", .began)
        type.enumCase("changed", summary: "A continuous gesture has changed.", .changed)
        type.enumCase("ended", summary: "The gesture is recognized.", .ended)
        type.enumCase("cancelled", summary: "The gesture was cancelled.", .cancelled)
        type.enumCase("failed", summary: "The touches are not this gesture.", .failed)
    }

    private static func describeUIImage(_ type: TypeRegistration<UIImage>) {
        type.initializer("init()", summary: "An image of no size.") { _ in UIImage() }
        type.method("withRenderingMode(_ renderingMode: UIImage.RenderingMode) -> UIImage") {
            $0.withRenderingMode(try $1.get("renderingMode", as: UIImage.RenderingMode.self))
        }
        type.method("withTintColor(_ color: UIColor) -> UIImage", summary: "Returns the image in a colour.") {
            $0.withTintColor(try $1.get("color", as: UIColor.self))
        }
        type.method("withTintColor(_ color: UIColor, renderingMode: UIImage.RenderingMode) -> UIImage") {
            $0.withTintColor(try $1.get("color", as: UIColor.self), renderingMode: try $1.get("renderingMode", as: UIImage.RenderingMode.self))
        }
        type.method("resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage") {
            $0.resizableImage(withCapInsets: try $1.get("capInsets", as: UIEdgeInsets.self))
        }
        type.property("renderingMode", \.renderingMode, summary: "The way it is drawn.")
        type.property("name", \.name)
        type.property("scale", \.scale, summary: "The number of pixels in a point.")
        type.property("size", \.size)
        type.keepPlace(of: "init")
        type.initializer("init(imageLiteralResourceName name: String)", summary: "#imageLiteral.") {
            UIImage(imageLiteralResourceName: try $0.get("name", as: String.self))
        }
    }

    private static func describeUIImageRenderingMode(_ type: TypeRegistration<UIImage.RenderingMode>) {
        type.enumCase("automatic", summary: "The one that suits the view.", .automatic)
        type.enumCase("alwaysOriginal", summary: "In its own colours.", .alwaysOriginal)
        type.enumCase("alwaysTemplate", summary: "In the tint colour.", .alwaysTemplate)
    }

    private static func describeUIImageView(_ type: TypeRegistration<UIImageView>) {
        type.keepPlace(of: "describe")
        type.property("image", \.image, summary: "The image.")
        type.property("animationDuration", \.animationDuration, summary: "The seconds of one animation.")
        type.property("animationImages", \.animationImages, summary: "The images of an animation, not shown.")
        type.property("animationRepeatCount", \.animationRepeatCount, summary: "The number of animations.")
        type.property("highlightedImage", \.highlightedImage, summary: "The image while it is highlighted.")
        type.property("isAnimating", \.isAnimating, summary: "True while the animation runs.")
        type.property("isHighlighted", \.isHighlighted, summary: "True if it is highlighted.")
        type.method("startAnimating()", summary: "Starts the animation.") { value, _ in value.startAnimating() }
        type.method("stopAnimating()", summary: "Stops the animation.") { value, _ in value.stopAnimating() }
        type.initializer("init(image: UIImage?)", summary: "A view of the size of its image.") {
            UIImageView(image: try $0.get("image", as: UIImage?.self))
        }
        type.initializer("init(image: UIImage?, highlightedImage: UIImage?)") {
            UIImageView(image: try $0.get("image", as: UIImage?.self), highlightedImage: try $0.get("highlightedImage", as: UIImage?.self))
        }
    }

    private static func describeUIImpactFeedbackGenerator(_ type: TypeRegistration<UIImpactFeedbackGenerator>) {
        type.initializer("init(style: UIImpactFeedbackGenerator.FeedbackStyle)") {
            UIImpactFeedbackGenerator(style: try $0.get("style", as: UIImpactFeedbackGenerator.FeedbackStyle.self))
        }
        type.method("impactOccurred()", summary: "Gives the feedback.") { value, _ in value.impactOccurred() }
        type.method("impactOccurred(intensity: CGFloat)", summary: "Gives the feedback.") {
            $0.impactOccurred(intensity: try $1.get("intensity", as: CGFloat.self))
        }
    }

    private static func describeUIImpactFeedbackGeneratorFeedbackStyle(_ type: TypeRegistration<UIImpactFeedbackGenerator.FeedbackStyle>) {
        type.enumCase("light", summary: "Light.", .light)
        type.enumCase("medium", summary: "Of a middle weight.", .medium)
        type.enumCase("heavy", summary: "Heavy.", .heavy)
        type.enumCase("soft", summary: "Soft.", .soft)
        type.enumCase("rigid", summary: "Hard.", .rigid)
    }

    private static func describeUIInterfaceOrientationMask(_ type: TypeRegistration<UIInterfaceOrientationMask>) {
        type.staticProperty("all", summary: "All.", UIInterfaceOrientationMask.all)
        type.staticProperty(
            "allButUpsideDown",
            summary: "All but upside down.",
            UIInterfaceOrientationMask.allButUpsideDown
        )
        type.staticProperty("landscape", summary: "Lying.", UIInterfaceOrientationMask.landscape)
        type.staticProperty("landscapeLeft", summary: "The top at the left.", UIInterfaceOrientationMask.landscapeLeft)
        type.staticProperty(
            "landscapeRight",
            summary: "The top at the right.",
            UIInterfaceOrientationMask.landscapeRight
        )
        type.staticProperty("portrait", summary: "Upright.", UIInterfaceOrientationMask.portrait)
        type.staticProperty(
            "portraitUpsideDown",
            summary: "Upside down.",
            UIInterfaceOrientationMask.portraitUpsideDown
        )
    }

    private static func describeUIKeyboardAppearance(_ type: TypeRegistration<UIKeyboardAppearance>) {
        type.enumCase("default", summary: "The appearance of the interface (the default).", .default)
        type.enumCase("dark", summary: "Dark keys.", .dark)
        type.enumCase("light", summary: "Light keys.", .light)
    }

    private static func describeUIKeyboardType(_ type: TypeRegistration<UIKeyboardType>) {
        type.enumCase("default", summary: "The keyboard of the language (the default).", .default)
        type.enumCase("asciiCapable", summary: "Letters and signs of ASCII.", .asciiCapable)
        type.enumCase("numbersAndPunctuation", summary: "Numbers and punctuation.", .numbersAndPunctuation)
        type.enumCase("URL", summary: "Web addresses.", .URL)
        type.enumCase("numberPad", summary: "Digits, for PINs.", .numberPad)
        type.enumCase("phonePad", summary: "Digits, for phone numbers.", .phonePad)
        type.enumCase("namePhonePad", summary: "Names and phone numbers.", .namePhonePad)
        type.enumCase("emailAddress", summary: "Email addresses.", .emailAddress)
        type.enumCase("decimalPad", summary: "Digits and a decimal point.", .decimalPad)
        type.enumCase("twitter", summary: "Text with easy access to @ and #.", .twitter)
        type.enumCase("webSearch", summary: "Search terms and web addresses.", .webSearch)
        type.enumCase("asciiCapableNumberPad", summary: "Digits of ASCII.", .asciiCapableNumberPad)
    }

    private static func describeUILabel(_ type: TypeRegistration<UILabel>) {
        type.keepPlace(of: "describe")
        type.property("attributedText", \.attributedText, summary: "The text with its attributes.")
        type.property(
            "adjustsFontForContentSizeCategory",
            \.adjustsFontForContentSizeCategory,
            summary: "True if the font follows the person's size of text; no effect here."
        )
        type.property(
            "adjustsFontSizeToFitWidth",
            \.adjustsFontSizeToFitWidth,
            summary: "True if text that would be truncated is shown smaller."
        )
        type.property("allowsDefaultTighteningForTruncation", \.allowsDefaultTighteningForTruncation)
        type.property("baselineAdjustment", \.baselineAdjustment, summary: "The position of smaller text.")
        type.property("minimumScaleFactor", \.minimumScaleFactor, summary: "The smallest factor of the font size.")
        type.property(
            "preferredMaxLayoutWidth",
            \.preferredMaxLayoutWidth,
            summary: "The greatest width of the intrinsic size; 0 for no limit."
        )
        type.method("drawText(in rect: CGRect)", summary: "Does nothing: nothing is drawn.") {
            $0.drawText(in: try $1.get("rect", as: CGRect.self))
        }
        type.method(
            "textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect",
            summary: "The area of the text."
        ) {
            $0.textRect(forBounds: try $1.get("bounds", as: CGRect.self), limitedToNumberOfLines: try $1.get("numberOfLines", as: Int.self))
        }
        type.property("highlightedTextColor", \.highlightedTextColor, summary: "The colour while highlighted.")
        type.property("isEnabled", \.isEnabled, summary: "True if the text is not dimmed.")
        type.property("isHighlighted", \.isHighlighted, summary: "True if it is highlighted.")
        type.property("shadowColor", \.shadowColor, summary: "The colour of the shadow; nil for none.")
        type.property("shadowOffset", \.shadowOffset, summary: "The offset of the shadow.")
        type.property("text", \.text, summary: "The text.")
        type.property("font", \.font, type: "UIFont!", summary: "The font.")
        type.property("textColor", \.textColor, type: "UIColor!", summary: "The colour of the text.")
        type.property("textAlignment", \.textAlignment, summary: "The alignment of the lines.")
        type.property("numberOfLines", \.numberOfLines, summary: "The maximum number of lines; 0 for no maximum.")
        type.property(
            "lineBreakMode",
            \.lineBreakMode,
            summary: "The way text wraps, and is truncated if it does not fit."
        )
    }

    private static func describeUILayoutPriority(_ type: TypeRegistration<UILayoutPriority>) {
        type.initializer("init(_ rawValue: Float)") { UILayoutPriority(try $0.get("rawValue", as: Float.self)) }
        type.initializer("init(rawValue: Float)") { UILayoutPriority(rawValue: try $0.get("rawValue", as: Float.self)) }
        type.property("rawValue", \.rawValue, summary: "The number.")
        type.staticProperty("required", summary: "A required length.", UILayoutPriority.required)
        type.staticProperty(
            "defaultHigh",
            summary: "The priority with which content resists compression.",
            UILayoutPriority.defaultHigh
        )
        type.staticProperty(
            "defaultLow",
            summary: "The priority with which content resists stretching.",
            UILayoutPriority.defaultLow
        )
        type.staticProperty(
            "fittingSizeLevel",
            summary: "The priority with which a view is fitted to a size.",
            UILayoutPriority.fittingSizeLevel
        )
    }

    private static func describeUILongPressGestureRecognizer(_ type: TypeRegistration<UILongPressGestureRecognizer>) {
        type.property("allowableMovement", \.allowableMovement, summary: "The distance that a finger may move.")
        type.property("minimumPressDuration", \.minimumPressDuration, summary: "The shortest press, in seconds.")
        type.property("numberOfTapsRequired", \.numberOfTapsRequired, summary: "The taps before the press.")
        type.property("numberOfTouchesRequired", \.numberOfTouchesRequired, summary: "The number of fingers.")
    }

    private static func describeUIModalPresentationStyle(_ type: TypeRegistration<UIModalPresentationStyle>) {
        type.enumCase("automatic", summary: "The choice of the system.", .automatic)
        type.enumCase("fullScreen", summary: "Over the whole screen.", .fullScreen)
        type.enumCase("pageSheet", summary: "On a page.", .pageSheet)
        type.enumCase("formSheet", summary: "On a centred sheet.", .formSheet)
        type.enumCase("currentContext", summary: "In place of the presenting controller.", .currentContext)
        type.enumCase("custom", summary: "The choice of the controller.", .custom)
        type.enumCase("overFullScreen", summary: "Over the whole screen, which stays visible.", .overFullScreen)
        type.enumCase(
            "overCurrentContext",
            summary: "Over the presenting controller, which stays visible.",
            .overCurrentContext
        )
        type.enumCase("popover", summary: "In a popover.", .popover)
    }

    private static func describeUIModalTransitionStyle(_ type: TypeRegistration<UIModalTransitionStyle>) {
        type.enumCase("coverVertical", summary: "From the bottom.", .coverVertical)
        type.enumCase("flipHorizontal", summary: "A turn.", .flipHorizontal)
        type.enumCase("crossDissolve", summary: "A change of opacity.", .crossDissolve)
        type.enumCase("partialCurl", summary: "A page that is turned.", .partialCurl)
    }

    private static func describeUINavigationBar(_ type: TypeRegistration<UINavigationBar>) {
        type.keepPlace(of: "describe")
        type.property("backIndicatorImage", \.backIndicatorImage)
        type.property("barTintColor", \.barTintColor, summary: "The colour of the bar.")
        type.property("compactAppearance", \.compactAppearance)
        type.property("isTranslucent", \.isTranslucent)
        type.property("prefersLargeTitles", \.prefersLargeTitles, summary: "True if titles are large.")
        type.property("scrollEdgeAppearance", \.scrollEdgeAppearance)
        type.property("shadowImage", \.shadowImage, summary: "The image below the bar.")
        type.property("standardAppearance", \.standardAppearance, summary: "The look of the bar.")
        type.method("setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics)") {
            $0.setBackgroundImage(try $1.get("backgroundImage", as: UIImage?.self), for: try $1.get("barMetrics", as: UIBarMetrics.self))
        }
    }

    private static func describeUINavigationBarAppearance(_ type: TypeRegistration<UINavigationBarAppearance>) {
        type.property("backgroundColor", \.backgroundColor)
        type.property("backgroundImage", \.backgroundImage)
        type.property("shadowColor", \.shadowColor)
        type.property("shadowImage", \.shadowImage)
        type.initializer("init()") { _ in UINavigationBarAppearance() }
        type.method("configureWithDefaultBackground()") { value, _ in value.configureWithDefaultBackground() }
        type.method("configureWithOpaqueBackground()") { value, _ in value.configureWithOpaqueBackground() }
        type.method("configureWithTransparentBackground()") { value, _ in value.configureWithTransparentBackground() }
    }

    private static func describeUINavigationController(_ type: TypeRegistration<UINavigationController>) {
        type.method("pushViewController(_ viewController: UIViewController, animated: Bool)") {
            $0.pushViewController(try $1.get("viewController", as: UIViewController.self), animated: try $1.get("animated", as: Bool.self))
        }
        type.method("@discardableResult popViewController(animated: Bool) -> UIViewController?") {
            $0.popViewController(animated: try $1.get("animated", as: Bool.self))
        }
        type.method("@discardableResult popToRootViewController(animated: Bool) -> [UIViewController]?") {
            $0.popToRootViewController(animated: try $1.get("animated", as: Bool.self))
        }
        type.method(
            "@discardableResult popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]?"
        ) {
            $0.popToViewController(try $1.get("viewController", as: UIViewController.self), animated: try $1.get("animated", as: Bool.self))
        }
        type.method("setViewControllers(_ viewControllers: [UIViewController], animated: Bool)") {
            $0.setViewControllers(try $1.get("viewControllers", as: [UIViewController].self), animated: try $1.get("animated", as: Bool.self))
        }
        type.keepPlace(of: "delegate")
        type.property(
            "interactivePopGestureRecognizer",
            \.interactivePopGestureRecognizer,
            summary: "The recognizer of a swipe back."
        )
        type.property("isToolbarHidden", \.isToolbarHidden, summary: "True if the bottom bar is hidden.")
        type.property("navigationBar", \.navigationBar, summary: "The bar, which is not shown here.")
        type.method("setToolbarHidden(_ hidden: Bool, animated: Bool)") {
            $0.setToolbarHidden(try $1.get("hidden", as: Bool.self), animated: try $1.get("animated", as: Bool.self))
        }
        type.property("isNavigationBarHidden", \.isNavigationBarHidden, summary: "True if the bar is hidden.")
        type.method("setNavigationBarHidden(_ hidden: Bool, animated: Bool)", summary: "Hides the bar.") {
            $0.setNavigationBarHidden(try $1.get("hidden", as: Bool.self), animated: try $1.get("animated", as: Bool.self))
        }
        type.property("topViewController", \.topViewController, summary: "The shown controller.")
        type.property("viewControllers", \.viewControllers, summary: "The stack, the shown one last.")
        type.initializer("init(rootViewController: UIViewController)", summary: "A stack of one.") {
            UINavigationController(rootViewController: try $0.get("rootViewController", as: UIViewController.self))
        }
        type.property("visibleViewController", \.visibleViewController, summary: "The controller that is seen.")
    }

    private static func describeUINavigationItem(_ type: TypeRegistration<UINavigationItem>) {
        type.initializer("init(title: String)") { UINavigationItem(title: try $0.get("title", as: String.self)) }
        type.property("hidesBackButton", \.hidesBackButton, summary: "True if the back button is hidden.")
        type.property("leftBarButtonItem", \.leftBarButtonItem, summary: "The first item at the left.")
        type.property("leftBarButtonItems", \.leftBarButtonItems, summary: "The items at the left.")
        type.property("prompt", \.prompt, summary: "A line above the title.")
        type.property("rightBarButtonItem", \.rightBarButtonItem, summary: "The first item at the right.")
        type.property("rightBarButtonItems", \.rightBarButtonItems, summary: "The items at the right.")
        type.property("title", \.title, summary: "The title.")
        type.property("titleView", \.titleView, summary: "A view in place of the title.")
        type.property("backBarButtonItem", \.backBarButtonItem, summary: "The back button of the next controller.")
        type.property("backButtonDisplayMode", \.backButtonDisplayMode, summary: "The look of the back button.")
        type.property("backButtonTitle", \.backButtonTitle, summary: "The title of the next controller's back button.")
        type.property("largeTitleDisplayMode", \.largeTitleDisplayMode, summary: "The condition of a large title.")
        type.property("leftItemsSupplementBackButton", \.leftItemsSupplementBackButton)
        type.property("compactAppearance", \.compactAppearance)
        type.property("scrollEdgeAppearance", \.scrollEdgeAppearance)
        type.property("standardAppearance", \.standardAppearance, summary: "The look of the bar.")
        type.method("setHidesBackButton(_ hidesBackButton: Bool, animated: Bool)") {
            $0.setHidesBackButton(try $1.get("hidesBackButton", as: Bool.self), animated: try $1.get("animated", as: Bool.self))
        }
        type.method("setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool)") {
            $0.setLeftBarButton(try $1.get("item", as: UIBarButtonItem?.self), animated: try $1.get("animated", as: Bool.self))
        }
        type.method("setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool)") {
            $0.setLeftBarButtonItems(try $1.get("items", as: [UIBarButtonItem]?.self), animated: try $1.get("animated", as: Bool.self))
        }
        type.method("setRightBarButton(_ item: UIBarButtonItem?, animated: Bool)") {
            $0.setRightBarButton(try $1.get("item", as: UIBarButtonItem?.self), animated: try $1.get("animated", as: Bool.self))
        }
        type.method("setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool)") {
            $0.setRightBarButtonItems(try $1.get("items", as: [UIBarButtonItem]?.self), animated: try $1.get("animated", as: Bool.self))
        }
    }

    private static func describeUINavigationItemBackButtonDisplayMode(_ type: TypeRegistration<UINavigationItem.BackButtonDisplayMode>) {
        type.enumCase("default", summary: "The title, or a shorter one.", .default)
        type.enumCase("generic", summary: "A short title.", .generic)
        type.enumCase("minimal", summary: "No title.", .minimal)
    }

    private static func describeUINavigationItemLargeTitleDisplayMode(_ type: TypeRegistration<UINavigationItem.LargeTitleDisplayMode>) {
        type.enumCase("automatic", summary: "The mode of the item before.", .automatic)
        type.enumCase("always", summary: "Always.", .always)
        type.enumCase("never", summary: "Never.", .never)
    }

    private static func describeUINotificationFeedbackGeneratorFeedbackType(_ type: TypeRegistration<UINotificationFeedbackGenerator.FeedbackType>) {
        type.enumCase("success", summary: "Done.", .success)
        type.enumCase("warning", summary: "Done, with a warning.", .warning)
        type.enumCase("error", summary: "Failed.", .error)
    }

    private static func describeUIOffset(_ type: TypeRegistration<UIOffset>) {
        type.initializer("init(horizontal: CGFloat, vertical: CGFloat)") {
            UIOffset(horizontal: try $0.get("horizontal", as: CGFloat.self), vertical: try $0.get("vertical", as: CGFloat.self))
        }
        type.staticProperty("zero", summary: "An offset of 0.", UIOffset.zero)
        type.property("horizontal", \.horizontal)
        type.property("vertical", \.vertical)
    }

    private static func describeUIPageControl(_ type: TypeRegistration<UIPageControl>) {
        type.keepPlace(of: "describe")
        type.property("numberOfPages", \.numberOfPages, summary: "The number of pages.")
        type.property("currentPage", \.currentPage, summary: "The index of the current page.")
        type.property(
            "hidesForSinglePage",
            \.hidesForSinglePage,
            summary: "True if there are no dots for a single page."
        )
        type.property("pageIndicatorTintColor", \.pageIndicatorTintColor, summary: "The colour of the dots.")
        type.property(
            "currentPageIndicatorTintColor",
            \.currentPageIndicatorTintColor,
            summary: "The colour of the current dot."
        )
        type.method("size(forNumberOfPages pageCount: Int) -> CGSize", summary: "The size of the dots.") {
            $0.size(forNumberOfPages: try $1.get("pageCount", as: Int.self))
        }
    }

    private static func describeUIPanGestureRecognizer(_ type: TypeRegistration<UIPanGestureRecognizer>) {
        type.method("translation(in view: UIView?) -> CGPoint", summary: "The distance moved.") {
            $0.translation(in: try $1.get("view", as: UIView?.self))
        }
        type.method("setTranslation(_ translation: CGPoint, in view: UIView?)") {
            $0.setTranslation(try $1.get("translation", as: CGPoint.self), in: try $1.get("view", as: UIView?.self))
        }
        type.method("velocity(in view: UIView?) -> CGPoint", summary: "The speed: zero.") {
            $0.velocity(in: try $1.get("view", as: UIView?.self))
        }
        type.property("maximumNumberOfTouches", \.maximumNumberOfTouches)
        type.property("minimumNumberOfTouches", \.minimumNumberOfTouches)
    }

    private static func describeUIPasteboard(_ type: TypeRegistration<UIPasteboard>) {
        type.property("string", \.string, summary: "The copied text, or nil.")
        type.property("image", \.image, summary: "The copied image, or nil.")
        type.property("url", \.url, summary: "The copied address, or nil.")
        type.property("hasStrings", \.hasStrings, summary: "True if there is text.")
        type.property("hasImages", \.hasImages, summary: "True if there is an image.")
        type.property("hasURLs", \.hasURLs, summary: "True if there is an address.")
    }

    private static func describeUIPinchGestureRecognizer(_ type: TypeRegistration<UIPinchGestureRecognizer>) {
        type.property("scale", \.scale, summary: "The factor of the distance between the fingers.")
        type.property("velocity", \.velocity, summary: "The speed: zero.")
    }

    private static func describeUIPopoverArrowDirection(_ type: TypeRegistration<UIPopoverArrowDirection>) {
        type.staticProperty("any", summary: "All.", UIPopoverArrowDirection.any)
        type.staticProperty("down", summary: "Downwards.", UIPopoverArrowDirection.down)
        type.staticProperty("left", summary: "To the left.", UIPopoverArrowDirection.left)
        type.staticProperty("right", summary: "To the right.", UIPopoverArrowDirection.right)
        type.staticProperty("up", summary: "Upwards.", UIPopoverArrowDirection.up)
    }

    private static func describeUIPopoverPresentationController(_ type: TypeRegistration<UIPopoverPresentationController>) {
        type.property("sourceView", \.sourceView, summary: "The view that it points at.")
        type.property("sourceRect", \.sourceRect, summary: "The rectangle that it points at.")
        type.property("barButtonItem", \.barButtonItem, summary: "The item of a bar that it points at.")
        type.property("permittedArrowDirections", \.permittedArrowDirections)
        type.property("backgroundColor", \.backgroundColor, summary: "The colour.")
    }

    private static func describeUIProgressView(_ type: TypeRegistration<UIProgressView>) {
        type.keepPlace(of: "describe")
        type.property("progress", \.progress, summary: "The part that is done, from 0 to 1.")
        type.property("progressViewStyle", \.progressViewStyle, summary: "The look of the bar.")
        type.property("progressTintColor", \.progressTintColor, summary: "The colour of the part that is done.")
        type.property("trackTintColor", \.trackTintColor, summary: "The colour of the rest.")
        type.method("setProgress(_ progress: Float, animated: Bool)", summary: "Sets the part that is done.") {
            $0.setProgress(try $1.get("progress", as: Float.self), animated: try $1.get("animated", as: Bool.self))
        }
        type.initializer("init(progressViewStyle style: UIProgressView.Style)", summary: "A bar of a style.") {
            UIProgressView(progressViewStyle: try $0.get("style", as: UIProgressView.Style.self))
        }
    }

    private static func describeUIProgressViewStyle(_ type: TypeRegistration<UIProgressView.Style>) {
        type.enumCase("default", summary: "4 points high (the default).", .default)
        type.enumCase("bar", summary: "2 points high.", .bar)
    }

    private static func describeUIRectEdge(_ type: TypeRegistration<UIRectEdge>) {
        type.staticProperty("all", summary: "All edges.", UIRectEdge.all)
        type.staticProperty("bottom", summary: "The bottom edge.", UIRectEdge.bottom)
        type.staticProperty("left", summary: "The left edge.", UIRectEdge.left)
        type.staticProperty("right", summary: "The right edge.", UIRectEdge.right)
        type.staticProperty("top", summary: "The top edge.", UIRectEdge.top)
    }

    private static func describeUIRefreshControl(_ type: TypeRegistration<UIRefreshControl>) {
        type.keepPlace(of: "describe")
        type.method("beginRefreshing()", summary: "Starts; sends no events.") { value, _ in value.beginRefreshing() }
        type.method("endRefreshing()", summary: "Stops.") { value, _ in value.endRefreshing() }
        type.method("pull()", summary: "Pulls the content down as a finger would; UIKit has no such method.") {
            value, _ in value.pull()
        }
        type.property("isRefreshing", \.isRefreshing, summary: "True while refreshing.")
    }

    private static func describeUIResponder(_ type: TypeRegistration<UIResponder>) {
        type.initializer("init()") { _ in UIResponder() }
        type.staticProperty(
            "keyboardWillShowNotification",
            summary: "The keyboard is about to be shown.",
            UIResponder.keyboardWillShowNotification
        )
        type.staticProperty(
            "keyboardDidShowNotification",
            summary: "The keyboard was shown.",
            UIResponder.keyboardDidShowNotification
        )
        type.staticProperty(
            "keyboardWillHideNotification",
            summary: "The keyboard is about to be hidden.",
            UIResponder.keyboardWillHideNotification
        )
        type.staticProperty(
            "keyboardDidHideNotification",
            summary: "The keyboard was hidden.",
            UIResponder.keyboardDidHideNotification
        )
        type.staticProperty(
            "keyboardWillChangeFrameNotification",
            summary: "The frame of the keyboard is about to change.",
            UIResponder.keyboardWillChangeFrameNotification
        )
        type.staticProperty(
            "keyboardDidChangeFrameNotification",
            summary: "The frame of the keyboard has changed.",
            UIResponder.keyboardDidChangeFrameNotification
        )
        type.staticProperty(
            "keyboardFrameBeginUserInfoKey",
            summary: "The key of the frame at the start of a change.",
            UIResponder.keyboardFrameBeginUserInfoKey
        )
        type.staticProperty(
            "keyboardFrameEndUserInfoKey",
            summary: "The key of the frame at the end of a change.",
            UIResponder.keyboardFrameEndUserInfoKey
        )
        type.staticProperty(
            "keyboardAnimationDurationUserInfoKey",
            summary: "The key of the duration of a change, in seconds.",
            UIResponder.keyboardAnimationDurationUserInfoKey
        )
        type.staticProperty(
            "keyboardAnimationCurveUserInfoKey",
            summary: "The key of the timing curve of a change.",
            UIResponder.keyboardAnimationCurveUserInfoKey
        )
    }

    private static func describeUIReturnKeyType(_ type: TypeRegistration<UIReturnKeyType>) {
        type.enumCase("default", summary: "The title is return (the default).", .default)
        type.enumCase("go", summary: "The title is Go.", .go)
        type.enumCase("google", summary: "The title is Google.", .google)
        type.enumCase("join", summary: "The title is Join.", .join)
        type.enumCase("next", summary: "The title is Next.", .next)
        type.enumCase("route", summary: "The title is Route.", .route)
        type.enumCase("search", summary: "The title is Search.", .search)
        type.enumCase("send", summary: "The title is Send.", .send)
        type.enumCase("yahoo", summary: "The title is Yahoo.", .yahoo)
        type.enumCase("done", summary: "The title is Done.", .done)
        type.enumCase("emergencyCall", summary: "The title is Emergency Call.", .emergencyCall)
        type.enumCase("continue", summary: "The title is Continue.", .continue)
    }

    private static func describeUIScreen(_ type: TypeRegistration<UIScreen>) {
        type.keepPlace(of: "main")
        type.property("bounds", \.bounds, summary: "The area of the screen.")
        type.property("nativeBounds", \.nativeBounds, summary: "The area of the screen in pixels.")
        type.property("nativeScale", \.nativeScale, summary: "The number of pixels in a point.")
        type.property("scale", \.scale, summary: "The number of pixels in a point.")
        type.property("traitCollection", \.traitCollection, summary: "The traits outside of all views.")
    }

    private static func describeUIScrollView(_ type: TypeRegistration<UIScrollView>) {
        type.keepPlace(of: "describe")
        type.keepPlace(of: "delegate")
        type.method(
            "setContentOffset(_ contentOffset: CGPoint, animated: Bool)",
            summary: "Scrolls to a point, at once."
        ) {
            $0.setContentOffset(try $1.get("contentOffset", as: CGPoint.self), animated: try $1.get("animated", as: Bool.self))
        }
        type.method("scrollRectToVisible(_ rect: CGRect, animated: Bool)", summary: "Scrolls just far enough.") {
            $0.scrollRectToVisible(try $1.get("rect", as: CGRect.self), animated: try $1.get("animated", as: Bool.self))
        }
        type.property("adjustedContentInset", \.adjustedContentInset, summary: "The insets with the safe area.")
        type.method(
            "@discardableResult drag(by distance: CGVector) -> Bool",
            summary: "Drags the content as a finger would; UIKit has no such method."
        ) {
            $0.drag(by: try $1.get("distance", as: CGVector.self))
        }
        type.method(
            "@discardableResult scrollToTop() -> Bool",
            summary: "Scrolls as a tap on the status bar would; UIKit has no such method."
        ) {
            value, _ in value.scrollToTop()
        }
        type.method("flashScrollIndicators()") { value, _ in value.flashScrollIndicators() }
        type.property("isDecelerating", \.isDecelerating, summary: "True while the content moves on.")
        type.property("isDragging", \.isDragging, summary: "True while a finger drags the content.")
        type.property("isTracking", \.isTracking, summary: "True while a finger is on the content.")
        type.property("isZooming", \.isZooming, summary: "True while the content is zoomed.")
        type.property("maximumZoomScale", \.maximumZoomScale, summary: "The greatest factor of zooming.")
        type.property("minimumZoomScale", \.minimumZoomScale, summary: "The least factor of zooming.")
        type.property("zoomScale", \.zoomScale, summary: "The factor by which the content is enlarged.")
        type.method("setZoomScale(_ scale: CGFloat, animated: Bool)", summary: "Zooms at once.") {
            $0.setZoomScale(try $1.get("scale", as: CGFloat.self), animated: try $1.get("animated", as: Bool.self))
        }
        type.property("automaticallyAdjustsScrollIndicatorInsets", \.automaticallyAdjustsScrollIndicatorInsets)
        type.property("bounces", \.bounces, summary: "True if the content bounces at its edges.")
        type.property("bouncesZoom", \.bouncesZoom)
        type.property("canCancelContentTouches", \.canCancelContentTouches)
        type.property("decelerationRate", \.decelerationRate, summary: "The speed of coming to rest.")
        type.property("horizontalScrollIndicatorInsets", \.horizontalScrollIndicatorInsets)
        type.property("indicatorStyle", \.indicatorStyle, summary: "The colour of the scroll indicators.")
        type.property("isDirectionalLockEnabled", \.isDirectionalLockEnabled)
        type.property("isPagingEnabled", \.isPagingEnabled, summary: "True if it rests at multiples of its size.")
        type.property("refreshControl", \.refreshControl, summary: "The refresh control above the content.")
        type.property("scrollIndicatorInsets", \.scrollIndicatorInsets)
        type.property("scrollsToTop", \.scrollsToTop, summary: "True if a tap on the status bar scrolls to the top.")
        type.property("verticalScrollIndicatorInsets", \.verticalScrollIndicatorInsets)
        type.property("alwaysBounceHorizontal", \.alwaysBounceHorizontal)
        type.property("alwaysBounceVertical", \.alwaysBounceVertical)
        type.property("contentInset", \.contentInset, summary: "The insets of the content.")
        type.property("contentInsetAdjustmentBehavior", \.contentInsetAdjustmentBehavior)
        type.property("contentOffset", \.contentOffset, summary: "The offset of the content.")
        type.property("contentSize", \.contentSize, summary: "The size of the content.")
        type.property("delaysContentTouches", \.delaysContentTouches)
        type.property("isScrollEnabled", \.isScrollEnabled)
        type.property("keyboardDismissMode", \.keyboardDismissMode, summary: "The dismissal of the keyboard.")
        type.property("showsHorizontalScrollIndicator", \.showsHorizontalScrollIndicator)
        type.property("showsVerticalScrollIndicator", \.showsVerticalScrollIndicator)
    }

    private static func describeUIScrollViewContentInsetAdjustmentBehavior(_ type: TypeRegistration<UIScrollView.ContentInsetAdjustmentBehavior>) {
        type.enumCase("automatic", summary: "The safe area is added along the scrolling axes.", .automatic)
        type.enumCase("scrollableAxes", summary: "The safe area is added along the scrolling axes.", .scrollableAxes)
        type.enumCase("never", summary: "The safe area is never added.", .never)
        type.enumCase("always", summary: "The safe area is always added.", .always)
    }

    private static func describeUIScrollViewDecelerationRate(_ type: TypeRegistration<UIScrollView.DecelerationRate>) {
        type.initializer("init(rawValue: CGFloat)") {
            UIScrollView.DecelerationRate(rawValue: try $0.get("rawValue", as: CGFloat.self))
        }
        type.staticProperty("normal", summary: "The usual rate.", UIScrollView.DecelerationRate.normal)
        type.staticProperty("fast", summary: "A fast rate.", UIScrollView.DecelerationRate.fast)
        type.property("rawValue", \.rawValue, summary: "The factor for each millisecond.")
    }

    private static func describeUIScrollViewIndicatorStyle(_ type: TypeRegistration<UIScrollView.IndicatorStyle>) {
        type.enumCase("default", summary: "The colour that suits the background.", .default)
        type.enumCase("black", summary: "Dark.", .black)
        type.enumCase("white", summary: "Light.", .white)
    }

    private static func describeUIScrollViewKeyboardDismissMode(_ type: TypeRegistration<UIScrollView.KeyboardDismissMode>) {
        type.enumCase("none", summary: "The keyboard stays (the default).", .none)
        type.enumCase("onDrag", summary: "A drag dismisses the keyboard.", .onDrag)
        type.enumCase("interactive", summary: "The keyboard follows a drag downwards.", .interactive)
        type.enumCase(
            "onDragWithAccessory",
            summary: "A drag dismisses the keyboard and its accessory view.",
            .onDragWithAccessory
        )
        type.enumCase(
            "interactiveWithAccessory",
            summary: "The keyboard and its accessory view follow a drag downwards.",
            .interactiveWithAccessory
        )
    }

    private static func describeUISegmentedControl(_ type: TypeRegistration<UISegmentedControl>) {
        type.keepPlace(of: "describe")
        type.property("isMomentary", \.isMomentary, summary: "True if the selection does not last.")
        type.property("numberOfSegments", \.numberOfSegments, summary: "The number of segments.")
        type.property(
            "selectedSegmentIndex",
            \.selectedSegmentIndex,
            summary: "The index of the selected segment; -1 for none."
        )
        type.staticProperty("noSegment", summary: "The index of no segment: -1.", UISegmentedControl.noSegment)
        type.method("removeAllSegments()", summary: "Removes all segments.") { value, _ in value.removeAllSegments() }
        type.method("removeSegment(at segment: Int, animated: Bool)", summary: "Removes a segment.") {
            $0.removeSegment(at: try $1.get("segment", as: Int.self), animated: try $1.get("animated", as: Bool.self))
        }
        type.method("setTitle(_ title: String?, forSegmentAt segment: Int)", summary: "Sets a title.") {
            $0.setTitle(try $1.get("title", as: String?.self), forSegmentAt: try $1.get("segment", as: Int.self))
        }
        type.method("titleForSegment(at segment: Int) -> String?", summary: "The title of a segment.") {
            $0.titleForSegment(at: try $1.get("segment", as: Int.self))
        }
        type.method("setEnabled(_ enabled: Bool, forSegmentAt segment: Int)") {
            $0.setEnabled(try $1.get("enabled", as: Bool.self), forSegmentAt: try $1.get("segment", as: Int.self))
        }
        type.method("isEnabledForSegment(at segment: Int) -> Bool") {
            $0.isEnabledForSegment(at: try $1.get("segment", as: Int.self))
        }
        type.method("setWidth(_ width: CGFloat, forSegmentAt segment: Int)") {
            $0.setWidth(try $1.get("width", as: CGFloat.self), forSegmentAt: try $1.get("segment", as: Int.self))
        }
        type.method("widthForSegment(at segment: Int) -> CGFloat") {
            $0.widthForSegment(at: try $1.get("segment", as: Int.self))
        }
        type.keepPlace(of: "setTitleTextAttributes")
        type.keepPlace(of: "titleTextAttributes")
        type.method("insertSegment(withTitle title: String?, at segment: Int, animated: Bool)") {
            $0.insertSegment(withTitle: try $1.get("title", as: String?.self), at: try $1.get("segment", as: Int.self), animated: try $1.get("animated", as: Bool.self))
        }
    }

    private static func describeUISelectionFeedbackGenerator(_ type: TypeRegistration<UISelectionFeedbackGenerator>) {
        type.method("selectionChanged()", summary: "Gives the feedback.") { value, _ in value.selectionChanged() }
    }

    private static func describeUISemanticContentAttribute(_ type: TypeRegistration<UISemanticContentAttribute>) {
        type.enumCase("unspecified", summary: "The view is mirrored.", .unspecified)
        type.enumCase("playback", summary: "The view has playback controls, which are not mirrored.", .playback)
        type.enumCase("spatial", summary: "The view has controls with directions, which are not mirrored.", .spatial)
        type.enumCase("forceLeftToRight", summary: "The view is always laid out from left to right.", .forceLeftToRight)
        type.enumCase("forceRightToLeft", summary: "The view is always laid out from right to left.", .forceRightToLeft)
    }

    private static func describeUISlider(_ type: TypeRegistration<UISlider>) {
        type.keepPlace(of: "describe")
        type.property("value", \.value, summary: "The number.")
        type.property("minimumValue", \.minimumValue, summary: "The least number.")
        type.property("maximumValue", \.maximumValue, summary: "The greatest number.")
        type.property("isContinuous", \.isContinuous, summary: "True if events are sent while the finger moves.")
        type.property(
            "minimumTrackTintColor",
            \.minimumTrackTintColor,
            summary: "The colour of the track before the thumb."
        )
        type.property("maximumTrackTintColor", \.maximumTrackTintColor, summary: "The colour of the track after it.")
        type.property("thumbTintColor", \.thumbTintColor, summary: "The colour of the thumb.")
        type.property("minimumValueImage", \.minimumValueImage, summary: "The image at the least number.")
        type.property("maximumValueImage", \.maximumValueImage, summary: "The image at the greatest number.")
        type.method("setValue(_ value: Float, animated: Bool)", summary: "Sets the number.") {
            $0.setValue(try $1.get("value", as: Float.self), animated: try $1.get("animated", as: Bool.self))
        }
    }

    private static func describeUIStackView(_ type: TypeRegistration<UIStackView>) {
        type.keepPlace(of: "describe")
        type.method("addArrangedSubview(_ view: UIView)", summary: "Adds a view at the end.") {
            $0.addArrangedSubview(try $1.get("view", as: UIView.self))
        }
        type.method("insertArrangedSubview(_ view: UIView, at stackIndex: Int)") {
            $0.insertArrangedSubview(try $1.get("view", as: UIView.self), at: try $1.get("stackIndex", as: Int.self))
        }
        type.method("removeArrangedSubview(_ view: UIView)", summary: "Takes a view out of the stack.") {
            $0.removeArrangedSubview(try $1.get("view", as: UIView.self))
        }
        type.method("setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView)") {
            $0.setCustomSpacing(try $1.get("spacing", as: CGFloat.self), after: try $1.get("arrangedSubview", as: UIView.self))
        }
        type.property("alignment", \.alignment, summary: "The position of the views across the axis.")
        type.property("arrangedSubviews", \.arrangedSubviews, summary: "The views in the stack.")
        type.property("axis", \.axis, summary: "The direction in which the views follow each other.")
        type.property("distribution", \.distribution, summary: "The sharing of the length along the axis.")
        type.property("spacing", \.spacing, summary: "The gap between the views.")
        type.property("isBaselineRelativeArrangement", \.isBaselineRelativeArrangement)
        type.property(
            "isLayoutMarginsRelativeArrangement",
            \.isLayoutMarginsRelativeArrangement,
            summary: "True if the views are arranged within the layout margins."
        )
        type.initializer("init(arrangedSubviews views: [UIView])", summary: "A stack of views.") {
            UIStackView(arrangedSubviews: try $0.get("views", as: [UIView].self))
        }
    }

    private static func describeUIStackViewAlignment(_ type: TypeRegistration<UIStackView.Alignment>) {
        type.enumCase("fill", summary: "The views have the size of the stack (the default).", .fill)
        type.enumCase("leading", summary: "At the left edge of a column, or the top edge of a row.", .leading)
        type.enumCase("firstBaseline", summary: "The same as leading.", .firstBaseline)
        type.enumCase("center", summary: "In the middle.", .center)
        type.enumCase("trailing", summary: "At the right or the bottom edge.", .trailing)
        type.enumCase("lastBaseline", summary: "The same as trailing.", .lastBaseline)
        type.staticProperty("bottom", summary: "The same as trailing.", UIStackView.Alignment.bottom)
        type.staticProperty("top", summary: "The same as leading.", UIStackView.Alignment.top)
    }

    private static func describeUIStackViewDistribution(_ type: TypeRegistration<UIStackView.Distribution>) {
        type.enumCase("fill", summary: "The last view fills the rest (the default).", .fill)
        type.enumCase("fillEqually", summary: "All views have the same length.", .fillEqually)
        type.enumCase(
            "fillProportionally",
            summary: "The lengths are in proportion to the views' own.",
            .fillProportionally
        )
        type.enumCase("equalSpacing", summary: "The gaps are equal.", .equalSpacing)
        type.enumCase("equalCentering", summary: "The gaps are equal, as for equalSpacing.", .equalCentering)
    }

    private static func describeUIStatusBarAnimation(_ type: TypeRegistration<UIStatusBarAnimation>) {
        type.enumCase("none", summary: "None.", .none)
        type.enumCase("fade", summary: "A change of opacity.", .fade)
        type.enumCase("slide", summary: "A move.", .slide)
    }

    private static func describeUIStatusBarStyle(_ type: TypeRegistration<UIStatusBarStyle>) {
        type.enumCase("default", summary: "The look of the interface.", .default)
        type.enumCase("lightContent", summary: "Light text.", .lightContent)
        type.enumCase("darkContent", summary: "Dark text.", .darkContent)
    }

    private static func describeUIStepper(_ type: TypeRegistration<UIStepper>) {
        type.keepPlace(of: "describe")
        type.property("value", \.value, summary: "The number.")
        type.property("minimumValue", \.minimumValue, summary: "The least number.")
        type.property("maximumValue", \.maximumValue, summary: "The greatest number.")
        type.property("stepValue", \.stepValue, summary: "The difference of a step.")
        type.property("wraps", \.wraps, summary: "True if a step beyond the end leads to the other end.")
        type.property("autorepeat", \.autorepeat, summary: "True if a long press takes several steps.")
        type.property("isContinuous", \.isContinuous, summary: "True if each step of a long press sends an event.")
    }

    private static func describeUISwipeGestureRecognizer(_ type: TypeRegistration<UISwipeGestureRecognizer>) {
        type.property("direction", \.direction, summary: "The directions that are recognized.")
        type.property("numberOfTouchesRequired", \.numberOfTouchesRequired, summary: "The number of fingers.")
    }

    private static func describeUISwipeGestureRecognizerDirection(_ type: TypeRegistration<UISwipeGestureRecognizer.Direction>) {
        type.staticProperty("down", summary: "Downwards.", UISwipeGestureRecognizer.Direction.down)
        type.staticProperty("left", summary: "To the left.", UISwipeGestureRecognizer.Direction.left)
        type.staticProperty("right", summary: "To the right.", UISwipeGestureRecognizer.Direction.right)
        type.staticProperty("up", summary: "Upwards.", UISwipeGestureRecognizer.Direction.up)
    }

    private static func describeUISwitch(_ type: TypeRegistration<UISwitch>) {
        type.keepPlace(of: "describe")
        type.method("setOn(_ on: Bool, animated: Bool)", summary: "Turns it on or off.") {
            $0.setOn(try $1.get("on", as: Bool.self), animated: try $1.get("animated", as: Bool.self))
        }
        type.property("isOn", \.isOn, summary: "True if it is on.")
        type.property("onTintColor", \.onTintColor, summary: "The colour of the track while it is on.")
        type.property("thumbTintColor", \.thumbTintColor, summary: "The colour of the thumb.")
    }

    private static func describeUITapGestureRecognizer(_ type: TypeRegistration<UITapGestureRecognizer>) {
        type.property("numberOfTapsRequired", \.numberOfTapsRequired, summary: "The number of taps.")
        type.property("numberOfTouchesRequired", \.numberOfTouchesRequired, summary: "The number of fingers.")
    }

    private static func describeUITextAutocapitalizationType(_ type: TypeRegistration<UITextAutocapitalizationType>) {
        type.enumCase("none", summary: "No capital letters.", .none)
        type.enumCase("words", summary: "Each word starts with a capital letter.", .words)
        type.enumCase("sentences", summary: "Each sentence starts with a capital letter (the default).", .sentences)
        type.enumCase("allCharacters", summary: "All letters are capital letters.", .allCharacters)
    }

    private static func describeUITextAutocorrectionType(_ type: TypeRegistration<UITextAutocorrectionType>) {
        type.enumCase("default", summary: "Words are corrected where it makes sense.", .default)
        type.enumCase("no", summary: "Words are not corrected.", .no)
        type.enumCase("yes", summary: "Words are corrected.", .yes)
    }

    private static func describeUITextContentType(_ type: TypeRegistration<UITextContentType>) {
        type.initializer("init(rawValue: String)") {
            UITextContentType(rawValue: try $0.get("rawValue", as: String.self))
        }
        type.staticProperty("URL", summary: "A web address.", UITextContentType.URL)
        type.staticProperty("addressCity", summary: "The city of an address.", UITextContentType.addressCity)
        type.staticProperty(
            "addressCityAndState",
            summary: "The city and the state of an address.",
            UITextContentType.addressCityAndState
        )
        type.staticProperty("addressState", summary: "The state of an address.", UITextContentType.addressState)
        type.staticProperty("countryName", summary: "The country of an address.", UITextContentType.countryName)
        type.staticProperty(
            "creditCardNumber",
            summary: "The number of a credit card.",
            UITextContentType.creditCardNumber
        )
        type.staticProperty("emailAddress", summary: "An email address.", UITextContentType.emailAddress)
        type.staticProperty("familyName", summary: "The family name.", UITextContentType.familyName)
        type.staticProperty(
            "fullStreetAddress",
            summary: "A whole postal address.",
            UITextContentType.fullStreetAddress
        )
        type.staticProperty("givenName", summary: "The given name.", UITextContentType.givenName)
        type.staticProperty("jobTitle", summary: "The title of a position.", UITextContentType.jobTitle)
        type.staticProperty("location", summary: "A place on a map.", UITextContentType.location)
        type.staticProperty("middleName", summary: "The middle name.", UITextContentType.middleName)
        type.staticProperty("name", summary: "The name of a person.", UITextContentType.name)
        type.staticProperty("namePrefix", summary: "The title before a name.", UITextContentType.namePrefix)
        type.staticProperty("nameSuffix", summary: "The suffix of a name.", UITextContentType.nameSuffix)
        type.staticProperty("newPassword", summary: "A password that is being chosen.", UITextContentType.newPassword)
        type.staticProperty("nickname", summary: "The nickname.", UITextContentType.nickname)
        type.staticProperty("oneTimeCode", summary: "A code that is valid once.", UITextContentType.oneTimeCode)
        type.staticProperty(
            "organizationName",
            summary: "The name of an organization.",
            UITextContentType.organizationName
        )
        type.staticProperty("password", summary: "A password.", UITextContentType.password)
        type.staticProperty("postalCode", summary: "The postal code of an address.", UITextContentType.postalCode)
        type.staticProperty(
            "streetAddressLine1",
            summary: "The first line of an address.",
            UITextContentType.streetAddressLine1
        )
        type.staticProperty(
            "streetAddressLine2",
            summary: "The second line of an address.",
            UITextContentType.streetAddressLine2
        )
        type.staticProperty("sublocality", summary: "The district of an address.", UITextContentType.sublocality)
        type.staticProperty("telephoneNumber", summary: "A telephone number.", UITextContentType.telephoneNumber)
        type.staticProperty("username", summary: "The name for an account.", UITextContentType.username)
        type.property("rawValue", \.rawValue, summary: "The name of the meaning.")
    }

    private static func describeUITextField(_ type: TypeRegistration<UITextField>) {
        type.keepPlace(of: "describe")
        type.property("clearButtonMode", \.clearButtonMode, summary: "The condition for showing the clear button.")
        type.method("insertText(_ text: String)", summary: "Types at the end of the text.") {
            $0.insertText(try $1.get("text", as: String.self))
        }
        type.method("deleteBackward()", summary: "Deletes the last character.") { value, _ in value.deleteBackward() }
        type.keepPlace(of: "delegate")
        type.method("textRect(forBounds bounds: CGRect) -> CGRect", summary: "The area of the text.") {
            $0.textRect(forBounds: try $1.get("bounds", as: CGRect.self))
        }
        type.keepPlace(of: "clearButtonRect")
        type.keepPlace(of: "editingRect")
        type.keepPlace(of: "leftViewRect")
        type.keepPlace(of: "placeholderRect")
        type.keepPlace(of: "rightViewRect")
        type.property("leftView", \.leftView, summary: "The view before the text.")
        type.property("leftViewMode", \.leftViewMode, summary: "The condition for showing it.")
        type.property("rightView", \.rightView, summary: "The view after the text.")
        type.property("rightViewMode", \.rightViewMode, summary: "The condition for showing it.")
        type.property("adjustsFontForContentSizeCategory", \.adjustsFontForContentSizeCategory)
        type.property("adjustsFontSizeToFitWidth", \.adjustsFontSizeToFitWidth)
        type.property("allowsEditingTextAttributes", \.allowsEditingTextAttributes)
        type.property("attributedPlaceholder", \.attributedPlaceholder, summary: "The placeholder with attributes.")
        type.property("attributedText", \.attributedText, summary: "The text with attributes.")
        type.property("background", \.background, summary: "The image behind the text; it is not drawn.")
        type.property("borderStyle", \.borderStyle, summary: "The border; it is not drawn.")
        type.property("clearsOnBeginEditing", \.clearsOnBeginEditing, summary: "True if editing clears the text.")
        type.property("clearsOnInsertion", \.clearsOnInsertion)
        type.property("minimumFontSize", \.minimumFontSize)
        type.property("hasText", \.hasText, summary: "True if there is text.")
        type.property("isEditing", \.isEditing, summary: "True if it has the focus.")
        type.property("font", \.font, summary: "The font.")
        type.keepPlace(of: "autocapitalizationType")
        type.keepPlace(of: "autocorrectionType")
        type.keepPlace(of: "enablesReturnKeyAutomatically")
        type.keepPlace(of: "keyboardAppearance")
        type.keepPlace(of: "keyboardType")
        type.keepPlace(of: "returnKeyType")
        type.keepPlace(of: "spellCheckingType")
        type.keepPlace(of: "textContentType")
        type.property("isSecureTextEntry", \.isSecureTextEntry, summary: "True if each character is shown as a dot.")
        type.property("placeholder", \.placeholder, summary: "The text shown while it is empty.")
        type.property("text", \.text, summary: "The text.")
        type.property("textAlignment", \.textAlignment, summary: "The alignment of the text.")
        type.property("textColor", \.textColor, summary: "The colour of the text.")
    }

    private static func describeUITextFieldBorderStyle(_ type: TypeRegistration<UITextField.BorderStyle>) {
        type.enumCase("none", summary: "No border (the default).", .none)
        type.enumCase("line", summary: "A thin line.", .line)
        type.enumCase("bezel", summary: "A sunken border.", .bezel)
        type.enumCase("roundedRect", summary: "A border with round corners.", .roundedRect)
    }

    private static func describeUITextFieldViewMode(_ type: TypeRegistration<UITextField.ViewMode>) {
        type.enumCase("never", summary: "The part is never shown.", .never)
        type.enumCase("whileEditing", summary: "The part is shown while the text is edited.", .whileEditing)
        type.enumCase("unlessEditing", summary: "The part is shown while the text is not edited.", .unlessEditing)
        type.enumCase("always", summary: "The part is always shown.", .always)
    }

    private static func describeUITextSpellCheckingType(_ type: TypeRegistration<UITextSpellCheckingType>) {
        type.enumCase("default", summary: "Words are marked where they are corrected.", .default)
        type.enumCase("no", summary: "Words are not marked.", .no)
        type.enumCase("yes", summary: "Words are marked.", .yes)
    }

    private static func describeUITextView(_ type: TypeRegistration<UITextView>) {
        type.keepPlace(of: "describe")
        type.keepPlace(of: "autocapitalizationType")
        type.keepPlace(of: "autocorrectionType")
        type.keepPlace(of: "enablesReturnKeyAutomatically")
        type.keepPlace(of: "keyboardAppearance")
        type.keepPlace(of: "keyboardType")
        type.keepPlace(of: "returnKeyType")
        type.keepPlace(of: "spellCheckingType")
        type.keepPlace(of: "textContentType")
        type.property("font", \.font, summary: "The font.")
        type.property("isEditable", \.isEditable, summary: "True if the text can be edited.")
        type.property("isSelectable", \.isSelectable, summary: "True if the text can be selected.")
        type.keepPlace(of: "delegate")
        type.method("insertText(_ text: String)", summary: "Types at the end of the text.") {
            $0.insertText(try $1.get("text", as: String.self))
        }
        type.method("deleteBackward()", summary: "Deletes the last character.") { value, _ in value.deleteBackward() }
        type.method("scrollRangeToVisible(_ range: NSRange)") {
            $0.scrollRangeToVisible(try $1.get("range", as: NSRange.self))
        }
        type.property("adjustsFontForContentSizeCategory", \.adjustsFontForContentSizeCategory)
        type.property("allowsEditingTextAttributes", \.allowsEditingTextAttributes)
        type.property("clearsOnInsertion", \.clearsOnInsertion)
        type.property("hasText", \.hasText, summary: "True if there is text.")
        type.property("selectedRange", \.selectedRange, summary: "The selected part.")
        type.property("textContainer", \.textContainer, summary: "The area that the text fills.")
        type.property("attributedText", \.attributedText, type: "NSAttributedString!", summary: "With attributes.")
        type.property("text", \.text, type: "String!", summary: "The text.")
        type.property("textAlignment", \.textAlignment, summary: "The alignment of the lines.")
        type.property("textColor", \.textColor, summary: "The colour of the text.")
        type.property("textContainerInset", \.textContainerInset, summary: "The insets of the text.")
    }

    private static func describeUITouch(_ type: TypeRegistration<UITouch>) {
        type.method("location(in view: UIView?) -> CGPoint") { $0.location(in: try $1.get("view", as: UIView?.self)) }
        type.property("tapCount", \.tapCount, summary: "The number of taps: 1.")
        type.property("view", \.view, summary: "The view in which it began.")
    }

    private static func describeUITraitCollection(_ type: TypeRegistration<UITraitCollection>) {
        type.initializer("init()", summary: "Traits of which none is specified.") { _ in UITraitCollection() }
        type.initializer("init(userInterfaceStyle: UIUserInterfaceStyle)", summary: "An appearance alone.") {
            UITraitCollection(userInterfaceStyle: try $0.get("userInterfaceStyle", as: UIUserInterfaceStyle.self))
        }
        type.initializer("init(horizontalSizeClass: UIUserInterfaceSizeClass)", summary: "The room across alone.") {
            UITraitCollection(horizontalSizeClass: try $0.get("horizontalSizeClass", as: UIUserInterfaceSizeClass.self))
        }
        type.initializer("init(verticalSizeClass: UIUserInterfaceSizeClass)", summary: "The other room alone.") {
            UITraitCollection(verticalSizeClass: try $0.get("verticalSizeClass", as: UIUserInterfaceSizeClass.self))
        }
        type.initializer("init(displayScale: CGFloat)", summary: "A number of pixels per point alone.") {
            UITraitCollection(displayScale: try $0.get("displayScale", as: CGFloat.self))
        }
        type.initializer(
            "init(preferredContentSizeCategory: UIContentSizeCategory)",
            summary: "A size of text alone."
        ) {
            UITraitCollection(preferredContentSizeCategory: try $0.get("preferredContentSizeCategory", as: UIContentSizeCategory.self))
        }
        type.initializer(
            "init(traitsFrom traitCollections: [UITraitCollection])",
            summary: "The traits of several; the last that specifies one counts."
        ) {
            UITraitCollection(traitsFrom: try $0.get("traitCollections", as: [UITraitCollection].self))
        }
        type.staticProperty("current", summary: "The traits outside of all views.", UITraitCollection.current)
        type.property("layoutDirection", \.layoutDirection, summary: "The direction of the language.")
        type.property("userInterfaceIdiom", \.userInterfaceIdiom, summary: "The kind of device: .phone.")
        type.property("displayScale", \.displayScale, summary: "The number of pixels per point.")
        type.property("horizontalSizeClass", \.horizontalSizeClass, summary: "The room across.")
        type.property(
            "preferredContentSizeCategory",
            \.preferredContentSizeCategory,
            summary: "The size of text that a person prefers."
        )
        type.property("userInterfaceStyle", \.userInterfaceStyle, summary: "The appearance.")
        type.property("verticalSizeClass", \.verticalSizeClass, summary: "The room from top to bottom.")
    }

    private static func describeUITraitEnvironmentLayoutDirection(_ type: TypeRegistration<UITraitEnvironmentLayoutDirection>) {
        type.enumCase("unspecified", summary: "Not specified.", .unspecified)
        type.enumCase("leftToRight", summary: "From left to right.", .leftToRight)
        type.enumCase("rightToLeft", summary: "From right to left.", .rightToLeft)
    }

    private static func describeUIUserInterfaceIdiom(_ type: TypeRegistration<UIUserInterfaceIdiom>) {
        type.enumCase("unspecified", summary: "Not specified.", .unspecified)
        type.enumCase("phone", summary: "A phone.", .phone)
        type.enumCase("pad", summary: "A tablet.", .pad)
        type.enumCase("tv", summary: "A television.", .tv)
        type.enumCase("carPlay", summary: "A screen in a car.", .carPlay)
        type.enumCase("mac", summary: "A Mac.", .mac)
    }

    private static func describeUIUserInterfaceLayoutDirection(_ type: TypeRegistration<UIUserInterfaceLayoutDirection>) {
        type.enumCase("leftToRight", summary: "From left to right.", .leftToRight)
        type.enumCase("rightToLeft", summary: "From right to left.", .rightToLeft)
    }

    private static func describeUIUserInterfaceSizeClass(_ type: TypeRegistration<UIUserInterfaceSizeClass>) {
        type.enumCase("unspecified", summary: "Not specified.", .unspecified)
        type.enumCase("compact", summary: "Little room.", .compact)
        type.enumCase("regular", summary: "Much room.", .regular)
    }

    private static func describeUIUserInterfaceStyle(_ type: TypeRegistration<UIUserInterfaceStyle>) {
        type.enumCase("unspecified", summary: "The style of the parent applies.", .unspecified)
        type.enumCase("light", summary: "The interface is light.", .light)
        type.enumCase("dark", summary: "The interface is dark.", .dark)
    }

    private static func describeUIView(_ type: TypeRegistration<UIView>) {
        type.keepPlace(of: "holdForLargeContent")
        type.property("scalesLargeContentImage", \.scalesLargeContentImage)
        type.keepPlace(of: "describe")
        type.method("didAddSubview(_ subview: UIView)") { $0.didAddSubview(try $1.get("subview", as: UIView.self)) }
        type.method("didMoveToSuperview()") { value, _ in value.didMoveToSuperview() }
        type.method("didMoveToWindow()") { value, _ in value.didMoveToWindow() }
        type.method("safeAreaInsetsDidChange()") { value, _ in value.safeAreaInsetsDidChange() }
        type.method("tintColorDidChange()") { value, _ in value.tintColorDidChange() }
        type.method("traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)") {
            $0.traitCollectionDidChange(try $1.get("previousTraitCollection", as: UITraitCollection?.self))
        }
        type.method("willMove(toSuperview newSuperview: UIView?)") {
            $0.willMove(toSuperview: try $1.get("newSuperview", as: UIView?.self))
        }
        type.method("willMove(toWindow newWindow: UIWindow?)") {
            $0.willMove(toWindow: try $1.get("newWindow", as: UIWindow?.self))
        }
        type.method("willRemoveSubview(_ subview: UIView)") {
            $0.willRemoveSubview(try $1.get("subview", as: UIView.self))
        }
        type.keepPlace(of: "touchesBegan")
        type.keepPlace(of: "touchesMoved")
        type.keepPlace(of: "touchesEnded")
        type.keepPlace(of: "touchesCancelled")
        type.keepPlace(of: "layerClass")
        type.keepPlace(of: "requiresConstraintBasedLayout")
        type.keepPlace(of: "becomeFirstResponder")
        type.keepPlace(of: "resignFirstResponder")
        type.keepPlace(of: "canBecomeFirstResponder")
        type.keepPlace(of: "isFirstResponder")
        type.keepPlace(of: "isAccessibilityElement")
        type.keepPlace(of: "accessibilityLabel")
        type.keepPlace(of: "accessibilityValue")
        type.keepPlace(of: "accessibilityHint")
        type.keepPlace(of: "accessibilityIdentifier")
        type.keepPlace(of: "accessibilityTraits")
        type.keepPlace(of: "accessibilityFrame")
        type.keepPlace(of: "accessibilityActivationPoint")
        type.keepPlace(of: "accessibilityContainerType")
        type.keepPlace(of: "accessibilityCustomActions")
        type.keepPlace(of: "accessibilityElementsHidden")
        type.keepPlace(of: "accessibilityLanguage")
        type.keepPlace(of: "accessibilityUserInputLabels")
        type.keepPlace(of: "accessibilityRespondsToUserInteraction")
        type.keepPlace(of: "accessibilityViewIsModal")
        type.keepPlace(of: "shouldGroupAccessibilityChildren")
        type.keepPlace(of: "accessibilityElements")
        type.property("showsLargeContentViewer", \.showsLargeContentViewer)
        type.property("largeContentTitle", \.largeContentTitle)
        type.property("largeContentImage", \.largeContentImage)
        type.property("largeContentImageInsets", \.largeContentImageInsets)
        type.keepPlace(of: "accessibilityActivate")
        type.keepPlace(of: "accessibilityIncrement")
        type.keepPlace(of: "accessibilityDecrement")
        type.keepPlace(of: "accessibilityElementIsFocused")
        type.property("alpha", \.alpha, summary: "From 0 (invisible) to 1 (opaque).")
        type.property("backgroundColor", \.backgroundColor, summary: "The colour behind.")
        type.property("clipsToBounds", \.clipsToBounds, summary: "True if subviews are clipped at its edges.")
        type.property("contentMode", \.contentMode, summary: "The size and position of the content.")
        type.property("isHidden", \.isHidden, summary: "True if it is hidden.")
        type.property("isUserInteractionEnabled", \.isUserInteractionEnabled)
        type.property("overrideUserInterfaceStyle", \.overrideUserInterfaceStyle)
        type.property("semanticContentAttribute", \.semanticContentAttribute)
        type.property("tag", \.tag, summary: "A number of your own.")
        type.property("tintAdjustmentMode", \.tintAdjustmentMode)
        type.property("traitCollection", \.traitCollection, summary: "The traits of its surroundings.")
        type.property("tintColor", \.tintColor, type: "UIColor!", summary: "The colour of what can be touched.")
        type.property("displayContent", \.displayContent, summary: "The content that the view displays by itself.")
        type.method("bringSubviewToFront(_ view: UIView)", summary: "Adds a subview in front of the others.") {
            $0.bringSubviewToFront(try $1.get("view", as: UIView.self))
        }
        type.method("sendSubviewToBack(_ view: UIView)", summary: "Inserts a subview behind the others.") {
            $0.sendSubviewToBack(try $1.get("view", as: UIView.self))
        }
        type.method("insertSubview(_ view: UIView, aboveSubview sibling: UIView)") {
            $0.insertSubview(try $1.get("view", as: UIView.self), aboveSubview: try $1.get("sibling", as: UIView.self))
        }
        type.method("insertSubview(_ view: UIView, belowSubview sibling: UIView)") {
            $0.insertSubview(try $1.get("view", as: UIView.self), belowSubview: try $1.get("sibling", as: UIView.self))
        }
        type.method("insertSubview(_ view: UIView, at index: Int)", summary: "Adds a view among the others.") {
            $0.insertSubview(try $1.get("view", as: UIView.self), at: try $1.get("index", as: Int.self))
        }
        type.keepPlace(of: "exchangeSubview")
        type.method(
            "isDescendant(of view: UIView) -> Bool",
            summary: "Returns true if it is a descendant of a view, or the view itself."
        ) {
            $0.isDescendant(of: try $1.get("view", as: UIView.self))
        }
        type.keepPlace(of: "hitTest")
        type.keepPlace(of: "point")
        type.method("convert(_ point: CGPoint, from view: UIView?) -> CGPoint") {
            $0.convert(try $1.get("point", as: CGPoint.self), from: try $1.get("view", as: UIView?.self))
        }
        type.method("convert(_ rect: CGRect, from view: UIView?) -> CGRect") {
            $0.convert(try $1.get("rect", as: CGRect.self), from: try $1.get("view", as: UIView?.self))
        }
        type.method("sizeToFit()", summary: "Sets its size to the one that fits.") { value, _ in value.sizeToFit() }
        type.method(
            "sizeThatFits(_ size: CGSize) -> CGSize",
            summary: "Returns the size that fits within another one."
        ) {
            $0.sizeThatFits(try $1.get("size", as: CGSize.self))
        }
        type.method("systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize") {
            $0.systemLayoutSizeFitting(try $1.get("targetSize", as: CGSize.self))
        }
        type.method(
            "systemLayoutSizeFitting(_ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority, verticalFittingPriority: UILayoutPriority) -> CGSize"
        ) {
            $0.systemLayoutSizeFitting(try $1.get("targetSize", as: CGSize.self), withHorizontalFittingPriority: try $1.get("horizontalFittingPriority", as: UILayoutPriority.self), verticalFittingPriority: try $1.get("verticalFittingPriority", as: UILayoutPriority.self))
        }
        type.method("invalidateIntrinsicContentSize()") { value, _ in value.invalidateIntrinsicContentSize() }
        type.method("layoutSubviews()", summary: "Places the subviews.") { value, _ in value.layoutSubviews() }
        type.property("intrinsicContentSize", \.intrinsicContentSize, summary: "The size of the content; -1 for none.")
        type.property("window", \.window, summary: "The window that it is in.")
        type.property("safeAreaInsets", \.safeAreaInsets, summary: "The insets of the safe area.")
        type.staticProperty("noIntrinsicMetric", summary: "The value for no intrinsic size.", UIView.noIntrinsicMetric)
        type.keepPlace(of: "performWithoutAnimation")
        type.property("layer", \.layer, summary: "The layer: its corners, border and shadow.")
        type.property(
            "autoresizingMask",
            \.autoresizingMask,
            summary: "The lengths that change with the size of the superview."
        )
        type.property(
            "translatesAutoresizingMaskIntoConstraints",
            \.translatesAutoresizingMaskIntoConstraints,
            summary: "True if the frame is a constraint; there are no constraints here."
        )
        type.method("addGestureRecognizer(_ recognizer: UIGestureRecognizer)", summary: "Attaches a recognizer.") {
            $0.addGestureRecognizer(try $1.get("recognizer", as: UIGestureRecognizer.self))
        }
        type.method("removeGestureRecognizer(_ recognizer: UIGestureRecognizer)", summary: "Detaches a recognizer.") {
            $0.removeGestureRecognizer(try $1.get("recognizer", as: UIGestureRecognizer.self))
        }
        type.property("gestureRecognizers", \.gestureRecognizers, summary: "The recognizers; nil if it never had any.")
        type.method(
            "@discardableResult tap(at point: CGPoint) -> Bool",
            summary: "Taps at a point; UIKit has no such method."
        ) {
            $0.tap(at: try $1.get("point", as: CGPoint.self))
        }
        type.method(
            "@discardableResult longPress(at point: CGPoint) -> Bool",
            summary: "Presses long; UIKit has no such method."
        ) {
            $0.longPress(at: try $1.get("point", as: CGPoint.self))
        }
        type.keepPlace(of: "animate")
        type.keepPlace(of: "transition")
        type.keepPlace(of: "animateKeyframes")
        type.keepPlace(of: "addKeyframe")
        type.staticProperty("areAnimationsEnabled", summary: "False: nothing is animated.", UIView.areAnimationsEnabled)
        type.keepPlace(of: "setAnimationsEnabled")
        type.property("accessibilityIgnoresInvertColors", \.accessibilityIgnoresInvertColors)
        type.property("autoresizesSubviews", \.autoresizesSubviews, summary: "True if subviews are resized with it.")
        type.property("clearsContextBeforeDrawing", \.clearsContextBeforeDrawing)
        type.property("contentScaleFactor", \.contentScaleFactor, summary: "The number of pixels in a point.")
        type.property("isExclusiveTouch", \.isExclusiveTouch)
        type.property("isMultipleTouchEnabled", \.isMultipleTouchEnabled)
        type.property("isOpaque", \.isOpaque, summary: "True if it covers what is behind it.")
        type.property("mask", \.mask, summary: "The view whose opacity applies to this one.")
        type.property("restorationIdentifier", \.restorationIdentifier)
        type.method("setNeedsDisplay()", summary: "Does nothing: nothing is drawn.") {
            value, _ in value.setNeedsDisplay()
        }
        type.method("setNeedsDisplay(_ rect: CGRect)") { $0.setNeedsDisplay(try $1.get("rect", as: CGRect.self)) }
        type.method("draw(_ rect: CGRect)", summary: "Does nothing: nothing is drawn.") {
            $0.draw(try $1.get("rect", as: CGRect.self))
        }
        type.method("awakeFromNib()") { value, _ in value.awakeFromNib() }
        type.method("prepareForInterfaceBuilder()") { value, _ in value.prepareForInterfaceBuilder() }
        type.method(
            "@discardableResult endEditing(_ force: Bool) -> Bool",
            summary: "Takes the focus from it and the views in it."
        ) {
            $0.endEditing(try $1.get("force", as: Bool.self))
        }
        type.keepPlace(of: "next")
        type.keepPlace(of: "inputView")
        type.keepPlace(of: "inputAccessoryView")
        type.property("layoutMargins", \.layoutMargins, summary: "The distances between the edges and the content.")
        type.property(
            "directionalLayoutMargins",
            \.directionalLayoutMargins,
            summary: "The layout margins by the writing direction."
        )
        type.property("preservesSuperviewLayoutMargins", \.preservesSuperviewLayoutMargins)
        type.property("insetsLayoutMarginsFromSafeArea", \.insetsLayoutMarginsFromSafeArea)
        type.property(
            "effectiveUserInterfaceLayoutDirection",
            \.effectiveUserInterfaceLayoutDirection,
            summary: "The direction of the layout."
        )
        type.method("layoutMarginsDidChange()") { value, _ in value.layoutMarginsDidChange() }
        type.staticProperty(
            "layoutFittingCompressedSize",
            summary: "The smallest size for systemLayoutSizeFitting(_:).",
            UIView.layoutFittingCompressedSize
        )
        type.staticProperty(
            "layoutFittingExpandedSize",
            summary: "A large size for systemLayoutSizeFitting(_:).",
            UIView.layoutFittingExpandedSize
        )
        type.method(
            "setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis)",
            summary: "Is kept; there are no constraints here."
        ) {
            $0.setContentHuggingPriority(try $1.get("priority", as: UILayoutPriority.self), for: try $1.get("axis", as: NSLayoutConstraint.Axis.self))
        }
        type.method(
            "setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis)",
            summary: "Is kept; there are no constraints here."
        ) {
            $0.setContentCompressionResistancePriority(try $1.get("priority", as: UILayoutPriority.self), for: try $1.get("axis", as: NSLayoutConstraint.Axis.self))
        }
        type.method("contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority") {
            $0.contentHuggingPriority(for: try $1.get("axis", as: NSLayoutConstraint.Axis.self))
        }
        type.method("contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority") {
            $0.contentCompressionResistancePriority(for: try $1.get("axis", as: NSLayoutConstraint.Axis.self))
        }
        type.method("setNeedsUpdateConstraints()") { value, _ in value.setNeedsUpdateConstraints() }
        type.method("updateConstraintsIfNeeded()") { value, _ in value.updateConstraintsIfNeeded() }
        type.method("updateConstraints()") { value, _ in value.updateConstraints() }
        type.property("bounds", \.bounds, summary: "Its rectangle in its own coordinates.")
        type.property("center", \.center, summary: "Its middle in its superview.")
        type.property("frame", \.frame, summary: "Its rectangle in its superview.")
        type.method("addSubview(_ view: UIView)", summary: "Adds a view in front.") {
            $0.addSubview(try $1.get("view", as: UIView.self))
        }
        type.method("removeFromSuperview()") { value, _ in value.removeFromSuperview() }
        type.method("setNeedsLayout()", summary: "Requests a layout in the next layout pass.") {
            value, _ in value.setNeedsLayout()
        }
        type.method("viewWithTag(_ tag: Int) -> UIView?", summary: "This view, or one in it, with a tag.") {
            $0.viewWithTag(try $1.get("tag", as: Int.self))
        }
        type.method("layoutIfNeeded()", summary: "Lays out what has changed.") { value, _ in value.layoutIfNeeded() }
        type.property("subviews", \.subviews)
        type.property("superview", \.superview)
        type.property("transform", \.transform)
        type.property("transform3D", \.transform3D)
        type.keepPlace(of: "init")
        type.method("convert(_ point: CGPoint, to view: UIView?) -> CGPoint") {
            $0.convert(try $1.get("point", as: CGPoint.self), to: try $1.get("view", as: UIView?.self))
        }
        type.method("convert(_ rect: CGRect, to view: UIView?) -> CGRect") {
            $0.convert(try $1.get("rect", as: CGRect.self), to: try $1.get("view", as: UIView?.self))
        }
    }

    private static func describeUIViewAnimationCurve(_ type: TypeRegistration<UIView.AnimationCurve>) {
        type.enumCase("easeInOut", summary: "The animation starts and ends slowly.", .easeInOut)
        type.enumCase("easeIn", summary: "The animation starts slowly.", .easeIn)
        type.enumCase("easeOut", summary: "The animation ends slowly.", .easeOut)
        type.enumCase("linear", summary: "The animation has a constant speed.", .linear)
    }

    private static func describeUIViewAnimationOptions(_ type: TypeRegistration<UIView.AnimationOptions>) {
        type.staticProperty(
            "allowUserInteraction",
            summary: "The views receive touches.",
            UIView.AnimationOptions.allowUserInteraction
        )
        type.staticProperty(
            "autoreverse",
            summary: "The animation runs backwards too.",
            UIView.AnimationOptions.autoreverse
        )
        type.staticProperty(
            "beginFromCurrentState",
            summary: "The animation starts from the values on the screen.",
            UIView.AnimationOptions.beginFromCurrentState
        )
        type.staticProperty("curveEaseIn", summary: "Slow at the start.", UIView.AnimationOptions.curveEaseIn)
        type.staticProperty("curveEaseInOut", summary: "Slow at both ends.", UIView.AnimationOptions.curveEaseInOut)
        type.staticProperty("curveEaseOut", summary: "Slow at the end.", UIView.AnimationOptions.curveEaseOut)
        type.staticProperty("curveLinear", summary: "Constant speed.", UIView.AnimationOptions.curveLinear)
        type.staticProperty(
            "layoutSubviews",
            summary: "Subviews are laid out with the animation.",
            UIView.AnimationOptions.layoutSubviews
        )
        type.staticProperty("repeat", summary: "The animation repeats.", UIView.AnimationOptions.repeat)
        type.staticProperty(
            "transitionCrossDissolve",
            summary: "One content fades into the other.",
            UIView.AnimationOptions.transitionCrossDissolve
        )
    }

    private static func describeUIViewContentMode(_ type: TypeRegistration<UIView.ContentMode>) {
        type.enumCase("scaleToFill", summary: "The content is stretched to the view.", .scaleToFill)
        type.enumCase(
            "scaleAspectFit",
            summary: "The content is as large as fits in the view, in its proportions.",
            .scaleAspectFit
        )
        type.enumCase("scaleAspectFill", summary: "The content covers the view, in its proportions.", .scaleAspectFill)
        type.enumCase("redraw", summary: "The content is drawn again when the size changes.", .redraw)
        type.enumCase("center", summary: "The content keeps its size, in the middle of the view.", .center)
        type.enumCase("top", summary: "The content keeps its size, at the top of the view.", .top)
        type.enumCase("bottom", summary: "The content keeps its size, at the bottom of the view.", .bottom)
        type.enumCase("left", summary: "The content keeps its size, at the left of the view.", .left)
        type.enumCase("right", summary: "The content keeps its size, at the right of the view.", .right)
        type.enumCase("topLeft", summary: "The content keeps its size, at the top left of the view.", .topLeft)
        type.enumCase("topRight", summary: "The content keeps its size, at the top right of the view.", .topRight)
        type.enumCase("bottomLeft", summary: "The content keeps its size, at the bottom left of the view.", .bottomLeft)
        type.enumCase(
            "bottomRight",
            summary: "The content keeps its size, at the bottom right of the view.",
            .bottomRight
        )
    }

    private static func describeUIViewKeyframeAnimationOptions(_ type: TypeRegistration<UIView.KeyframeAnimationOptions>) {
        type.staticProperty(
            "calculationModeCubic",
            summary: "Smooth at the steps.",
            UIView.KeyframeAnimationOptions.calculationModeCubic
        )
        type.staticProperty(
            "calculationModeDiscrete",
            summary: "At the steps alone.",
            UIView.KeyframeAnimationOptions.calculationModeDiscrete
        )
        type.staticProperty(
            "calculationModeLinear",
            summary: "At a constant speed.",
            UIView.KeyframeAnimationOptions.calculationModeLinear
        )
        type.staticProperty(
            "calculationModePaced",
            summary: "At the same speed in all steps.",
            UIView.KeyframeAnimationOptions.calculationModePaced
        )
    }

    private static func describeUIViewTintAdjustmentMode(_ type: TypeRegistration<UIView.TintAdjustmentMode>) {
        type.enumCase("automatic", summary: "The mode of the parent view applies (the default).", .automatic)
        type.enumCase("normal", summary: "The tint colour is not dimmed.", .normal)
        type.enumCase("dimmed", summary: "The tint colour is dimmed.", .dimmed)
    }

    private static func describeUIViewController(_ type: TypeRegistration<UIViewController>) {
        type.keepPlace(of: "view")
        type.property("viewIfLoaded", \.viewIfLoaded, summary: "The view, if it is loaded.")
        type.property("isViewLoaded", \.isViewLoaded, summary: "True if the view is loaded.")
        type.method("loadViewIfNeeded()", summary: "Loads the view, if it is not.") {
            value, _ in value.loadViewIfNeeded()
        }
        type.keepPlace(of: "loadView")
        type.keepPlace(of: "viewDidLayoutSubviews")
        type.keepPlace(of: "viewDidLoad")
        type.keepPlace(of: "viewSafeAreaInsetsDidChange")
        type.keepPlace(of: "viewWillLayoutSubviews")
        type.keepPlace(of: "viewDidAppear")
        type.keepPlace(of: "viewDidDisappear")
        type.keepPlace(of: "viewIsAppearing")
        type.keepPlace(of: "viewWillAppear")
        type.keepPlace(of: "viewWillDisappear")
        type.method(
            "beginAppearanceTransition(_ isAppearing: Bool, animated: Bool)",
            summary: "Says that the view is about to come to the screen or to leave it."
        ) {
            $0.beginAppearanceTransition(try $1.get("isAppearing", as: Bool.self), animated: try $1.get("animated", as: Bool.self))
        }
        type.method("endAppearanceTransition()", summary: "Says that it has.") {
            value, _ in value.endAppearanceTransition()
        }
        type.property("children", \.children, summary: "The controllers in it.")
        type.property("parent", \.parent, summary: "The controller that it is in.")
        type.method("addChild(_ childController: UIViewController)", summary: "Takes a controller in.") {
            $0.addChild(try $1.get("childController", as: UIViewController.self))
        }
        type.method("removeFromParent()", summary: "Leaves the controller that it is in.") {
            value, _ in value.removeFromParent()
        }
        type.method("willMove(toParent parent: UIViewController?)") {
            $0.willMove(toParent: try $1.get("parent", as: UIViewController?.self))
        }
        type.method("didMove(toParent parent: UIViewController?)") {
            $0.didMove(toParent: try $1.get("parent", as: UIViewController?.self))
        }
        type.keepPlace(of: "present")
        type.keepPlace(of: "dismiss")
        type.property("modalPresentationStyle", \.modalPresentationStyle, summary: "The way it is presented.")
        type.property("isBeingDismissed", \.isBeingDismissed, summary: "True while it is dismissed.")
        type.property("isBeingPresented", \.isBeingPresented, summary: "True while it is presented.")
        type.property("isMovingFromParent", \.isMovingFromParent, summary: "True while it leaves its parent.")
        type.property("isMovingToParent", \.isMovingToParent, summary: "True while it is added to its parent.")
        type.property(
            "presentedViewController",
            \.presentedViewController,
            summary: "The controller that it has presented."
        )
        type.property(
            "presentingViewController",
            \.presentingViewController,
            summary: "The controller that has presented it."
        )
        type.property(
            "additionalSafeAreaInsets",
            \.additionalSafeAreaInsets,
            summary: "The insets added to the safe area of the view."
        )
        type.property(
            "navigationController",
            \.navigationController,
            summary: "The navigation controller that it is in."
        )
        type.property("navigationItem", \.navigationItem, summary: "The content of the navigation bar.")
        type.method("setNeedsStatusBarAppearanceUpdate()") { value, _ in value.setNeedsStatusBarAppearanceUpdate() }
        type.property("preferredStatusBarStyle", \.preferredStatusBarStyle, summary: "The look of the status bar.")
        type.property("prefersStatusBarHidden", \.prefersStatusBarHidden, summary: "True if the status bar is hidden.")
        type.property("definesPresentationContext", \.definesPresentationContext)
        type.property("edgesForExtendedLayout", \.edgesForExtendedLayout, summary: "The edges below the bars.")
        type.property("extendedLayoutIncludesOpaqueBars", \.extendedLayoutIncludesOpaqueBars)
        type.property("hidesBottomBarWhenPushed", \.hidesBottomBarWhenPushed)
        type.property("isEditing", \.isEditing, summary: "True while the content can be edited.")
        type.property("isModalInPresentation", \.isModalInPresentation)
        type.property("modalPresentationCapturesStatusBarAppearance", \.modalPresentationCapturesStatusBarAppearance)
        type.property("modalTransitionStyle", \.modalTransitionStyle, summary: "The animation of presenting it.")
        type.property("overrideUserInterfaceStyle", \.overrideUserInterfaceStyle)
        type.property(
            "popoverPresentationController",
            \.popoverPresentationController,
            summary: "The place of the popover; nil unless the style is .popover."
        )
        type.property("preferredContentSize", \.preferredContentSize, summary: "The size in a popover.")
        type.property("restorationIdentifier", \.restorationIdentifier)
        type.property("toolbarItems", \.toolbarItems, summary: "The items of the bar at the bottom.")
        type.property("editButtonItem", \.editButtonItem, summary: "A button that calls setEditing(_:animated:).")
        type.property("preferredStatusBarUpdateAnimation", \.preferredStatusBarUpdateAnimation)
        type.property("prefersHomeIndicatorAutoHidden", \.prefersHomeIndicatorAutoHidden)
        type.property("shouldAutorotate", \.shouldAutorotate)
        type.property("supportedInterfaceOrientations", \.supportedInterfaceOrientations)
        type.method("setEditing(_ editing: Bool, animated: Bool)", summary: "Changes isEditing.") {
            $0.setEditing(try $1.get("editing", as: Bool.self), animated: try $1.get("animated", as: Bool.self))
        }
        type.method("setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool)") {
            $0.setToolbarItems(try $1.get("toolbarItems", as: [UIBarButtonItem]?.self), animated: try $1.get("animated", as: Bool.self))
        }
        type.keepPlace(of: "show")
        type.keepPlace(of: "didReceiveMemoryWarning")
        type.keepPlace(of: "setNeedsUpdateOfHomeIndicatorAutoHidden")
        type.keepPlace(of: "updateViewConstraints")
        type.method("traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)") {
            $0.traitCollectionDidChange(try $1.get("previousTraitCollection", as: UITraitCollection?.self))
        }
        type.keepPlace(of: "viewWillTransition")
        type.keepPlace(of: "touchesBegan")
        type.keepPlace(of: "touchesMoved")
        type.keepPlace(of: "touchesEnded")
        type.keepPlace(of: "touchesCancelled")
        type.keepPlace(of: "canBecomeFirstResponder")
        type.property("title", \.title, summary: "The title.")
        type.property("traitCollection", \.traitCollection, summary: "The traits of its surroundings.")
    }

    private static func describeUIVisualEffectView(_ type: TypeRegistration<UIVisualEffectView>) {
        type.keepPlace(of: "describe")
        type.property("contentView", \.contentView, summary: "The view that contains the content.")
        type.property("effect", \.effect, summary: "The effect, or nil.")
        type.initializer("init(effect: UIVisualEffect?)", summary: "A view with an effect.") {
            UIVisualEffectView(effect: try $0.get("effect", as: UIVisualEffect?.self))
        }
    }

    private static func describeUIWindow(_ type: TypeRegistration<UIWindow>) {
        type.keepPlace(of: "describe")
        type.method("makeKey()", summary: "Makes it the key window.") { value, _ in value.makeKey() }
        type.method("makeKeyAndVisible()", summary: "Shows it, with the view of its root controller.") {
            value, _ in value.makeKeyAndVisible()
        }
        type.property("isKeyWindow", \.isKeyWindow, summary: "True if it was made the key window.")
        type.property("rootViewController", \.rootViewController, summary: "The controller whose view fills it.")
        type.property("screen", \.screen, summary: "The screen.")
    }
}
