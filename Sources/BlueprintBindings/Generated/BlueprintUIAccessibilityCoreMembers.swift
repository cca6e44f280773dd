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
    }
}
