// Written by `swift run generate-bindings` from the declarations of BlueprintUI: change those, or
// Tests/BindingGenerator/Exceptions.txt.
// swift-format-ignore-file

import BlueprintUI
import BlueprintUIAccessibilityCore
import BlueprintUICommonControls
import Foundation
import HeadlessUIKit
import SwiftInterpreter

/// The members of BlueprintUI that only pass on what they get.
extension Binding {
    /// Describes the members of all types of BlueprintUI, before the bindings of these types.
    static func describeBlueprintUI(in table: BindingTable) {
        table.describe("Accessibility.CustomAction", describeAccessibilityCustomAction)
        table.describe("Accessibility.CustomContent", describeAccessibilityCustomContent)
        table.describe("Accessibility.Trait", describeAccessibilityTrait)
        table.describe("Aligned", describeAligned)
        table.describe("Aligned.HorizontalAlignment", describeAlignedHorizontalAlignment)
        table.describe("Aligned.VerticalAlignment", describeAlignedVerticalAlignment)
        table.describe("Alignment", describeAlignment)
        table.describe("AnimationAttributes", describeAnimationAttributes)
        table.describe("AspectRatio", describeAspectRatio)
        table.describe("AttributedText", describeAttributedText)
        table.describe("BlueprintView", describeBlueprintView)
        table.describe("BlueprintViewRenderMetrics", describeBlueprintViewRenderMetrics)
        table.describe("Centered", describeCentered)
        table.describe("Column", describeColumn)
        table.describe("ConstrainedAspectRatio", describeConstrainedAspectRatio)
        table.describe("ConstrainedAspectRatio.ContentMode", describeConstrainedAspectRatioContentMode)
        table.describe("ConstrainedSize", describeConstrainedSize)
        table.describe("ConstrainedSize.Constraint", describeConstrainedSizeConstraint)
        table.describe("Decorate", describeDecorate)
        table.describe("Decorate.Corner", describeDecorateCorner)
        table.describe("Decorate.Layering", describeDecorateLayering)
        table.describe("Decorate.Position", describeDecoratePosition)
        table.describe("Decorate.Position.PositionContext", describeDecoratePositionPositionContext)
        table.describe("ElementContent", describeElementContent)
        table.describe("ElementDimensions", describeElementDimensions)
        table.describe("Empty", describeEmpty)
        table.describe("Environment", describeEnvironment)
        table.describe("Environment.LayoutDirection", describeEnvironmentLayoutDirection)
        table.describe("EqualStack", describeEqualStack)
        table.describe("EqualStack.Child", describeEqualStackChild)
        table.describe("EqualStack.Direction", describeEqualStackDirection)
        table.describe("Flow", describeFlow)
        table.describe("Flow.Child", describeFlowChild)
        table.describe("Flow.Child.Traits", describeFlowChildTraits)
        table.describe("Flow.ItemAlignment", describeFlowItemAlignment)
        table.describe("Flow.LineAlignment", describeFlowLineAlignment)
        table.describe("Flow.Priority", describeFlowPriority)
        table.describe("FocusBinding", describeFocusBinding)
        table.describe("FocusTrigger", describeFocusTrigger)
        table.describe("GeometryProxy", describeGeometryProxy)
        table.describe("GridRow", describeGridRow)
        table.describe("GridRow.Child", describeGridRowChild)
        table.describe("Hidden", describeHidden)
        table.describe("HorizontalAlignment", describeHorizontalAlignment)
        table.describe("Inset", describeInset)
        table.describe("Keyed", describeKeyed)
        table.describe("LayoutAttributes", describeLayoutAttributes)
        table.describe("LayoutMode", describeLayoutMode)
        table.describe("LayoutOptions", describeLayoutOptions)
        table.describe("LayoutSubelement", describeLayoutSubelement)
        table.describe("LayoutSubelement.Attributes", describeLayoutSubelementAttributes)
        table.describe("LayoutTransition", describeLayoutTransition)
        table.describe("LayoutWriter.Builder", describeLayoutWriterBuilder)
        table.describe("LayoutWriter.Child", describeLayoutWriterChild)
        table.describe("LayoutWriter.Context", describeLayoutWriterContext)
        table.describe("LayoutWriter.Context.LayoutPhase", describeLayoutWriterContextLayoutPhase)
        table.describe("LayoutWriter.Sizing", describeLayoutWriterSizing)
        table.describe("LifecycleObserver", describeLifecycleObserver)
        table.describe("Opacity", describeOpacity)
        table.describe("Overlay", describeOverlay)
        table.describe("Overlay.Child", describeOverlayChild)
        table.describe("Row", describeRow)
        table.describe("Row.RowAlignment", describeRowRowAlignment)
        table.describe("SizeConstraint", describeSizeConstraint)
        table.describe("SizeConstraint.Axis", describeSizeConstraintAxis)
        table.describe("Spacer", describeSpacer)
        table.describe("StackLayout", describeStackLayout)
        table.describe("StackLayout.Alignment", describeStackLayoutAlignment)
        table.describe("StackLayout.Axis", describeStackLayoutAxis)
        table.describe("StackLayout.Child", describeStackLayoutChild)
        table.describe("StackLayout.Child.Priority", describeStackLayoutChildPriority)
        table.describe("StackLayout.OverflowDistribution", describeStackLayoutOverflowDistribution)
        table.describe("StackLayout.Traits", describeStackLayoutTraits)
        table.describe("StackLayout.UnderflowDistribution", describeStackLayoutUnderflowDistribution)
        table.describe("TintAdjustmentMode", describeTintAdjustmentMode)
        table.describe("Transformed", describeTransformed)
        table.describe("UIViewElementContext", describeUIViewElementContext)
        table.describe("UnitPoint", describeUnitPoint)
        table.describe("UserInteractionEnabled", describeUserInteractionEnabled)
        table.describe("VerticalAlignment", describeVerticalAlignment)
        table.describe("ViewDescription", describeViewDescription)
        table.describe("ViewDescription.FrameRoundingBehavior", describeViewDescriptionFrameRoundingBehavior)
        table.describe("ViewDescriptionContext", describeViewDescriptionContext)
        table.describe("VisibilityTransition", describeVisibilityTransition)
        table.registerCases(
            of: Aligned.HorizontalAlignment.self,
            as: "Aligned.HorizontalAlignment",
            summary: "The horizontal position in an Aligned."
        )
        table.registerCases(
            of: Aligned.VerticalAlignment.self,
            as: "Aligned.VerticalAlignment",
            summary: "The vertical position in an Aligned."
        )
        table.registerCases(
            of: ConstrainedAspectRatio.ContentMode.self,
            as: "ConstrainedAspectRatio.ContentMode",
            summary: "The size that an aspect ratio is fitted to."
        )
        table.registerCases(of: Decorate.Corner.self, as: "Decorate.Corner", summary: "A corner of an element.")
        table.registerCases(of: Decorate.Layering.self, as: "Decorate.Layering", summary: "The layer of a decoration.")
        table.registerCases(
            of: Environment.LayoutDirection.self,
            as: "Environment.LayoutDirection",
            summary: "The direction of text."
        )
        table.registerCases(
            of: EqualStack.Direction.self,
            as: "EqualStack.Direction",
            summary: "The direction of an EqualStack."
        )
        table.registerCases(
            of: Flow.ItemAlignment.self,
            as: "Flow.ItemAlignment",
            summary: "The vertical position of the children of a Flow in their line."
        )
        table.registerCases(
            of: Flow.LineAlignment.self,
            as: "Flow.LineAlignment",
            summary: "The horizontal position of the lines of a Flow."
        )
        table.registerCases(of: StackLayout.Axis.self, as: "StackLayout.Axis", summary: "The direction of a stack.")
        table.registerCases(
            of: StackLayout.Child.Priority.self,
            as: "StackLayout.Child.Priority",
            summary: "The setting that lets a child of a Row or Column grow and shrink."
        )
        table.registerCases(
            of: StackLayout.OverflowDistribution.self,
            as: "StackLayout.OverflowDistribution",
            summary: "The distribution of the overflow, the missing length of a Row or Column."
        )
        table.registerCases(
            of: StackLayout.UnderflowDistribution.self,
            as: "StackLayout.UnderflowDistribution",
            summary: "The distribution of the underflow, the extra length of a Row or Column."
        )
        table.registerCases(
            of: ViewDescription.FrameRoundingBehavior.self,
            as: "ViewDescription.FrameRoundingBehavior",
            summary: "The part of a frame that rounding to pixels keeps."
        )
    }

