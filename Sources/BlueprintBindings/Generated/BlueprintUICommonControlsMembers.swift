// Written by `swift run generate-bindings` from the declarations of BlueprintUICommonControls: change those, or
// Tests/BindingGenerator/Exceptions.txt.
// swift-format-ignore-file

import BlueprintUI
import BlueprintUIAccessibilityCore
import BlueprintUICommonControls
import Foundation
import HeadlessUIKit
import SwiftInterpreter

/// The members of BlueprintUICommonControls that only pass on what they get.
extension Binding {
    /// Describes the members of all types of BlueprintUICommonControls, before the bindings of these types.
    static func describeBlueprintUICommonControls(in table: BindingTable) {
        table.describe("Accessibility.LargeContentViewerConfiguration", describeAccessibilityLargeContentViewerConfiguration)
        table.describe("AccessibilityBlocker", describeAccessibilityBlocker)
        table.describe("AccessibilityCombine", describeAccessibilityCombine)
        table.describe("AccessibilityContainer", describeAccessibilityContainer)
        table.describe("AccessibilityElement", describeAccessibilityElement)
        table.describe("AccessibilityFocus", describeAccessibilityFocus)
        table.describe("AccessibilityFocus.Trigger", describeAccessibilityFocusTrigger)
        table.describe("AttributedLabel", describeAttributedLabel)
        table.describe("AttributedLabel.LinkDetectionType", describeAttributedLabelLinkDetectionType)
        table.describe("Box", describeBox)
        table.describe("Box.BorderStyle", describeBoxBorderStyle)
        table.describe("Box.CornerCurve", describeBoxCornerCurve)
        table.describe("Box.ShadowStyle", describeBoxShadowStyle)
        table.describe("Button", describeButton)
        table.describe("CornerStyle", describeCornerStyle)
        table.describe("CornerStyle.Corners", describeCornerStyleCorners)
        table.describe("EditingMenu", describeEditingMenu)
        table.describe("EditingMenuItem", describeEditingMenuItem)
        table.describe("Image", describeImage)
        table.describe("Image.ContentMode", describeImageContentMode)
        table.describe("Label", describeLabel)
        table.describe("Label.LineHeight", describeLabelLineHeight)
        table.describe("Label.LineHeight.Alignment", describeLabelLineHeightAlignment)
        table.describe("Rule", describeRule)
        table.describe("Rule.Orientation", describeRuleOrientation)
        table.describe("Rule.Thickness", describeRuleThickness)
        table.describe("ScrollView", describeScrollView)
        table.describe("ScrollView.ContentOffset", describeScrollViewContentOffset)
        table.describe("ScrollView.ContentOffset.ScrollingContext", describeScrollViewContentOffsetScrollingContext)
        table.describe("ScrollView.KeyboardAdjustmentMode", describeScrollViewKeyboardAdjustmentMode)
        table.describe("ScrollView.PullToRefreshBehavior", describeScrollViewPullToRefreshBehavior)
        table.describe("ScrollView.SafeAreaEdge", describeScrollViewSafeAreaEdge)
        table.describe("ScrollView.ScrollTrigger", describeScrollViewScrollTrigger)
        table.describe("SegmentedControl", describeSegmentedControl)
        table.describe("SegmentedControl.Item", describeSegmentedControlItem)
        table.describe("SegmentedControl.Item.Width", describeSegmentedControlItemWidth)
        table.describe("SegmentedControl.Selection", describeSegmentedControlSelection)
        table.describe("Tappable", describeTappable)
        table.describe("TextField", describeTextField)
        table.describe("TextShadow", describeTextShadow)
        table.describe("TransitionContainer", describeTransitionContainer)
        table.describe("UserInterfaceStyleOverridingElement", describeUserInterfaceStyleOverridingElement)
        table.registerCases(
            of: AttributedLabel.LinkDetectionType.self,
            as: "AttributedLabel.LinkDetectionType",
            summary: "A kind of text that is shown as a link."
        )
        table.registerCases(of: Box.CornerCurve.self, as: "Box.CornerCurve", summary: "The curve of rounded corners.")
        table.registerCases(
            of: Image.ContentMode.self,
            as: "Image.ContentMode",
            summary: "The size of an image in its frame."
        )
        table.registerCases(
            of: Label.LineHeight.Alignment.self,
            as: "Label.LineHeight.Alignment",
            summary: "The vertical position of text in a line of custom height."
        )
        table.registerCases(of: Rule.Orientation.self, as: "Rule.Orientation", summary: "The direction of a rule.")
        table.registerCases(
            of: ScrollView.KeyboardAdjustmentMode.self,
            as: "ScrollView.KeyboardAdjustmentMode",
            summary: "The condition for adding the height of the keyboard to the insets; there is no keyboard here."
        )
    }

