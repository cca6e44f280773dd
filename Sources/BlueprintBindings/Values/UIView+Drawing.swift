import Foundation
import HeadlessUIKit
import SwiftInterpreter

extension Binding {
    /// Declares the properties of drawing and touches, which change nothing here.
    static func describeDrawing(of view: TypeRegistration<UIView>) {
        view.property("next", summary: "The controller of the view, or else the superview.") { $0.next }
        view.property("inputView", \.inputView, summary: "The view in place of the keyboard.")
        view.property("inputAccessoryView", \.inputAccessoryView, summary: "The view above the keyboard.")
    }
}