    private static func describeAccessibilityCustomAction(_ type: TypeRegistration<Accessibility.CustomAction>) {
        type.property("name", \.name, summary: "The name that is read.")
        type.property("image", \.image, summary: "The image; nil for none.")
    }

    private static func describeAccessibilityCustomContent(_ type: TypeRegistration<Accessibility.CustomContent>) {
        type.property("label", \.label, summary: "The name of the content.")
        type.property("value", \.value, summary: "The content; nil for none.")
        type.property("importance", \.importance, summary: "The condition for reading it.")
    }

    private static func describeAccessibilityTrait(_ type: TypeRegistration<Accessibility.Trait>) {
        type.property("isAdjustable", \.isAdjustable, summary: "True for a value that closures change.")
    }

    private static func describeAligned(_ type: TypeRegistration<Aligned>) {
        type.property("wrappedElement", \.wrappedElement, summary: "The element that it places.")
        type.property("verticalAlignment", \.verticalAlignment, summary: "The vertical position.")
        type.property("horizontalAlignment", \.horizontalAlignment, summary: "The horizontal position.")
        type.initializer(
            "init(vertically verticalAlignment: Aligned.VerticalAlignment = .center, horizontally horizontalAlignment: Aligned.HorizontalAlignment = .center, wrapping wrappedElement: any Element)"
        ) {
            Aligned(vertically: try $0.get("verticalAlignment", as: Aligned.VerticalAlignment.self), horizontally: try $0.get("horizontalAlignment", as: Aligned.HorizontalAlignment.self), wrapping: try $0.get("wrappedElement", as: (any Element).self))
        }
    }

    private static func describeAlignedHorizontalAlignment(_ type: TypeRegistration<Aligned.HorizontalAlignment>) {
        type.enumCase("leading", summary: "The element is placed at the leading edge.", .leading)
        type.enumCase("center", summary: "The element is placed in the middle (the default).", .center)
        type.enumCase("trailing", summary: "The element is placed at the trailing edge.", .trailing)
        type.enumCase("fill", summary: "The element is as wide as the Aligned around it.", .fill)
    }

    private static func describeAlignedVerticalAlignment(_ type: TypeRegistration<Aligned.VerticalAlignment>) {
        type.enumCase("top", summary: "The element is placed at the top.", .top)
        type.enumCase("center", summary: "The element is placed in the middle (the default).", .center)
        type.enumCase("bottom", summary: "The element is placed at the bottom.", .bottom)
        type.enumCase("fill", summary: "The element is as high as the Aligned around it.", .fill)
    }

    private static func describeAlignment(_ type: TypeRegistration<Alignment>) {
        type.property("horizontal", \.horizontal)
        type.property("vertical", \.vertical)
        type.initializer("init(horizontal: HorizontalAlignment, vertical: VerticalAlignment)") {
            Alignment(horizontal: try $0.get("horizontal", as: HorizontalAlignment.self), vertical: try $0.get("vertical", as: VerticalAlignment.self))
        }
        type.staticProperty("center", summary: "The centre.", Alignment.center)
        type.staticProperty("leading", summary: "The middle of the leading edge.", Alignment.leading)
        type.staticProperty("trailing", summary: "The middle of the trailing edge.", Alignment.trailing)
        type.staticProperty("top", summary: "The middle of the top edge.", Alignment.top)
        type.staticProperty("bottom", summary: "The middle of the bottom edge.", Alignment.bottom)
        type.staticProperty("topLeading", summary: "The top leading corner.", Alignment.topLeading)
        type.staticProperty("topTrailing", summary: "The top trailing corner.", Alignment.topTrailing)
        type.staticProperty("bottomLeading", summary: "The bottom leading corner.", Alignment.bottomLeading)
        type.staticProperty("bottomTrailing", summary: "The bottom trailing corner.", Alignment.bottomTrailing)
    }

    private static func describeAnimationAttributes(_ type: TypeRegistration<AnimationAttributes>) {
        type.staticProperty("default", summary: "0.2 seconds, easeInOut.", AnimationAttributes.default)
        type.keepPlace(of: "curve")
        type.keepPlace(of: "cubicBezier")
        type.keepPlace(of: "dampenedSpring")
        type.staticMethod(
            "spring(mass: CGFloat = 3, stiffness: CGFloat = 1000, damping: CGFloat = 500, initialVelocity: CGVector = .zero, allowsUserInteraction: Bool = true) -> AnimationAttributes",
            summary: "A spring with a mass."
        ) {
            AnimationAttributes.spring(mass: try $0.get("mass", as: CGFloat.self), stiffness: try $0.get("stiffness", as: CGFloat.self), damping: try $0.get("damping", as: CGFloat.self), initialVelocity: try $0.get("initialVelocity", as: CGVector.self), allowsUserInteraction: try $0.get("allowsUserInteraction", as: Bool.self))
        }
        type.property("timing", \.timing, summary: "The speed over time.")
        type.property("duration", \.duration, summary: "The duration in seconds.")
        type.property("allowUserInteraction", \.allowUserInteraction)
    }

    private static func describeAspectRatio(_ type: TypeRegistration<AspectRatio>) {
        type.staticProperty("square", summary: "1 to 1.", AspectRatio.square)
        type.property("ratio", \.ratio)
        type.initializer("init(width: CGFloat, height: CGFloat)") {
            AspectRatio(width: try $0.get("width", as: CGFloat.self), height: try $0.get("height", as: CGFloat.self))
        }
        type.initializer("init(ratio: CGFloat)") { AspectRatio(ratio: try $0.get("ratio", as: CGFloat.self)) }
    }