    private static func describeAccessibilityLargeContentViewerConfiguration(_ type: TypeRegistration<Accessibility.LargeContentViewerConfiguration>) {
        type.property("display", \.display, summary: "The content that is shown large.")
        type.property(
            "scalesLargeContentImage",
            \.scalesLargeContentImage,
            summary: "True if the image is enlarged to fill the viewer."
        )
        type.property(
            "largeContentImageInsets",
            \.largeContentImageInsets,
            summary: "The insets of the image, in points."
        )
    }

    private static func describeAccessibilityBlocker(_ type: TypeRegistration<AccessibilityBlocker>) {
        type.property("isBlocking", \.isBlocking, summary: "True if the element is hidden.")
        type.property("wrapped", \.wrapped, summary: "The wrapped element.")
    }

    private static func describeAccessibilityCombine(_ type: TypeRegistration<AccessibilityCombine>) {
        type.property("wrappedElement", \.wrappedElement, summary: "The wrapped element.")
        type.property(
            "blockWhenNotAccessible",
            \.blockWhenNotAccessible,
            summary: "True to read nothing if no element takes part."
        )
    }

    private static func describeAccessibilityContainer(_ type: TypeRegistration<AccessibilityContainer>) {
        type.property("containerType", \.containerType, summary: "The kind of group.")
        type.property("label", \.label, summary: "The name of the group; nil for none.")
        type.property("value", \.value, summary: "The value of the group; nil for none.")
        type.property("identifier", \.identifier, summary: "The name for tests; nil for none.")
        type.property("wrapped", \.wrapped, summary: "The wrapped element.")
    }

    private static func describeAccessibilityElement(_ type: TypeRegistration<AccessibilityElement>) {
        type.property("label", \.label, summary: "The name that is read; nil for none.")
        type.property("value", \.value, summary: "The value that is read after the label; nil for none.")
        type.property("hint", \.hint, summary: "The result of an action, read after a pause; nil for none.")
        type.property("identifier", \.identifier, summary: "The name for tests; nil for none.")
        type.property("accessibilityFrameSize", \.accessibilityFrameSize, summary: "The size of the shown frame.")
        type.property("userInputLabels", \.userInputLabels, summary: "The names for Voice Control; none for the label.")
        type.property("wrappedElement", \.wrappedElement, summary: "The wrapped element.")
    }

    private static func describeAccessibilityFocus(_ type: TypeRegistration<AccessibilityFocus>) {
        type.property("wrapped", \.wrapped, summary: "The wrapped element.")
        type.property("trigger", \.trigger, summary: "The trigger that moves the focus.")
    }

    private static func describeAccessibilityFocusTrigger(_ type: TypeRegistration<AccessibilityFocus.Trigger>) {
        type.property("notificationType", \.notificationType, summary: "The notification that moves the focus.")
        type.property("identifier", \.identifier, summary: "A value that tells triggers apart; nil for none.")
        type.method("focus()", summary: "Moves the focus to the element.") { value, _ in value.focus() }
    }

