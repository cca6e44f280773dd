import BlueprintBindings
import Foundation
import SwiftInterpreter
import Testing

@Suite struct TableTests {
    let table = BindingTable.blueprint()

    @Test func everyDeclarationIsReadable() {
        #expect(table.problems == [])
    }

    @Test(arguments: ["Elements", "Protocols", "Values"])
    func theListHoldsEveryFileAlphabetically(folder: String) throws {
        let sources = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: "Sources/BlueprintBindings")
        let files = try FileManager.default.contentsOfDirectory(atPath: sources.appending(path: folder).path)
            .filter { $0.hasSuffix("Binding.swift") }
            .map { $0.dropLast("Binding.swift".count).lowercased() }
        let text = try String(contentsOf: sources.appending(path: "BindingTable+Blueprint.swift"), encoding: .utf8)
        let list = try #require(text.components(separatedBy: "static let \(folder.lowercased())").dropFirst().first)
        let names = list.components(separatedBy: "]\n}").first?.components(separatedBy: "    ]\n").first?
            .components(separatedBy: "\n").filter { $0.hasPrefix("        .") }
            .map { $0.trimmingCharacters(in: CharacterSet(charactersIn: " .,")).lowercased() }
        #expect(names == files.sorted())
    }

    @Test func theNamesAreKnown() {
        let names = ElementNames(table)
        #expect(
            names.elementTypes == [
                "Accessibility.LargeContentViewer", "Accessibility.LargeContentViewerInteractionContainer",
                "AccessibilityBlocker", "AccessibilityCombine", "AccessibilityContainer",
                "AccessibilityDeferral.ParentContainer", "AccessibilityDeferral.ReceiverContainer",
                "AccessibilityDeferral.SourceContainer", "AccessibilityElement", "AccessibilityFocus",
                "AccessibilitySetter",
                "AccessibilityTraitsAdjust",
                "AdaptedEnvironment", "Aligned", "AttributedLabel", "Box", "Button", "Centered", "Column",
                "ConstrainedAspectRatio", "ConstrainedSize", "Decorate", "EditingMenu", "Empty", "EnvironmentReader",
                "EqualStack",
                "Flow", "GeometryReader", "GridRow", "Hidden", "Image", "Inset", "Keyed", "Label", "LayoutWriter",
                "LifecycleObserver", "Opacity", "Overlay", "Row", "Rule", "ScrollView", "SegmentedControl", "Spacer",
                "Tappable", "TextField", "TintAdjustmentMode", "Transformed", "TransitionContainer",
                "UserInteractionEnabled", "UserInterfaceStyleOverridingElement",
            ]
        )
        #expect(names.listTypes == ["Column", "EqualStack", "Flow", "GridRow", "Overlay", "Row"])
        #expect(names.isModifier("stackLayoutChild") && names.modifierType("stackLayoutChild") == nil)
        #expect(names.modifierType("constrainedTo", labels: ["aspectRatio"]) == "ConstrainedAspectRatio")
        #expect(names.isTransformation("map") && !names.isTransformation("inset"))
        #expect(!names.isModifier("backingViewDescription"))
        let wrappers = names.modifiers.map { "\($0) \(names.modifierType($0) ?? "-")" }
        #expect(
            wrappers == [
                "accessibility AccessibilitySetter", "accessibilityCombine AccessibilityCombine",
                "accessibilityContainer AccessibilityContainer",
                "accessibilityElement AccessibilityElement",
                "accessibilityFocus AccessibilityFocus",
                "accessibilityLargeContentViewerInteractionContainer LargeContentViewerInteractionContainer",
                "accessibilityShowsLargeContentViewer LargeContentViewer",
                "accessibilityTraits AccessibilityTraitsAdjust", "adaptedEnvironment AdaptedEnvironment",
                "aligned Aligned", "blockAccessibility AccessibilityBlocker", "box Box", "centered Centered",
                "constrained ConstrainedSize", "constrainedTo ConstrainedSize", "decorate Decorate",
                "deferAccessibilityToChildren ParentContainer",
                "deferredAccessibilityReceiver ReceiverContainer",
                "deferredAccessibilitySource SourceContainer",
                "editingMenu EditingMenu", "flowChild -",
                "gridRowChild -", "hidden Hidden", "if -", "inset Inset", "keyed Keyed", "map -", "modify -",
                "onAppear LifecycleObserver", "onDisappear LifecycleObserver", "onLinkTapped AdaptedEnvironment",
                "opacity Opacity", "overlayChild -", "overrideUserInterfaceStyle UserInterfaceStyleOverridingElement",
                "rotated Transformed", "scaled Transformed", "scrollable ScrollView", "stackLayoutChild -",
                "tappable Tappable", "tintAdjustmentMode TintAdjustmentMode", "transformed Transformed",
                "transition TransitionContainer", "translated Transformed",
                "userInteractionEnabled UserInteractionEnabled",
            ]
        )
    }
}