    private static func describeAttributedText(_ type: TypeRegistration<AttributedText>) {
        type.property("string", \.string, summary: "The characters.")
        type.property("attributedString", \.attributedString, summary: "The text for an AttributedLabel.")
    }

    private static func describeBlueprintView(_ type: TypeRegistration<BlueprintView>) {
        type.method("forceSynchronousLayout()", summary: "Lays out and updates the views now.") {
            value, _ in value.forceSynchronousLayout()
        }
        type.keepPlace(of: "dumpLayoutResult")
        type.keepPlace(of: "describe")
        type.keepPlace(of: "metricsDelegate")
        type.property("element", \.element, summary: "The root element.")
        type.property("environment", \.environment, summary: "The environment of the element.")
        type.property("layoutMode", \.layoutMode, summary: "The layout engine; nil for that of the parent view.")
        type.property("name", \.name, summary: "A name of your own.")
        type.property("passThroughTouches", \.passThroughTouches)
        type.property(
            "automaticallyInheritsEnvironmentFromContainingBlueprintViews",
            \.automaticallyInheritsEnvironmentFromContainingBlueprintViews,
            summary: "True if it inherits the environment of the Blueprint view around it."
        )
        type.keepPlace(of: "intrinsicContentSize")
        type.method(
            "sizeThatFits(_ constraint: SizeConstraint) -> CGSize",
            summary: "Returns the measured size of the element."
        ) {
            $0.sizeThatFits(try $1.get("constraint", as: SizeConstraint.self))
        }
        type.initializer("init(element: (any Element)?, environment: Environment = .empty)") {
            BlueprintView(element: try $0.get("element", as: (any Element)?.self), environment: try $0.get("environment", as: Environment.self))
        }
    }

    private static func describeBlueprintViewRenderMetrics(_ type: TypeRegistration<BlueprintViewRenderMetrics>) {
        type.property("layoutMode", \.layoutMode, summary: "The layout engine.")
        type.property("startTimestamp", \.startTimestamp, summary: "The start, since the system started.")
        type.property("totalDuration", \.totalDuration, summary: "The whole duration.")
        type.property("layoutDuration", \.layoutDuration, summary: "The duration of the layout.")
        type.property("viewUpdateDuration", \.viewUpdateDuration, summary: "The duration of changing the views.")
    }

    private static func describeCentered(_ type: TypeRegistration<Centered>) {
        type.property("wrapped", \.wrapped, summary: "The element that it places.")
    }

    private static func describeColumn(_ type: TypeRegistration<Column>) {
        type.keepPlace(of: "children")
        type.keepPlace(of: "add")
        type.keepPlace(of: "addFixed")
        type.keepPlace(of: "addFlexible")
        type.property(
            "horizontalAlignment",
            \.horizontalAlignment,
            summary: "The horizontal alignment of the children."
        )
        type.property("layout", \.layout, summary: "The layout of the children.")
        type.property(
            "minimumVerticalSpacing",
            \.minimumVerticalSpacing,
            summary: "The least gap between children, in points."
        )
        type.property("verticalOverflow", \.verticalOverflow, summary: "The distribution of the missing height.")
        type.property("verticalUnderflow", \.verticalUnderflow, summary: "The distribution of the extra height.")
    }

    private static func describeConstrainedAspectRatio(_ type: TypeRegistration<ConstrainedAspectRatio>) {
        type.property("wrappedElement", \.wrappedElement, summary: "The element that it shapes.")
        type.property("aspectRatio", \.aspectRatio, summary: "The width in proportion to the height.")
        type.property("contentMode", \.contentMode, summary: "The size that the ratio is fitted to.")
        type.initializer(
            "init(aspectRatio: AspectRatio, contentMode: ConstrainedAspectRatio.ContentMode = .fitContent, wrapping wrappedElement: any Element)"
        ) {
            ConstrainedAspectRatio(aspectRatio: try $0.get("aspectRatio", as: AspectRatio.self), contentMode: try $0.get("contentMode", as: ConstrainedAspectRatio.ContentMode.self), wrapping: try $0.get("wrappedElement", as: (any Element).self))
        }
    }

    private static func describeConstrainedAspectRatioContentMode(_ type: TypeRegistration<ConstrainedAspectRatio.ContentMode>) {
        type.enumCase(
            "fitParent",
            summary: "The largest size of this ratio within the proposed constraint.",
            .fitParent
        )
        type.enumCase(
            "fitContent",
            summary: "The smallest size of this ratio around the measured size (the default).",
            .fitContent
        )
        type.enumCase(
            "shrinkContent",
            summary: "The largest size of this ratio within the measured size.",
            .shrinkContent
        )
    }

    private static func describeConstrainedSize(_ type: TypeRegistration<ConstrainedSize>) {
        type.property("wrapped", \.wrapped, summary: "The element that it limits.")
        type.property("width", \.width, summary: "The limit of the width.")
        type.property("height", \.height, summary: "The limit of the height.")
        type.initializer(
            "init(width: ConstrainedSize.Constraint = .unconstrained, height: ConstrainedSize.Constraint = .unconstrained, wrapping element: any Element)"
        ) {
            ConstrainedSize(width: try $0.get("width", as: ConstrainedSize.Constraint.self), height: try $0.get("height", as: ConstrainedSize.Constraint.self), wrapping: try $0.get("element", as: (any Element).self))
        }
    }

    private static func describeConstrainedSizeConstraint(_ type: TypeRegistration<ConstrainedSize.Constraint>) {
        type.enumCase("unconstrained", summary: "No limit (the default).", .unconstrained)
    }

    private static func describeDecorate(_ type: TypeRegistration<Decorate>) {
        type.property("wrapped", \.wrapped, summary: "The element that is decorated.")
        type.property("decoration", \.decoration, summary: "The decoration.")
        type.property("layering", \.layering, summary: "The layer of the decoration: above or below.")
        type.property("position", \.position, summary: "The position of the decoration.")
        type.initializer(
            "init(layering: Decorate.Layering, position: Decorate.Position, wrapping: any Element, decoration: any Element)"
        ) {
            Decorate(layering: try $0.get("layering", as: Decorate.Layering.self), position: try $0.get("position", as: Decorate.Position.self), wrapping: try $0.get("wrapping", as: (any Element).self), decoration: try $0.get("decoration", as: (any Element).self))
        }
    }

    private static func describeDecorateCorner(_ type: TypeRegistration<Decorate.Corner>) {
        type.enumCase("topLeft", summary: "The decoration is centred on the top left corner.", .topLeft)
        type.enumCase("topRight", summary: "The decoration is centred on the top right corner.", .topRight)
        type.enumCase("bottomRight", summary: "The decoration is centred on the bottom right corner.", .bottomRight)
        type.enumCase("bottomLeft", summary: "The decoration is centred on the bottom left corner.", .bottomLeft)
    }

    private static func describeDecorateLayering(_ type: TypeRegistration<Decorate.Layering>) {
        type.enumCase("above", summary: "The decoration is in front of the content.", .above)
        type.enumCase("below", summary: "The decoration is behind the content.", .below)
    }