    private static func describeAttributedLabel(_ type: TypeRegistration<AttributedLabel>) {
        type.property("attributedText", \.attributedText, summary: "The text with its attributes.")
        type.property(
            "numberOfLines",
            \.numberOfLines,
            summary: "The maximum number of lines; 0 for no maximum (the default)."
        )
        type.property("shadow", \.shadow, summary: "The shadow of the letters; nil for none.")
        type.property("textRectOffset", \.textRectOffset, summary: "The offset of the text.")
        type.property("adjustsFontSizeToFitWidth", \.adjustsFontSizeToFitWidth, summary: "True if text shrinks to fit.")
        type.property("minimumScaleFactor", \.minimumScaleFactor, summary: "The smallest scale, from 0 to 1.")
        type.property("allowsDefaultTighteningForTruncation", \.allowsDefaultTighteningForTruncation)
        type.keepPlace(of: "linkDetectionTypes")
        type.keepPlace(of: "activeLinkAttributes")
        type.keepPlace(of: "linkAttributes")
        type.property("isAccessibilityElement", \.isAccessibilityElement, summary: "True if it is read (the default).")
    }

    private static func describeAttributedLabelLinkDetectionType(_ type: TypeRegistration<AttributedLabel.LinkDetectionType>) {
        type.enumCase("date", summary: "Dates are links.", .date)
        type.enumCase("address", summary: "Postal addresses are links.", .address)
        type.enumCase("link", summary: "Web addresses are links.", .link)
        type.enumCase("phoneNumber", summary: "Phone numbers are links.", .phoneNumber)
    }

    private static func describeBox(_ type: TypeRegistration<Box>) {
        type.property("backgroundColor", \.backgroundColor, summary: "The background colour.")
        type.keepPlace(of: "cornerStyle")
        type.property("cornerCurve", \.cornerCurve, summary: "The curve of rounded corners.")
        type.property("borderStyle", \.borderStyle, summary: "The border.")
        type.property("shadowStyle", \.shadowStyle, summary: "The shadow.")
        type.property("clipsContent", \.clipsContent, summary: "True if the content is clipped at the edges.")
        type.property("wrappedElement", \.wrappedElement, summary: "The wrapped element.")
    }

    private static func describeBoxBorderStyle(_ type: TypeRegistration<Box.BorderStyle>) {
        type.enumCase("none", summary: "No border.", .none)
        type.enumCase("solid(color: UIColor, width: CGFloat)", summary: "A border inside the edges.") {
            .solid(color: try $0.get("color", as: UIColor.self), width: try $0.get("width", as: CGFloat.self))
        }
    }

    private static func describeBoxCornerCurve(_ type: TypeRegistration<Box.CornerCurve>) {
        type.enumCase("circular", summary: "The corners are arcs of a circle.", .circular)
        type.enumCase(
            "continuous",
            summary: "The corners are smoother than arcs, as of the icons of apps.",
            .continuous
        )
    }

    private static func describeBoxShadowStyle(_ type: TypeRegistration<Box.ShadowStyle>) {
        type.enumCase("none", summary: "No shadow.", .none)
        type.enumCase(
            "simple(radius: CGFloat, opacity: CGFloat, offset: CGSize, color: UIColor)",
            summary: "A blurred shadow."
        ) {
            .simple(radius: try $0.get("radius", as: CGFloat.self), opacity: try $0.get("opacity", as: CGFloat.self), offset: try $0.get("offset", as: CGSize.self), color: try $0.get("color", as: UIColor.self))
        }
    }

    private static func describeButton(_ type: TypeRegistration<Button>) {
        type.property("isEnabled", \.isEnabled, summary: "True if it can be tapped.")
        type.property(
            "minimumTappableSize",
            \.minimumTappableSize,
            summary: "The minimum size of the area that takes touches."
        )
        type.keepPlace(of: "onTap")
        type.property("wrappedElement", \.wrappedElement, summary: "The wrapped element.")
    }

