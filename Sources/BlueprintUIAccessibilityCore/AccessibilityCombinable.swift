import HeadlessUIKit

/// An object that is read in place of several accessibility elements.
public protocol AccessibilityCombinable: UIResponder, AXCustomContentProvider {
    /// True if the elements may have changed since they were combined.
    var needsAccessibilityUpdate: Bool { get set }
    /// The actions of VoiceOver; nil for none.
    var accessibilityInteractions: AccessibilityComposition.Interactions? { get set }
    /// The rotors of the elements, those of one name as one; nil for none.
    var rotorSequencer: AccessibilityComposition.RotorSequencer? { get set }
}

extension AccessibilityCombinable {
    /// Writes what is read of several elements to the object; nil for nothing.
    ///
    /// - Parameters:
    ///   - accessibility: What is read.
    ///   - mergeInteractiveSingleChild: True if the only element that a person can act on becomes a part of the whole,
    ///     which is activated as that one; otherwise it becomes a custom action, as several do.
    public func applyAccessibility(
        _ accessibility: AccessibilityComposition.CompositeRepresentation?,
        mergeInteractiveSingleChild: Bool = true
    ) {
        var whole = accessibility
        whole?.mergeInteractiveChildren(singleAsWhole: mergeInteractiveSingleChild)
        isAccessibilityElement = (whole?.elementsCount ?? 0) > 0
        accessibilityLabel = whole?.label
        accessibilityValue = whole?.value
        accessibilityHint = whole?.hint
        accessibilityIdentifier = whole?.identifier
        accessibilityTraits = whole?.traits ?? .none
        accessibilityCustomActions = whole?.actions.custom.orNil
        accessibilityCustomContent = whole?.customContent
        rotorSequencer = whole?.rotors.map { AccessibilityComposition.RotorSequencer($0) }
        accessibilityCustomRotors = rotorSequencer?.rotors
        accessibilityInteractions = whole.map {
            AccessibilityComposition.Interactions(
                activationPoint: $0.activationPoint,
                activate: $0.actions.activate,
                increment: $0.actions.increment,
                decrement: $0.actions.decrement
            )
        }
    }
}