    private static func describeDecoratePosition(_ type: TypeRegistration<Decorate.Position>) {
        type.staticMethod(
            "inset(_ inset: UIEdgeInsets) -> Decorate.Position",
            summary: "The decoration extends the content by the insets."
        ) {
            Decorate.Position.inset(try $0.get("inset", as: UIEdgeInsets.self))
        }
        type.staticMethod(
            "inset(_ amount: CGFloat) -> Decorate.Position",
            summary: "The decoration extends the content by the insets."
        ) {
            Decorate.Position.inset(try $0.get("amount", as: CGFloat.self))
        }
        type.keepPlace(of: "aligned")
        type.staticMethod(
            "corner(_ corner: Decorate.Corner, _ offset: UIOffset = .zero) -> Decorate.Position",
            summary: "The decoration is centred on a corner."
        ) {
            Decorate.Position.corner(try $0.get("corner", as: Decorate.Corner.self), try $0.get("offset", as: UIOffset.self))
        }
        type.staticMethod(
            "inset(horizontal: CGFloat = 0, vertical: CGFloat = 0) -> Decorate.Position",
            summary: "The decoration extends the content by these."
        ) {
            Decorate.Position.inset(horizontal: try $0.get("horizontal", as: CGFloat.self), vertical: try $0.get("vertical", as: CGFloat.self))
        }
    }

    private static func describeDecoratePositionPositionContext(_ type: TypeRegistration<Decorate.Position.PositionContext>) {
        type.property("contentSize", \.contentSize)
        type.property("decorationSize", \.decorationSize)
        type.property("environment", \.environment)
    }

    private static func describeElementContent(_ type: TypeRegistration<ElementContent>) {
        type.keepPlace(of: "container")
        type.keepPlace(of: "leaf")
        type.property("childCount", \.childCount, summary: "The number of children.")
        type.keepPlace(of: "measure")
        type.initializer("init(child: any Element)", summary: "Content with one child, which fills it.") {
            ElementContent(child: try $0.get("child", as: (any Element).self))
        }
        type.initializer("init(intrinsicSize: CGSize)", summary: "Content without children, of a fixed size.") {
            ElementContent(intrinsicSize: try $0.get("intrinsicSize", as: CGSize.self))
        }
        type.initializer("init(measurable: any Measurable)", summary: "Content measured by a value.") {
            ElementContent(measurable: try $0.get("measurable", as: (any Measurable).self))
        }
        type.initializer("init(measuring element: any Element)", summary: "The size of an element not shown.") {
            ElementContent(measuring: try $0.get("element", as: (any Element).self))
        }
    }

    private static func describeElementDimensions(_ type: TypeRegistration<ElementDimensions>) {
        type.property("width", \.width, summary: "The child's width.")
        type.property("height", \.height, summary: "The child's height.")
        type.initializer("init(size: CGSize)") { ElementDimensions(size: try $0.get("size", as: CGSize.self)) }
    }

    private static func describeEmpty(_ type: TypeRegistration<Empty>) {
        type.initializer("init()") { _ in Empty() }
    }

    private static func describeEnvironment(_ type: TypeRegistration<Environment>) {
        type.staticProperty("empty", summary: "An environment of default values.", Environment.empty)
        type.property("calendar", \.calendar, summary: "The calendar of dates.")
        type.property("displayScale", \.displayScale, summary: "The number of pixels in a point.")
        type.property("layoutDirection", \.layoutDirection, summary: "The direction of text.")
        type.property("layoutMode", \.layoutMode, summary: "The layout engine and its options.")
        type.property("locale", \.locale, summary: "The language and country.")
        type.property("safeAreaInsets", \.safeAreaInsets, summary: "The insets of the safe area.")
        type.property("timeZone", \.timeZone, summary: "The time zone of dates.")
        type.property("urlHandler", \.urlHandler, summary: "The handler of taps on links.")
        type.property(
            "linkAccessibilityLabel",
            \.linkAccessibilityLabel,
            summary: "The word read after each link, in brackets; nil for none."
        )
        type.property("windowSize", \.windowSize, summary: "The size of the window, if there is one.")
    }

    private static func describeEnvironmentLayoutDirection(_ type: TypeRegistration<Environment.LayoutDirection>) {
        type.enumCase("leftToRight", summary: "Text runs from left to right.", .leftToRight)
        type.enumCase("rightToLeft", summary: "Text runs from right to left.", .rightToLeft)
    }

    private static func describeEqualStack(_ type: TypeRegistration<EqualStack>) {
        type.mutatingMethod("add(child: any Element)", summary: "Adds a child at the end.") {
            $0.add(child: try $1.get("child", as: (any Element).self))
        }
        type.property("direction", \.direction, summary: "The direction of the children: horizontal or vertical.")
        type.property("spacing", \.spacing, summary: "The gap between children, in points.")
        type.property("children", \.children, summary: "The children.")
    }

    private static func describeEqualStackChild(_ type: TypeRegistration<EqualStack.Child>) {
        type.property("element", \.element)
        type.initializer("init(_ element: any Element)") {
            EqualStack.Child(try $0.get("element", as: (any Element).self))
        }
    }

    private static func describeEqualStackDirection(_ type: TypeRegistration<EqualStack.Direction>) {
        type.enumCase("vertical", summary: "The children are one below the other.", .vertical)
        type.enumCase("horizontal", summary: "The children are side by side.", .horizontal)
    }

    private static func describeFlow(_ type: TypeRegistration<Flow>) {
        type.property("lineAlignment", \.lineAlignment, summary: "The horizontal position of the lines.")
        type.property("lineSpacing", \.lineSpacing, summary: "The gap between lines, in points.")
        type.property("itemAlignment", \.itemAlignment, summary: "The vertical position in the line.")
        type.property("itemSpacing", \.itemSpacing, summary: "The gap between children, in points.")
        type.property("children", \.children, summary: "The children.")
    }

    private static func describeFlowChild(_ type: TypeRegistration<Flow.Child>) {
        type.property("traits", \.traits, summary: "The priority.")
        type.property("element", \.element)
        type.property("key", \.key)
    }

    private static func describeFlowChildTraits(_ type: TypeRegistration<Flow.Child.Traits>) {
        type.property("priority", \.priority, summary: "The priority: fixed or grows.")
    }

    private static func describeFlowItemAlignment(_ type: TypeRegistration<Flow.ItemAlignment>) {
        type.enumCase("fill", summary: "Each child is as high as its line.", .fill)
        type.enumCase("top", summary: "Each child is at the top of its line.", .top)
        type.enumCase("center", summary: "Each child is in the middle of its line (the default).", .center)
        type.enumCase("bottom", summary: "Each child is at the bottom of its line.", .bottom)
    }

    private static func describeFlowLineAlignment(_ type: TypeRegistration<Flow.LineAlignment>) {
        type.enumCase("leading", summary: "The lines start at the leading edge (the default).", .leading)
        type.enumCase("center", summary: "The lines are in the middle.", .center)
        type.enumCase("trailing", summary: "The lines end at the trailing edge.", .trailing)
    }