    private static func describeCornerStyle(_ type: TypeRegistration<CornerStyle>) {
        type.enumCase("square", summary: "The corners are square (the default).", .square)
        type.enumCase("capsule", summary: "The corners are rounded with half the shorter side as radius.", .capsule)
        type.enumCase(
            "rounded(radius: CGFloat, corners: CornerStyle.Corners = .all)",
            summary: "The corners are rounded with this radius."
        ) {
            .rounded(radius: try $0.get("radius", as: CGFloat.self), corners: try $0.get("corners", as: CornerStyle.Corners.self))
        }
    }

    private static func describeCornerStyleCorners(_ type: TypeRegistration<CornerStyle.Corners>) {
        type.staticProperty("all", summary: "All corners.", CornerStyle.Corners.all)
        type.staticProperty("bottom", summary: "Both bottom corners.", CornerStyle.Corners.bottom)
        type.staticProperty("bottomLeft", summary: "The bottom left corner.", CornerStyle.Corners.bottomLeft)
        type.staticProperty("bottomRight", summary: "The bottom right corner.", CornerStyle.Corners.bottomRight)
        type.staticProperty("left", summary: "Both left corners.", CornerStyle.Corners.left)
        type.staticProperty("right", summary: "Both right corners.", CornerStyle.Corners.right)
        type.staticProperty("top", summary: "Both top corners.", CornerStyle.Corners.top)
        type.staticProperty("topLeft", summary: "The top left corner.", CornerStyle.Corners.topLeft)
        type.staticProperty("topRight", summary: "The top right corner.", CornerStyle.Corners.topRight)
    }

    private static func describeEditingMenu(_ type: TypeRegistration<EditingMenu>) {
        type.property("wrapped", \.wrapped, summary: "The element with the menu.")
        type.property("items", \.items, summary: "The items, in order.")
    }

    private static func describeEditingMenuItem(_ type: TypeRegistration<EditingMenuItem>) {
        type.property("kind", \.kind, summary: "The action, which determines the title.")
    }

    private static func describeImage(_ type: TypeRegistration<Image>) {
        type.property("image", \.image, summary: "The image that it shows.")
        type.property("contentMode", \.contentMode, summary: "The size of the image in its frame.")
        type.property("tintColor", \.tintColor, summary: "The colour of template images.")
        type.property(
            "blockAccessibilityDescription",
            \.blockAccessibilityDescription,
            summary: "True if VoiceOver does not describe the picture."
        )
    }

    private static func describeImageContentMode(_ type: TypeRegistration<Image.ContentMode>) {
        type.enumCase("center", summary: "The image keeps its size, in the middle.", .center)
        type.enumCase("stretch", summary: "The image is stretched to the frame.", .stretch)
        type.enumCase(
            "aspectFit",
            summary: "The image is as large as fits in the frame, in its proportions.",
            .aspectFit
        )
        type.enumCase(
            "aspectFill",
            summary: "The image covers the frame, in its proportions (the default).",
            .aspectFill
        )
    }

    private static func describeLabel(_ type: TypeRegistration<Label>) {
        type.property("text", \.text, summary: "The text.")
        type.property("font", \.font, summary: "The font; by default the system font at 16 points.")
        type.property("color", \.color, summary: "The colour of the text; by default black.")
        type.property("alignment", \.alignment, summary: "The horizontal alignment of the lines; by default left.")
        type.property(
            "numberOfLines",
            \.numberOfLines,
            summary: "The maximum number of lines; 0 for no maximum (the default)."
        )
        type.property(
            "lineBreakMode",
            \.lineBreakMode,
            summary: "The positions at which text breaks, and at which it is truncated."
        )
        type.property("lineHeight", \.lineHeight, summary: "The height of a line; by default that of the font.")
        type.property("adjustsFontSizeToFitWidth", \.adjustsFontSizeToFitWidth, summary: "True if text shrinks to fit.")
        type.property("minimumScaleFactor", \.minimumScaleFactor, summary: "The smallest scale, from 0 to 1.")
        type.property(
            "allowsDefaultTighteningForTruncation",
            \.allowsDefaultTighteningForTruncation,
            summary: "True if letters may move closer together; it has no effect here."
        )
        type.property("shadow", \.shadow, summary: "The shadow of the letters; nil for none.")
        type.property("isAccessibilityElement", \.isAccessibilityElement, summary: "True if it is read (the default).")
    }

