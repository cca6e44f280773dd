import BlueprintUI
import BlueprintUICommonControls
import SwiftInterpreter

/// The properties of accessibility that labels and fields have.
extension Binding {
    /// Adds the properties that are strings.
    static func describeAccessibility<Root>(
        of element: TypeRegistration<Root>,
        value: WritableKeyPath<Root, String?>,
        hint: WritableKeyPath<Root, String?>,
        identifier: WritableKeyPath<Root, String?>,
        traits: WritableKeyPath<Root, Set<Accessibility.Trait>?>,
        actions: WritableKeyPath<Root, [Accessibility.CustomAction]>
    ) {
        element.property("accessibilityValue", value, summary: "The value that is read; nil for that of the view.")
        element.property("accessibilityHint", hint, summary: "The result of an action; nil for none.")
        element.property("accessibilityIdentifier", identifier, summary: "The name for tests; nil for none.")
        element.property("accessibilityTraits", traits, summary: "The traits that are added; nil for none.")
        element.property("accessibilityCustomActions", actions, summary: "The actions that a person can choose.")
    }
}