    private static func describeFlowPriority(_ type: TypeRegistration<Flow.Priority>) {
        type.enumCase("fixed", summary: "The child keeps its measured width (the default).", .fixed)
        type.enumCase("grows", summary: "The child takes a share of the extra width of its line.", .grows)
        type.staticProperty(
            "default",
            summary: "The child keeps its measured width: the same as fixed.",
            Flow.Priority.default
        )
    }

    private static func describeFocusBinding(_ type: TypeRegistration<FocusBinding>) {
        type.keepPlace(of: "onBlur")
        type.keepPlace(of: "onFocus")
        type.property("trigger", \.trigger, summary: "Moves the focus.")
    }

    private static func describeFocusTrigger(_ type: TypeRegistration<FocusTrigger>) {
        type.initializer("init()") { _ in FocusTrigger() }
        type.keepPlace(of: "blurAction")
        type.keepPlace(of: "focusAction")
        type.method("blur()", summary: "Takes the focus away.") { value, _ in value.blur() }
        type.method("focus()", summary: "Moves the focus to the element.") { value, _ in value.focus() }
    }

    private static func describeGeometryProxy(_ type: TypeRegistration<GeometryProxy>) {
        type.property("constraint", \.constraint, summary: "The proposed constraint.")
        type.method(
            "measure(element: any Element, in explicit: SizeConstraint? = nil) -> CGSize",
            summary: "Returns the measured size of an element within this constraint or another one."
        ) {
            $0.measure(element: try $1.get("element", as: (any Element).self), in: try $1.get("explicit", as: SizeConstraint?.self))
        }
    }

    private static func describeGridRow(_ type: TypeRegistration<GridRow>) {
        type.mutatingMethod(
            "add(width: GridRow.Width, key: AnyHashable? = nil, child: any Element)",
            summary: "Adds a child at the end."
        ) {
            $0.add(width: try $1.get("width", as: GridRow.Width.self), key: try $1.get("key", as: AnyHashable?.self), child: try $1.get("child", as: (any Element).self))
        }
        type.property("verticalAlignment", \.verticalAlignment, summary: "The vertical alignment of the children.")
        type.property("spacing", \.spacing, summary: "The gap between children, in points.")
        type.property("children", \.children, summary: "The children.")
    }

    private static func describeGridRowChild(_ type: TypeRegistration<GridRow.Child>) {
        type.property("element", \.element)
        type.property("key", \.key)
        type.property("width", \.width, summary: "The width: absolute or proportional.")
        type.initializer("init(width: GridRow.Width, key: AnyHashable? = nil, element: any Element)") {
            GridRow.Child(width: try $0.get("width", as: GridRow.Width.self), key: try $0.get("key", as: AnyHashable?.self), element: try $0.get("element", as: (any Element).self))
        }
    }

    private static func describeHidden(_ type: TypeRegistration<Hidden>) {
        type.property("isHidden", \.isHidden, summary: "True if the views are hidden.")
        type.property("wrappedElement", \.wrappedElement, summary: "The element that it hides.")
        type.initializer("init(_ isHidden: Bool = true, wrapping element: any Element)") {
            Hidden(try $0.get("isHidden", as: Bool.self), wrapping: try $0.get("element", as: (any Element).self))
        }
    }

    private static func describeHorizontalAlignment(_ type: TypeRegistration<HorizontalAlignment>) {
        type.staticProperty("leading", summary: "The leading edges.", HorizontalAlignment.leading)
        type.property("description", \.description)
        type.staticProperty("center", summary: "The horizontal centres.", HorizontalAlignment.center)
        type.staticProperty("trailing", summary: "The trailing edges.", HorizontalAlignment.trailing)
    }

    private static func describeInset(_ type: TypeRegistration<Inset>) {
        type.property("wrappedElement", \.wrappedElement, summary: "The wrapped element.")
        type.property("top", \.top, summary: "The space above, in points.")
        type.property("bottom", \.bottom, summary: "The space below, in points.")
        type.property("left", \.left, summary: "The space at the left, in points.")
        type.property("right", \.right, summary: "The space at the right, in points.")
        type.initializer(
            "init(top: CGFloat = 0, bottom: CGFloat = 0, left: CGFloat = 0, right: CGFloat = 0, wrapping element: any Element)"
        ) {
            Inset(top: try $0.get("top", as: CGFloat.self), bottom: try $0.get("bottom", as: CGFloat.self), left: try $0.get("left", as: CGFloat.self), right: try $0.get("right", as: CGFloat.self), wrapping: try $0.get("element", as: (any Element).self))
        }
        type.initializer("init(uniformInset: CGFloat, wrapping element: any Element)") {
            Inset(uniformInset: try $0.get("uniformInset", as: CGFloat.self), wrapping: try $0.get("element", as: (any Element).self))
        }
        type.initializer("init(insets: UIEdgeInsets, wrapping element: any Element)") {
            Inset(insets: try $0.get("insets", as: UIEdgeInsets.self), wrapping: try $0.get("element", as: (any Element).self))
        }
        type.initializer("init(sideInsets: CGFloat, wrapping element: any Element)") {
            Inset(sideInsets: try $0.get("sideInsets", as: CGFloat.self), wrapping: try $0.get("element", as: (any Element).self))
        }
        type.initializer("init(vertical: CGFloat, wrapping element: any Element)") {
            Inset(vertical: try $0.get("vertical", as: CGFloat.self), wrapping: try $0.get("element", as: (any Element).self))
        }
    }

    private static func describeKeyed(_ type: TypeRegistration<Keyed>) {
        type.property("key", \.key, summary: "The key.")
        type.property("wrapped", \.wrapped, summary: "The element that has the key.")
        type.initializer("init(key: AnyHashable?, wrapping: any Element)") {
            Keyed(key: try $0.get("key", as: AnyHashable?.self), wrapping: try $0.get("wrapping", as: (any Element).self))
        }
    }

    private static func describeLayoutAttributes(_ type: TypeRegistration<LayoutAttributes>) {
        type.initializer("init()") { _ in LayoutAttributes() }
        type.initializer("init(frame: CGRect)") { LayoutAttributes(frame: try $0.get("frame", as: CGRect.self)) }
        type.initializer("init(size: CGSize)") { LayoutAttributes(size: try $0.get("size", as: CGSize.self)) }
        type.initializer("init(center: CGPoint, bounds: CGRect)") {
            LayoutAttributes(center: try $0.get("center", as: CGPoint.self), bounds: try $0.get("bounds", as: CGRect.self))
        }
        type.method(
            "within(_ layoutAttributes: LayoutAttributes) -> LayoutAttributes",
            summary: "Returns these attributes within those of a parent."
        ) {
            $0.within(try $1.get("layoutAttributes", as: LayoutAttributes.self))
        }
        type.property("alpha", \.alpha)
        type.property("bounds", \.bounds)
        type.property("center", \.center)
        type.property("frame", \.frame)
        type.property("isHidden", \.isHidden)
        type.property("isUserInteractionEnabled", \.isUserInteractionEnabled)
        type.property("tintAdjustmentMode", \.tintAdjustmentMode)
        type.property("transform", \.transform)
    }