    private static func describeLabelLineHeight(_ type: TypeRegistration<Label.LineHeight>) {
        type.enumCase("font", summary: "The line height of the font (the default).", .font)
        type.enumCase(
            "custom(lineHeight: CGFloat, alignment: Label.LineHeight.Alignment = .bottom)",
            summary: "A height in points, and the position of the text in it."
        ) {
            .custom(lineHeight: try $0.get("lineHeight", as: CGFloat.self), alignment: try $0.get("alignment", as: Label.LineHeight.Alignment.self))
        }
    }

    private static func describeLabelLineHeightAlignment(_ type: TypeRegistration<Label.LineHeight.Alignment>) {
        type.enumCase("top", summary: "The text is at the top of its line.", .top)
        type.enumCase("center", summary: "The text is in the middle of its line.", .center)
        type.enumCase("bottom", summary: "The text is at the bottom of its line (the default).", .bottom)
    }

    private static func describeRule(_ type: TypeRegistration<Rule>) {
        type.property("orientation", \.orientation, summary: "The direction.")
        type.property("color", \.color, summary: "The colour.")
        type.property("thickness", \.thickness, summary: "The thickness.")
    }

    private static func describeRuleOrientation(_ type: TypeRegistration<Rule.Orientation>) {
        type.enumCase("horizontal", summary: "The rule is a horizontal line.", .horizontal)
        type.enumCase("vertical", summary: "The rule is a vertical line.", .vertical)
    }

    private static func describeRuleThickness(_ type: TypeRegistration<Rule.Thickness>) {
        type.enumCase("hairline", summary: "One pixel: 1 ÷ the scale of the screen (the default).", .hairline)
    }

    private static func describeScrollView(_ type: TypeRegistration<ScrollView>) {
        type.property("contentSize", \.contentSize, summary: "The size of the content.")
        type.property("contentInset", \.contentInset, summary: "The insets of the content.")
        type.property(
            "contentInsetAdjustmentBehavior",
            \.contentInsetAdjustmentBehavior,
            summary: "The condition for adding the safe area to the insets."
        )
        type.property(
            "scrollableAxesSafeAreaEdges",
            \.scrollableAxesSafeAreaEdges,
            summary: "The edges at which the safe area insets the content, with the behavior scrollableAxes."
        )
        type.property("centersUnderflow", \.centersUnderflow, summary: "True if smaller content is centred.")
        type.property("wrappedElement", \.wrappedElement, summary: "The content.")
        type.property("alwaysBounceVertical", \.alwaysBounceVertical)
        type.property("alwaysBounceHorizontal", \.alwaysBounceHorizontal)
        type.property("showsHorizontalScrollIndicator", \.showsHorizontalScrollIndicator)
        type.property("showsVerticalScrollIndicator", \.showsVerticalScrollIndicator)
        type.property("delaysContentTouches", \.delaysContentTouches)
        type.property(
            "keyboardAdjustmentMode",
            \.keyboardAdjustmentMode,
            summary: "The condition for adding the keyboard to the insets."
        )
        type.property("keyboardDismissMode", \.keyboardDismissMode, summary: "The way a scroll dismisses the keyboard.")
        type.property(
            "pullToRefreshBehavior",
            \.pullToRefreshBehavior,
            summary: "The effect of pulling down the content."
        )
        type.property(
            "contentOffsetTrigger",
            \.contentOffsetTrigger,
            summary: "The trigger that scrolls it from outside."
        )
    }

    private static func describeScrollViewContentOffset(_ type: TypeRegistration<ScrollView.ContentOffset>) {
        type.staticProperty("top", summary: "The top of the content.", ScrollView.ContentOffset.top)
        type.staticProperty("bottom", summary: "The bottom of the content.", ScrollView.ContentOffset.bottom)
    }

