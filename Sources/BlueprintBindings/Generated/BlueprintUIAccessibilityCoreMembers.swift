// Written by `swift run generate-bindings` from the declarations of BlueprintUIAccessibilityCore: change those, or
// Tests/BindingGenerator/Exceptions.txt.
// swift-format-ignore-file

import BlueprintUI
import BlueprintUIAccessibilityCore
import BlueprintUICommonControls
import Foundation
import HeadlessUIKit
import SwiftInterpreter

/// The members of BlueprintUIAccessibilityCore that only pass on what they get.
extension Binding {
    /// Describes the members of all types of BlueprintUIAccessibilityCore, before the bindings of these types.
    static func describeBlueprintUIAccessibilityCore(in table: BindingTable) {
        table.describe("AccessibilityDeferral.ParentContainer", describeAccessibilityDeferralParentContainer)
        table.describe("AccessibilityDeferral.SourceContainer", describeAccessibilityDeferralSourceContainer)
        table.describe("AccessibilityTraitsAdjust", describeAccessibilityTraitsAdjust)
    }

    private static func describeAccessibilityDeferralParentContainer(_ type: TypeRegistration<AccessibilityDeferral.ParentContainer>) {
        type.property("wrappedElement", \.wrappedElement, summary: "The wrapped element.")
    }

    private static func describeAccessibilityDeferralSourceContainer(_ type: TypeRegistration<AccessibilityDeferral.SourceContainer>) {
        type.property("wrappedElement", \.wrappedElement, summary: "The wrapped element.")
    }

    private static func describeAccessibilityTraitsAdjust(_ type: TypeRegistration<AccessibilityTraitsAdjust>) {
        type.property("wrappedElement", \.wrappedElement, summary: "The wrapped element.")
    }
}