    private static func describeLayoutMode(_ type: TypeRegistration<LayoutMode>) {
        type.staticProperty(
            "caffeinated",
            summary: "The layout of Blueprint with its default options.",
            LayoutMode.caffeinated
        )
        type.staticMethod(
            "caffeinated(options: LayoutOptions = .default) -> LayoutMode",
            summary: "The layout with other options."
        ) {
            LayoutMode.caffeinated(options: try $0.get("options", as: LayoutOptions.self))
        }
        type.keepPlace(of: "default")
        type.property("description", \.description)
        type.property("name", \.name, summary: "The name without the options.")
        type.property("options", \.options, summary: "The assumptions that save measuring.")
    }

    private static func describeLayoutOptions(_ type: TypeRegistration<LayoutOptions>) {
        type.staticProperty("default", summary: "All assumptions apply.", LayoutOptions.default)
        type.property("hintRangeBoundaries", \.hintRangeBoundaries)
        type.property("searchUnconstrainedKeys", \.searchUnconstrainedKeys)
    }

    private static func describeLayoutSubelement(_ type: TypeRegistration<LayoutSubelement>) {
        type.method(
            "sizeThatFits(_ proposal: SizeConstraint) -> CGSize",
            summary: "Returns the measured size of the child."
        ) {
            $0.sizeThatFits(try $1.get("proposal", as: SizeConstraint.self))
        }
        type.method("place(at position: CGPoint, anchor: UnitPoint = .topLeading, size: CGSize)") {
            $0.place(at: try $1.get("position", as: CGPoint.self), anchor: try $1.get("anchor", as: UnitPoint.self), size: try $1.get("size", as: CGSize.self))
        }
        type.method("place(in frame: CGRect, anchor: UnitPoint = .topLeading)") {
            $0.place(in: try $1.get("frame", as: CGRect.self), anchor: try $1.get("anchor", as: UnitPoint.self))
        }
        type.method("place(filling size: CGSize)") { $0.place(filling: try $1.get("size", as: CGSize.self)) }
        type.keepPlace(of: "traits")
        type.property("attributes", \.attributes, summary: "The other layout attributes of the child.")
    }

    private static func describeLayoutSubelementAttributes(_ type: TypeRegistration<LayoutSubelement.Attributes>) {
        type.initializer("init()") { _ in LayoutSubelement.Attributes() }
        type.property("alpha", \.alpha)
        type.property("isHidden", \.isHidden)
        type.property("isUserInteractionEnabled", \.isUserInteractionEnabled)
        type.property("tintAdjustmentMode", \.tintAdjustmentMode)
        type.property("transform", \.transform)
    }

    private static func describeLayoutTransition(_ type: TypeRegistration<LayoutTransition>) {
        type.enumCase("none", summary: "The frame changes at once.", .none)
        type.enumCase("inherited", summary: "The transition of the parent view applies (the default).", .inherited)
    }

    private static func describeLayoutWriterBuilder(_ type: TypeRegistration<LayoutWriter.Builder>) {
        type.mutatingMethod(
            "add(with frame: CGRect, key: AnyHashable? = nil, child: any Element)",
            summary: "Adds a child at a frame."
        ) {
            $0.add(with: try $1.get("frame", as: CGRect.self), key: try $1.get("key", as: AnyHashable?.self), child: try $1.get("child", as: (any Element).self))
        }
        type.mutatingMethod("add(_ child: LayoutWriter.Child)", summary: "Adds a child.") {
            $0.add(try $1.get("child", as: LayoutWriter.Child.self))
        }
        type.keepPlace(of: "modifyEach")
        type.property("children", \.children, summary: "The children.")
        type.property("sizing", \.sizing, summary: "The size of the writer.")
    }

    private static func describeLayoutWriterChild(_ type: TypeRegistration<LayoutWriter.Child>) {
        type.initializer("init(frame: CGRect, key: AnyHashable? = nil, element: any Element)") {
            LayoutWriter.Child(frame: try $0.get("frame", as: CGRect.self), key: try $0.get("key", as: AnyHashable?.self), element: try $0.get("element", as: (any Element).self))
        }
        type.property("element", \.element, summary: "The element.")
        type.property("frame", \.frame, summary: "The frame in points.")
        type.property("key", \.key, summary: "The key that identifies it among its siblings.")
    }

    private static func describeLayoutWriterContext(_ type: TypeRegistration<LayoutWriter.Context>) {
        type.property("size", \.size, summary: "The proposed constraint.")
        type.property("phase", \.phase, summary: "The phase: measuring or placing.")
    }

    private static func describeLayoutWriterContextLayoutPhase(_ type: TypeRegistration<LayoutWriter.Context.LayoutPhase>) {
        type.enumCase("measurement", summary: "The writer is measured.", .measurement)
    }

    private static func describeLayoutWriterSizing(_ type: TypeRegistration<LayoutWriter.Sizing>) {
        type.enumCase(
            "unionOfChildren",
            summary: "The writer reaches to the largest right and lower edge of its children (the default).",
            .unionOfChildren
        )
    }

    private static func describeLifecycleObserver(_ type: TypeRegistration<LifecycleObserver>) {
        type.keepPlace(of: "onAppear")
        type.keepPlace(of: "onDisappear")
        type.property("wrapped", \.wrapped, summary: "The observed element.")
    }

    private static func describeOpacity(_ type: TypeRegistration<Opacity>) {
        type.initializer("init(opacity: CGFloat, wrapping wrappedElement: any Element)") {
            Opacity(opacity: try $0.get("opacity", as: CGFloat.self), wrapping: try $0.get("wrappedElement", as: (any Element).self))
        }
        type.property("opacity", \.opacity, summary: "From 0 (invisible) to 1 (opaque).")
        type.property("wrappedElement", \.wrappedElement, summary: "The wrapped element.")
    }

    private static func describeOverlay(_ type: TypeRegistration<Overlay>) {
        type.mutatingMethod("add(_ element: any Element)", summary: "Adds a child in front.") {
            $0.add(try $1.get("element", as: (any Element).self))
        }
        type.property("children", \.children, summary: "The children, from back to front.")
        type.mutatingMethod("add(key: AnyHashable? = nil, child: any Element)", summary: "Adds a child in front.") {
            $0.add(key: try $1.get("key", as: AnyHashable?.self), child: try $1.get("child", as: (any Element).self))
        }
    }

    private static func describeOverlayChild(_ type: TypeRegistration<Overlay.Child>) {
        type.property("element", \.element, summary: "The element.")
        type.property("key", \.key, summary: "The key that identifies it among its siblings.")
        type.initializer("init(element: any Element, key: AnyHashable? = nil)") {
            Overlay.Child(element: try $0.get("element", as: (any Element).self), key: try $0.get("key", as: AnyHashable?.self))
        }
    }