    private static func describeScrollViewContentOffsetScrollingContext(_ type: TypeRegistration<ScrollView.ContentOffset.ScrollingContext>) {
        type.property("contentSize", \.contentSize)
        type.property("scrollViewBounds", \.scrollViewBounds)
        type.property("contentInsets", \.contentInsets)
        type.initializer("init(contentSize: CGSize, scrollViewBounds: CGRect, contentInsets: UIEdgeInsets)") {
            ScrollView.ContentOffset.ScrollingContext(contentSize: try $0.get("contentSize", as: CGSize.self), scrollViewBounds: try $0.get("scrollViewBounds", as: CGRect.self), contentInsets: try $0.get("contentInsets", as: UIEdgeInsets.self))
        }
    }

    private static func describeScrollViewKeyboardAdjustmentMode(_ type: TypeRegistration<ScrollView.KeyboardAdjustmentMode>) {
        type.enumCase("none", summary: "The height is not added.", .none)
        type.enumCase(
            "adjustsWhenVisible",
            summary: "The height is added while the keyboard is visible (the default).",
            .adjustsWhenVisible
        )
    }

    private static func describeScrollViewPullToRefreshBehavior(_ type: TypeRegistration<ScrollView.PullToRefreshBehavior>) {
        type.enumCase("disabled", summary: "Pulling down has no effect (the default).", .disabled)
        type.enumCase("refreshing", summary: "The refresh control is shown.", .refreshing)
    }

    private static func describeScrollViewSafeAreaEdge(_ type: TypeRegistration<ScrollView.SafeAreaEdge>) {
        type.staticProperty("bottom", summary: "The bottom edge.", ScrollView.SafeAreaEdge.bottom)
        type.staticProperty("horizontal", summary: "The left and right edges.", ScrollView.SafeAreaEdge.horizontal)
        type.staticProperty("left", summary: "The left edge.", ScrollView.SafeAreaEdge.left)
        type.staticProperty("right", summary: "The right edge.", ScrollView.SafeAreaEdge.right)
        type.staticProperty("top", summary: "The top edge.", ScrollView.SafeAreaEdge.top)
        type.staticProperty("vertical", summary: "The top and bottom edges.", ScrollView.SafeAreaEdge.vertical)
    }

    private static func describeScrollViewScrollTrigger(_ type: TypeRegistration<ScrollView.ScrollTrigger>) {
        type.initializer("init()", summary: "A trigger; it has no effect until an element with it is shown.") {
            _ in ScrollView.ScrollTrigger()
        }
        type.method(
            "scroll(to contentOffset: ScrollView.ContentOffset, animated: Bool)",
            summary: "Scrolls to an offset."
        ) {
            $0.scroll(to: try $1.get("contentOffset", as: ScrollView.ContentOffset.self), animated: try $1.get("animated", as: Bool.self))
        }
    }

    private static func describeSegmentedControl(_ type: TypeRegistration<SegmentedControl>) {
        type.keepPlace(of: "appendItem")
        type.property("items", \.items, summary: "The segments, from the left.")
        type.property("selection", \.selection, summary: "The selected segment.")
        type.property("font", \.font, summary: "The font of the titles.")
        type.property("roundingScale", \.roundingScale, summary: "Pixels in a point, for the width of titles.")
    }

    private static func describeSegmentedControlItem(_ type: TypeRegistration<SegmentedControl.Item>) {
        type.keepPlace(of: "onSelect")
        type.property("title", \.title, summary: "The title.")
        type.property("width", \.width, summary: "The width.")
    }

    private static func describeSegmentedControlItemWidth(_ type: TypeRegistration<SegmentedControl.Item.Width>) {
        type.enumCase(
            "automatic",
            summary: "The width of the title, and a share of the extra width (the default).",
            .automatic
        )
    }

    private static func describeSegmentedControlSelection(_ type: TypeRegistration<SegmentedControl.Selection>) {
        type.enumCase("none", summary: "Nothing is selected (the default).", .none)
    }

