import BlueprintUI
import BlueprintUIAccessibilityCore
import Foundation
import HeadlessUIKit

/// An element that is read as one accessibility element; the elements in it are not read.
///
/// It measures as the wrapped element does, the wrapped element fills it, and it is always view-backed.
public struct AccessibilityElement: UnchangingElement {
    /// A fact about the kind or the behaviour of the element.
    public typealias Trait = Accessibility.Trait
    /// An action that a person chooses from a list.
    public typealias CustomAction = Accessibility.CustomAction
    /// A further piece of content, read on demand.
    public typealias CustomContent = Accessibility.CustomContent

    /// The name that is read, or nil.
    public var label: String?
    /// The value that is read after the label, or nil.
    public var value: String?
    /// The kind and behaviour of the element.
    public var traits: Set<Trait>
    /// The description of the result of an action, read after a pause; nil for none.
    public var hint: String?
    /// The name for tests, which is never read; nil for none.
    public var identifier: String?
    /// The size in points that decides the frame that VoiceOver shows; nil for the frame of the element.
    ///
    /// The frame of the element grows on each side by the whole difference.
    public var accessibilityFrameSize: CGSize?
    /// The corners of the frame that VoiceOver shows.
    /// - Note: It is kept as data: no frame is shown here.
    public var accessibilityFrameCornerStyle: Box.CornerStyle
    /// The actions that a person can choose.
    public var customActions: [CustomAction]
    /// The further content that a person can have read.
    public var customContent: [CustomContent]
    /// The names by which the element can be called with Voice Control, the best one first; none for its label.
    public var userInputLabels: [String]
    /// A function called when VoiceOver activates the element, which returns true if it succeeded; nil for a tap in the
    /// middle of the element.
    public var accessibilityActivate: (() -> Bool)?
    /// The wrapped element.
    public var wrappedElement: any Element

    /// Wraps an element; the closure changes further properties.
    public init(
        label: String?,
        value: String?,
        traits: Set<Trait>,
        hint: String? = nil,
        identifier: String? = nil,
        accessibilityFrameSize: CGSize? = nil,
        accessibilityFrameCornerStyle: Box.CornerStyle = .square,
        customActions: [CustomAction] = [],
        customContent: [CustomContent] = [],
        userInputLabels: [String] = [],
        wrapping element: any Element,
        configure: (inout AccessibilityElement) -> Void = { _ in }
    ) {
        self.label = label
        self.value = value
        self.traits = traits
        self.hint = hint
        self.identifier = identifier
        self.accessibilityFrameSize = accessibilityFrameSize
        self.accessibilityFrameCornerStyle = accessibilityFrameCornerStyle
        self.customActions = customActions
        self.customContent = customContent
        self.userInputLabels = userInputLabels
        wrappedElement = element
        configure(&self)
    }

    /// The wrapped element, which fills this one.
    public var content: ElementContent { ElementContent(child: wrappedElement) }

    /// Returns the description of a view that is one accessibility element.
    public func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? {
        AccessibilityView.describe { [self] config in
            config.apply { $0.show(self) }
        }
    }
}

extension Element {
    /// Makes the element one accessibility element; the elements in it are not read.
    public func accessibilityElement(
        label: String?,
        value: String?,
        traits: Set<AccessibilityElement.Trait>,
        hint: String? = nil,
        identifier: String? = nil,
        accessibilityFrameSize: CGSize? = nil,
        accessibilityFrameCornerStyle: Box.CornerStyle = .square,
        customActions: [AccessibilityElement.CustomAction] = [],
        customContent: [AccessibilityElement.CustomContent] = [],
        userInputLabels: [String] = []
    ) -> AccessibilityElement {
        AccessibilityElement(
            label: label,
            value: value,
            traits: traits,
            hint: hint,
            identifier: identifier,
            accessibilityFrameSize: accessibilityFrameSize,
            accessibilityFrameCornerStyle: accessibilityFrameCornerStyle,
            customActions: customActions,
            customContent: customContent,
            userInputLabels: userInputLabels,
            wrapping: self
        )
    }
}

/// The view of an ``AccessibilityElement``.
package final class AccessibilityView: UIView {
    private var adjustments: Accessibility.Adjustments?
    private var frameSize: CGSize?
    private var activate: (() -> Bool)?

    fileprivate func show(_ element: AccessibilityElement) {
        isAccessibilityElement = true
        accessibilityLabel = element.label
        accessibilityValue = element.value
        accessibilityTraits = UIAccessibilityTraits(with: element.traits)
        accessibilityHint = element.hint
        accessibilityIdentifier = element.identifier
        accessibilityCustomActions = element.customActions.isEmpty ? nil : element.customActions.map(\.uiAction)
        accessibilityCustomContent = element.customContent.isEmpty ? nil : element.customContent.map(\.axCustomContent)
        accessibilityUserInputLabels = element.userInputLabels
        frameSize = element.accessibilityFrameSize
        activate = element.accessibilityActivate
        adjustments = Accessibility.Adjustments(element.traits)
    }

    /// The frame in the topmost view: that of the view, which grows on each side by the whole difference to the given size.
    ///
    /// - Note: As in Blueprint, so the frame is larger than that size: 80 points wide for 60 around a view of 40.
    package override var accessibilityFrame: CGRect {
        get {
            let frame = super.accessibilityFrame
            guard let frameSize else { return frame }
            return frame.insetBy(dx: frame.width - frameSize.width, dy: frame.height - frameSize.height)
        }
        set { super.accessibilityFrame = newValue }
    }

    /// Calls the element's function, or returns what UIKit does without one.
    package override func accessibilityActivate() -> Bool { activate?() ?? super.accessibilityActivate() }

    /// Increases the value.
    package override func accessibilityIncrement() { adjustments?.increment() }

    /// Decreases the value.
    package override func accessibilityDecrement() { adjustments?.decrement() }
}

extension Element {
    /// Combines the accessibility elements in this element into one, and sets parts of it; nil inherits a part.
    public func accessibility(
        label: String? = nil,
        value: String? = nil,
        hint: String? = nil,
        traits: Set<Accessibility.Trait>? = nil,
        identifier: String? = nil
    ) -> any Element {
        accessibility(
            label: label,
            value: value,
            hint: hint,
            traits: traits,
            identifier: identifier,
            mergeInteractiveSingleChild: true
        )
    }

    /// Adds traits to the accessibility of this element.
    public func accessibilityTraits(add: Set<Accessibility.Trait>) -> any Element {
        AccessibilityTraitsAdjust(wrapping: { self }, add: add)
    }

    /// Removes traits from the accessibility of this element.
    public func accessibilityTraits(remove: Set<Accessibility.Trait>) -> any Element {
        AccessibilityTraitsAdjust(wrapping: { self }, remove: remove)
    }
}