    private static func describeRow(_ type: TypeRegistration<Row>) {
        type.keepPlace(of: "children")
        type.keepPlace(of: "add")
        type.keepPlace(of: "addFixed")
        type.keepPlace(of: "addFlexible")
        type.property("horizontalOverflow", \.horizontalOverflow, summary: "The distribution of the missing width.")
        type.property("horizontalUnderflow", \.horizontalUnderflow, summary: "The distribution of the extra width.")
        type.property("layout", \.layout, summary: "The layout of the children.")
        type.property(
            "minimumHorizontalSpacing",
            \.minimumHorizontalSpacing,
            summary: "The least gap between children, in points."
        )
        type.property("verticalAlignment", \.verticalAlignment, summary: "The vertical alignment of the children.")
    }

    private static func describeRowRowAlignment(_ type: TypeRegistration<Row.RowAlignment>) {
        type.keepPlace(of: "top")
        type.keepPlace(of: "center")
        type.keepPlace(of: "bottom")
        type.keepPlace(of: "fill")
        type.keepPlace(of: "align")
        type.staticProperty(
            "leading",
            summary: "The top edges are aligned: the old name of top.",
            Row.RowAlignment.leading
        )
        type.staticProperty(
            "trailing",
            summary: "The bottom edges are aligned: the old name of bottom.",
            Row.RowAlignment.trailing
        )
    }

    private static func describeSizeConstraint(_ type: TypeRegistration<SizeConstraint>) {
        type.initializer("init(width: SizeConstraint.Axis, height: SizeConstraint.Axis)") {
            SizeConstraint(width: try $0.get("width", as: SizeConstraint.Axis.self), height: try $0.get("height", as: SizeConstraint.Axis.self))
        }
        type.initializer("init(_ size: CGSize)") { SizeConstraint(try $0.get("size", as: CGSize.self)) }
        type.initializer("init(width: CGFloat)") { SizeConstraint(width: try $0.get("width", as: CGFloat.self)) }
        type.initializer("init(height: CGFloat)") { SizeConstraint(height: try $0.get("height", as: CGFloat.self)) }
        type.staticProperty("unconstrained", summary: "No limit in either direction.", SizeConstraint.unconstrained)
        type.property("description", \.description)
        type.keepPlace(of: "width")
        type.keepPlace(of: "height")
        type.property("minimum", \.minimum, summary: "The smallest size: 0×0.")
        type.property("maximum", \.maximum, summary: "The largest size; without a limit the greatest finite number.")
        type.property("min", \.min, summary: "The same as minimum.")
        type.property("max", \.max, summary: "The same as maximum.")
        type.method("inset(width: CGFloat, height: CGFloat) -> SizeConstraint") {
            $0.inset(width: try $1.get("width", as: CGFloat.self), height: try $1.get("height", as: CGFloat.self))
        }
        type.method("inset(by insets: UIEdgeInsets) -> SizeConstraint") {
            $0.inset(by: try $1.get("insets", as: UIEdgeInsets.self))
        }
    }

    private static func describeSizeConstraintAxis(_ type: TypeRegistration<SizeConstraint.Axis>) {
        type.enumCase("unconstrained", summary: "No limit.", .unconstrained)
        type.keepPlace(of: "atMost")
        type.property("description", \.description)
        type.property("minimum", \.minimum, summary: "The smallest length: 0.")
        type.property("maximum", \.maximum, summary: "The largest length; without a limit the greatest finite number.")
        type.property("constrainedValue", \.constrainedValue, summary: "The limit; nil without one.")
        type.property("isGreaterThanZero", \.isGreaterThanZero)
    }

    private static func describeSpacer(_ type: TypeRegistration<Spacer>) {
        type.property("size", \.size, summary: "The size in points.")
        type.initializer("init(size: CGSize)", summary: "A spacer of a size.") {
            Spacer(size: try $0.get("size", as: CGSize.self))
        }
    }

    private static func describeStackLayout(_ type: TypeRegistration<StackLayout>) {
        type.initializer("init(axis: StackLayout.Axis, alignment: StackLayout.Alignment)") {
            StackLayout(axis: try $0.get("axis", as: StackLayout.Axis.self), alignment: try $0.get("alignment", as: StackLayout.Alignment.self))
        }
        type.property("alignment", \.alignment)
        type.staticProperty(
            "defaultTraits",
            summary: "The traits of a child without traits of its own.",
            StackLayout.defaultTraits
        )
        type.property("axis", \.axis)
        type.property("minimumSpacing", \.minimumSpacing)
        type.property("overflow", \.overflow)
        type.property("underflow", \.underflow)
    }

    private static func describeStackLayoutAlignment(_ type: TypeRegistration<StackLayout.Alignment>) {
        type.enumCase("fill", summary: "Each child fills the stack across its axis.", .fill)
    }

    private static func describeStackLayoutAxis(_ type: TypeRegistration<StackLayout.Axis>) {
        type.enumCase("horizontal", summary: "The children are side by side, as in a Row.", .horizontal)
        type.enumCase("vertical", summary: "The children are one below the other, as in a Column.", .vertical)
    }

    private static func describeStackLayoutChild(_ type: TypeRegistration<StackLayout.Child>) {
        type.property("traits", \.traits)
        type.property("element", \.element)
        type.property("key", \.key)
    }

    private static func describeStackLayoutChildPriority(_ type: TypeRegistration<StackLayout.Child.Priority>) {
        type.enumCase("fixed", summary: "The child keeps its measured length: it neither grows nor shrinks.", .fixed)
        type.enumCase(
            "flexible",
            summary: "The child takes a share of the underflow and of the overflow (the default).",
            .flexible
        )
        type.enumCase("grows", summary: "The child takes a share of the underflow, but does not shrink.", .grows)
        type.enumCase("shrinks", summary: "The child takes a share of the overflow, but does not grow.", .shrinks)
    }

    private static func describeStackLayoutOverflowDistribution(_ type: TypeRegistration<StackLayout.OverflowDistribution>) {
        type.enumCase(
            "condenseProportionally",
            summary: "Each child shrinks by a share of the missing length in proportion to its measured length (the default).",
            .condenseProportionally
        )
        type.enumCase(
            "condenseUniformly",
            summary: "Each child shrinks by an equal share of the missing length.",
            .condenseUniformly
        )
    }

    private static func describeStackLayoutTraits(_ type: TypeRegistration<StackLayout.Traits>) {
        type.property(
            "alignmentGuide",
            \.alignmentGuide,
            summary: "The position that the list aligns with those of the siblings."
        )
        type.property("growPriority", \.growPriority, summary: "The weight of its share of the underflow.")
        type.property("shrinkPriority", \.shrinkPriority, summary: "The weight of its share of the overflow.")
    }

    private static func describeStackLayoutUnderflowDistribution(_ type: TypeRegistration<StackLayout.UnderflowDistribution>) {
        type.enumCase(
            "spaceEvenly",
            summary: "The extra length becomes equal gaps between the children (the default).",
            .spaceEvenly
        )
        type.enumCase(
            "growProportionally",
            summary: "Each child grows by a share of the extra length in proportion to its measured length.",
            .growProportionally
        )
        type.enumCase(
            "growUniformly",
            summary: "Each child grows by an equal share of the extra length.",
            .growUniformly
        )
        type.enumCase(
            "justifyToStart",
            summary: "The children keep their lengths at the start; the extra length is at the end.",
            .justifyToStart
        )
        type.enumCase(
            "justifyToCenter",
            summary: "The children keep their lengths in the middle; the extra length is at both ends.",
            .justifyToCenter
        )
        type.enumCase(
            "justifyToEnd",
            summary: "The children keep their lengths at the end; the extra length is at the start.",
            .justifyToEnd
        )
    }

