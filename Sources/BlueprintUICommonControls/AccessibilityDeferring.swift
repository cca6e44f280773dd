import BlueprintUI
import BlueprintUIAccessibilityCore
import HeadlessUIKit

/// An element in which sources of accessibility are read by receivers; see `AccessibilityDeferral`.
///
/// It measures as the wrapped element does, the wrapped element fills it, and it is always view-backed.
public struct AccessibilityDeferring: UnchangingElement {
    /// The part of an element in the deferral.
    public enum Role: Hashable, Sendable {
        /// Sources and receivers in the element find each other.
        case container
        /// The element is read by a receiver that names it.
        case source(identifier: String)
        /// The element is read as one, and then the sources with these identifiers.
        case receiver(identifiers: [String])
    }

    /// The part of the element in the deferral.
    public var role: Role
    /// The wrapped element.
    public var wrappedElement: any Element

    /// Wraps an element.
    public init(_ role: Role, wrapping element: any Element) {
        self.role = role
        wrappedElement = element
    }

    /// The wrapped element, which fills this one.
    public var content: ElementContent { ElementContent(child: wrappedElement) }

    /// Returns the description of a view with the part in the deferral.
    public func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? {
        switch role {
        case .container:
            AccessibilityDeferral.ContainerView.describe { _ in }
        case .source(let identifier):
            AccessibilityDeferral.SourceView.describe { config in
                config.apply { $0.sourceIdentifier = identifier }
            }
        case .receiver(let identifiers):
            AccessibilityDeferral.ReceiverView.describe { config in
                config.apply { $0.sourceIdentifiers = identifiers }
            }
        }
    }
}

extension Element {
    /// Lets sources and receivers in this element find each other.
    public func accessibilityDeferralContainer() -> AccessibilityDeferring {
        AccessibilityDeferring(.container, wrapping: self)
    }

    /// Lets this element be read by a receiver that names it.
    public func accessibilityDeferralSource(identifier: String) -> AccessibilityDeferring {
        AccessibilityDeferring(.source(identifier: identifier), wrapping: self)
    }

    /// Reads this element as one, and then the sources with these identifiers.
    public func accessibilityDeferralReceiver(identifiers: [String]) -> AccessibilityDeferring {
        AccessibilityDeferring(.receiver(identifiers: identifiers), wrapping: self)
    }
}
