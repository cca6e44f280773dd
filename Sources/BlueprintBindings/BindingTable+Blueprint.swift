import SwiftInterpreter

extension BindingTable {
    /// Returns a table of everything that Blueprint source can name: elements, modifiers, layouts, views and values.
    ///
    /// Every call creates a new table, which takes longer than to run a short script: sessions that follow one another
    /// share one. It keeps a token for each type that they declare in source.
    package static func blueprint() -> BindingTable {
        let table = BindingTable()
        table.syntax.modules.formUnion([
            "BlueprintUI", "BlueprintUIAccessibilityCore", "BlueprintUICommonControls", "Combine", "CoreGraphics",
            "QuartzCore",
            "UIKit",
        ])
        let declared = DeclaredElements()
        Binding.describeBlueprintUI(in: table)
        Binding.describeBlueprintUIAccessibilityCore(in: table)
        Binding.describeBlueprintUICommonControls(in: table)
        Binding.describeHeadlessUIKit(in: table)
        // Modifiers extend the protocol Element, so protocols come first.
        for binding in Binding.all { binding.register(table, declared) }
        table.syntax.optionalMethods = Set(
            table.types.values.filter { $0.isProtocol && $0.name.hasPrefix("UI") && $0.name.hasSuffix("Delegate") }
                .flatMap(\.members.methods.keys)
        )
        table.alias("AdaptedEnvironment.Adapter", for: "(inout Environment) -> Void")
        table.alias(
            "ScrollView.ContentOffset.Provider",
            for: "(ScrollView.ContentOffset.ScrollingContext) -> CGPoint"
        )
        table.alias("Accessibility.CustomAction.OnActivation", for: "() -> Bool")
        table.alias("Accessibility.Trait.DecrementAction", for: "() -> Void")
        table.alias("Accessibility.Trait.IncrementAction", for: "() -> Void")
        table.alias("AccessibilityComposition.Filter", for: "(UIView) -> Bool")
        table.alias("AccessibilityComposition.Sorting", for: "(UIView, UIView) -> Bool")
        table.alias("LifecycleCallback", for: "() -> Void")
        table.alias("LayoutWriter.Build", for: "(LayoutWriter.Context, inout LayoutWriter.Builder) -> Void")
        table.interface(BlueprintInterface.text, hiding: BlueprintInterface.hidden)
        return table
    }
}

extension Binding {
    /// All entries: protocols, then elements, then values, each alphabetically.
    static var all: [Binding] { protocols + elements + values }

    /// The protocols that source can conform to.
    static let protocols: [Binding] = [
        .alignmentID,
        .blueprintViewMetricsDelegate,
        .element,
        .environmentKey,
        .layout,
        .layoutTraitsKey,
        .measurable,
        .observableObject,
        .proxyElement,
        .singleChildLayout,
        .singleTraitLayout,
        .stackElement,
        .uiApplicationDelegate,
        .uiGestureRecognizerDelegate,
        .uiNavigationControllerDelegate,
        .uiScrollViewDelegate,
        .uiTextFieldDelegate,
        .uiTextViewDelegate,
        .uiViewElement,
        .urlHandler,
    ]

    /// The elements, each with its modifiers.
    static let elements: [Binding] = [
        .accessibilityBlocker,
        .accessibilityCombine,
        .accessibilityContainer,
        .accessibilityDeferralParentContainer,
        .accessibilityDeferralReceiverContainer,
        .accessibilityDeferralSourceContainer,
        .accessibilityElement,
        .accessibilityFocus,
        .accessibilityLargeContentViewer,
        .accessibilityLargeContentViewerInteractionContainer,
        .accessibilitySetter,
        .accessibilityTraitsAdjust,
        .adaptedEnvironment,
        .aligned,
        .attributedLabel,
        .box,
        .button,
        .centered,
        .column,
        .constrainedAspectRatio,
        .constrainedSize,
        .decorate,
        .editingMenu,
        .empty,
        .environmentReader,
        .equalStack,
        .flow,
        .geometryReader,
        .gridRow,
        .hidden,
        .image,
        .inset,
        .keyed,
        .label,
        .layoutWriter,
        .lifecycleObserver,
        .opacity,
        .overlay,
        .row,
        .rule,
        .scrollView,
        .segmentedControl,
        .spacer,
        .tappable,
        .textField,
        .tintAdjustmentMode,
        .transformation,
        .transformed,
        .transitionContainer,
        .userInteractionEnabled,
        .userInterfaceStyleOverridingElement,
    ]

    /// The types of arguments, properties and results.
    static let values: [Binding] = [
        .accessibility,
        .accessibilityDeferral,
        .alignment,
        .animationAttributes,
        .aspectRatio,
        .attributedText,
        .axCustomContent,
        .blueprintLogging,
        .blueprintView,
        .bundle,
        .caLayer,
        .calendar,
        .caTransform3D,
        .cgAffineTransform,
        .cgPoint,
        .cgRect,
        .cgSize,
        .cgVector,
        .coding,
        .cornerStyle,
        .data,
        .date,
        .dateComponents,
        .dateFormatStyle,
        .dateFormatter,
        .decimal,
        .dispatchQueue,
        .displayContent,
        .elementContent,
        .elementDimensions,
        .environment,
        .focusBinding,
        .focusState,
        .horizontalAlignment,
        .indexPath,
        .json,
        .layoutAttributes,
        .layoutMode,
        .layoutSubelement,
        .layoutTraits,
        .layoutTransition,
        .locale,
        .measurement,
        .measurementFormatter,
        .notificationCenter,
        .nsAttributedString,
        .nsCache,
        .nsError,
        .nsLineBreakMode,
        .nsNumber,
        .nsObject,
        .nsString,
        .nsTextAlignment,
        .nsValue,
        .numberFormatter,
        .objCBool,
        .selector,
        .sizeConstraint,
        .stackLayout,
        .stringCompareOptions,
        .task,
        .textShadow,
        .timeZone,
        .uiAccessibility,
        .uiAccessibilityContainerType,
        .uiAccessibilityCustomAction,
        .uiAccessibilityTraits,
        .uiActivityIndicatorView,
        .uiAlertController,
        .uiApplication,
        .uiBezierPath,
        .uiButton,
        .uiColor,
        .uiControl,
        .uiDevice,
        .uiEdgeInsets,
        .uiFeedbackGenerator,
        .uiFont,
        .uiFontDescriptor,
        .uiGestureRecognizer,
        .uiImage,
        .uiImageView,
        .uiLabel,
        .uiNavigationController,
        .uiOffset,
        .uiPageControl,
        .uiPopoverPresentationController,
        .uiProgressView,
        .uiResponder,
        .uiScreen,
        .uiScrollView,
        .uiSegmentedControl,
        .uiSlider,
        .uiStackView,
        .uiStepper,
        .uiSwitch,
        .uiTextField,
        .uiTextInputTraits,
        .uiTextView,
        .uiTraitCollection,
        .uiView,
        .uiViewController,
        .uiVisualEffectView,
        .uiWindow,
        .unit,
        .unitPoint,
        .url,
        .uuid,
        .verticalAlignment,
        .viewDescription,
        .viewDescriptionContext,
        .visibilityTransition,
    ]
}