    private static func describeTintAdjustmentMode(_ type: TypeRegistration<TintAdjustmentMode>) {
        type.property("tintAdjustmentMode", \.tintAdjustmentMode, summary: "The mode.")
        type.property("wrappedElement", \.wrappedElement, summary: "The wrapped element.")
        type.initializer("init(_ tintAdjustmentMode: UIView.TintAdjustmentMode, wrapping element: any Element)") {
            TintAdjustmentMode(try $0.get("tintAdjustmentMode", as: UIView.TintAdjustmentMode.self), wrapping: try $0.get("element", as: (any Element).self))
        }
    }

    private static func describeTransformed(_ type: TypeRegistration<Transformed>) {
        type.initializer("init(transform: CATransform3D, wrapping wrappedElement: any Element)") {
            Transformed(transform: try $0.get("transform", as: CATransform3D.self), wrapping: try $0.get("wrappedElement", as: (any Element).self))
        }
        type.initializer("init(transform: CGAffineTransform, wrapping wrappedElement: any Element)") {
            Transformed(transform: try $0.get("transform", as: CGAffineTransform.self), wrapping: try $0.get("wrappedElement", as: (any Element).self))
        }
        type.property("transform", \.transform, summary: "The transform.")
        type.property("wrappedElement", \.wrappedElement, summary: "The wrapped element.")
    }

    private static func describeUIViewElementContext(_ type: TypeRegistration<UIViewElementContext>) {
        type.property("isMeasuring", \.isMeasuring, summary: "True if the view is only measured.")
        type.property("environment", \.environment, summary: "The environment of the element.")
    }

    private static func describeUnitPoint(_ type: TypeRegistration<UnitPoint>) {
        type.property("x", \.x)
        type.property("y", \.y)
        type.initializer("init(x: CGFloat, y: CGFloat)") {
            UnitPoint(x: try $0.get("x", as: CGFloat.self), y: try $0.get("y", as: CGFloat.self))
        }
        type.staticProperty("zero", summary: "The top left corner: 0, 0.", UnitPoint.zero)
        type.staticProperty("center", summary: "The centre.", UnitPoint.center)
        type.staticProperty("leading", summary: "The middle of the leading edge.", UnitPoint.leading)
        type.staticProperty("trailing", summary: "The middle of the trailing edge.", UnitPoint.trailing)
        type.staticProperty("top", summary: "The middle of the top edge.", UnitPoint.top)
        type.staticProperty("bottom", summary: "The middle of the bottom edge.", UnitPoint.bottom)
        type.staticProperty("topLeading", summary: "The top leading corner.", UnitPoint.topLeading)
        type.staticProperty("topTrailing", summary: "The top trailing corner.", UnitPoint.topTrailing)
        type.staticProperty("bottomLeading", summary: "The bottom leading corner.", UnitPoint.bottomLeading)
        type.staticProperty("bottomTrailing", summary: "The bottom trailing corner.", UnitPoint.bottomTrailing)
    }

    private static func describeUserInteractionEnabled(_ type: TypeRegistration<UserInteractionEnabled>) {
        type.property("isEnabled", \.isEnabled, summary: "True if touches are enabled.")
        type.property("wrappedElement", \.wrappedElement, summary: "The wrapped element.")
        type.initializer("init(_ isEnabled: Bool, wrapping element: any Element)") {
            UserInteractionEnabled(try $0.get("isEnabled", as: Bool.self), wrapping: try $0.get("element", as: (any Element).self))
        }
    }

    private static func describeVerticalAlignment(_ type: TypeRegistration<VerticalAlignment>) {
        type.staticProperty("top", summary: "The top edges.", VerticalAlignment.top)
        type.property("description", \.description)
        type.staticProperty("center", summary: "The vertical centres.", VerticalAlignment.center)
        type.staticProperty("bottom", summary: "The bottom edges.", VerticalAlignment.bottom)
    }

    private static func describeViewDescription(_ type: TypeRegistration<ViewDescription>) {
        type.keepPlace(of: "onAppear")
        type.keepPlace(of: "onDisappear")
        type.keepPlace(of: "viewType")
        type.method("build() -> UIView", summary: "Returns a new view.") { value, _ in value.build() }
        type.method("applyBeforeLayout(to view: UIView)", summary: "Applies the part that comes before the frame.") {
            $0.applyBeforeLayout(to: try $1.get("view", as: UIView.self))
        }
        type.method("contentView(in view: UIView) -> UIView", summary: "Returns the view that contains the children.") {
            $0.contentView(in: try $1.get("view", as: UIView.self))
        }
        type.method("apply(to view: UIView)", summary: "Applies the description to a view.") {
            $0.apply(to: try $1.get("view", as: UIView.self))
        }
        type.property("appearingTransition", \.appearingTransition)
        type.property("disappearingTransition", \.disappearingTransition)
        type.property("frameRoundingBehavior", \.frameRoundingBehavior)
        type.property("layoutTransition", \.layoutTransition)
    }

    private static func describeViewDescriptionFrameRoundingBehavior(_ type: TypeRegistration<ViewDescription.FrameRoundingBehavior>) {
        type.enumCase(
            "prioritizeEdges",
            summary: "The edges are rounded to pixels; the size follows (the default).",
            .prioritizeEdges
        )
        type.enumCase(
            "prioritizeSize",
            summary: "The origin is rounded to pixels; the size is kept and rounded on its own.",
            .prioritizeSize
        )
    }

    private static func describeViewDescriptionContext(_ type: TypeRegistration<ViewDescriptionContext>) {
        type.property("bounds", \.bounds, summary: "The bounds of the element, in its own coordinates.")
        type.property(
            "subtreeExtent",
            \.subtreeExtent,
            summary: "The union of the children's frames; nil without children."
        )
        type.property("environment", \.environment, summary: "The environment of the element.")
        type.initializer("init(bounds: CGRect, subtreeExtent: CGRect?, environment: Environment)") {
            ViewDescriptionContext(bounds: try $0.get("bounds", as: CGRect.self), subtreeExtent: try $0.get("subtreeExtent", as: CGRect?.self), environment: try $0.get("environment", as: Environment.self))
        }
    }

    private static func describeVisibilityTransition(_ type: TypeRegistration<VisibilityTransition>) {
        type.staticProperty("fade", summary: "The view fades in and out.", VisibilityTransition.fade)
        type.staticProperty(
            "scale",
            summary: "The view grows from a point and shrinks to it.",
            VisibilityTransition.scale
        )
        type.staticProperty(
            "scaleAndFade",
            summary: "The view grows and fades in, and shrinks and fades out.",
            VisibilityTransition.scaleAndFade
        )
        type.property("alpha", \.alpha)
        type.property("transform", \.transform)
        type.property("attributes", \.attributes)
    }
}