    private static func describeTappable(_ type: TypeRegistration<Tappable>) {
        type.keepPlace(of: "onTap")
        type.property("wrappedElement", \.wrappedElement, summary: "The element that is tapped.")
    }

    private static func describeTextField(_ type: TypeRegistration<TextField>) {
        type.property("text", \.text, summary: "The text.")
        type.property("placeholder", \.placeholder, summary: "The text shown while it is empty.")
        type.property("secure", \.secure, summary: "True if each character is shown as a dot.")
        type.property("isEnabled", \.isEnabled, summary: "True if the text can be edited.")
        type.property("textAlignment", \.textAlignment, summary: "The alignment of the text.")
        type.property("font", \.font, summary: "The font and its size.")
        type.property("textColor", \.textColor, summary: "The colour of the text.")
        type.property("clearButtonMode", \.clearButtonMode, summary: "The condition for showing the clear button.")
        type.property("keyboardType", \.keyboardType, summary: "The kind of keyboard.")
        type.property("keyboardAppearance", \.keyboardAppearance, summary: "The appearance of the keyboard.")
        type.property("autocapitalizationType", \.autocapitalizationType, summary: "The rule for capital letters.")
        type.property("autocorrectionType", \.autocorrectionType, summary: "The correction of typed words.")
        type.property("spellCheckingType", \.spellCheckingType, summary: "The marking of misspelled words.")
        type.property("textContentType", \.textContentType, summary: "The meaning of the text, for automatic filling.")
        type.property("returnKeyType", \.returnKeyType, summary: "The title of the return key.")
        type.property(
            "enablesReturnKeyAutomatically",
            \.enablesReturnKeyAutomatically,
            summary: "True if the return key is disabled while there is no text."
        )
        type.property("accessibilityLabel", \.accessibilityLabel, summary: "The name that is read; nil for none.")
        type.keepPlace(of: "accessibilityValue")
        type.keepPlace(of: "accessibilityHint")
        type.keepPlace(of: "accessibilityIdentifier")
        type.keepPlace(of: "accessibilityTraits")
        type.keepPlace(of: "accessibilityCustomActions")
        type.keepPlace(of: "onChange")
        type.keepPlace(of: "onReturn")
        type.property("focusBinding", \.focusBinding, summary: "The binding that moves and reports the focus.")
    }

    private static func describeTextShadow(_ type: TypeRegistration<TextShadow>) {
        type.property("radius", \.radius, summary: "The blur in points.")
        type.property("opacity", \.opacity, summary: "From 0 (invisible) to 1 (opaque).")
        type.property("offset", \.offset, summary: "The offset from the letters.")
        type.property("color", \.color)
        type.initializer("init(radius: CGFloat, opacity: CGFloat, offset: UIOffset, color: UIColor)") {
            TextShadow(radius: try $0.get("radius", as: CGFloat.self), opacity: try $0.get("opacity", as: CGFloat.self), offset: try $0.get("offset", as: UIOffset.self), color: try $0.get("color", as: UIColor.self))
        }
    }

    private static func describeTransitionContainer(_ type: TypeRegistration<TransitionContainer>) {
        type.property(
            "appearingTransition",
            \.appearingTransition,
            summary: "The transition when it appears; nil for none."
        )
        type.property(
            "disappearingTransition",
            \.disappearingTransition,
            summary: "The transition when it disappears; nil for none."
        )
        type.property("layoutTransition", \.layoutTransition, summary: "The animation of a changed frame.")
        type.property("wrappedElement", \.wrappedElement, summary: "The wrapped element.")
    }

    private static func describeUserInterfaceStyleOverridingElement(_ type: TypeRegistration<UserInterfaceStyleOverridingElement>) {
        type.property("userInterfaceStyle", \.userInterfaceStyle, summary: "The style.")
        type.property("wrappedElement", \.wrappedElement, summary: "The wrapped element.")
    }
}
