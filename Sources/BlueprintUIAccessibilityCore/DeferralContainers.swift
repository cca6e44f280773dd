import BlueprintUI
import HeadlessUIKit

extension AccessibilityDeferral {
    /// An element in which a receiver is read with the contents of sources.
    ///
    /// It measures as the wrapped element does, the wrapped element fills it, and it is always view-backed.
    public struct ParentContainer: UnchangingElement {
        /// The contents that are deferred, in reading order.
        public var deferredContent: [Content]
        /// The wrapped element.
        public var wrappedElement: any Element

        /// Wraps an element.
        public init(content: [Content], wrapping element: () -> any Element) {
            deferredContent = content
            wrappedElement = element()
        }

        /// The wrapped element, which fills this one.
        public var content: ElementContent { ElementContent(child: wrappedElement) }

        /// Returns the description of a view that defers the contents of sources in it.
        public func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? {
            ParentView.describe { [deferredContent] config in
                config.apply { $0.show(deferredContent) }
            }
        }
    }

    /// An element whose accessibility can be read with a receiver.
    ///
    /// It measures as the wrapped element does, the wrapped element fills it, and it is always view-backed.
    public struct SourceContainer: UnchangingElement {
        /// The wrapped element.
        public var wrappedElement: any Element
        /// The identifier by which contents name the source.
        public var identifier: AnyHashable

        init(identifier: AnyHashable, wrapping element: any Element) {
            self.identifier = identifier
            wrappedElement = element
        }

        /// The wrapped element, which fills this one.
        public var content: ElementContent { ElementContent(child: wrappedElement) }

        /// Returns the description of a view that is a source.
        public func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? {
            SourceView.describe { [identifier, layoutDirection = context.environment.layoutDirection] config in
                config.apply { view in
                    view.contentIdentifier = identifier
                    view.layoutDirection = layoutDirection
                }
            }
        }
    }

    /// An element that is read as one, with the contents of sources.
    ///
    /// It measures as the wrapped element does, the wrapped element fills it, and it is always view-backed.
    public struct ReceiverContainer: UnchangingElement {
        /// The wrapped element.
        public var wrappedElement: any Element

        init(wrapping element: any Element) {
            wrappedElement = element
        }

        /// The wrapped element, which fills this one.
        public var content: ElementContent { ElementContent(child: wrappedElement) }

        /// Returns the description of a view that is a receiver.
        public func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? {
            ReceiverView.describe { [layoutDirection = context.environment.layoutDirection] config in
                config.apply { view in
                    view.layoutDirection = layoutDirection
                    view.needsAccessibilityUpdate = true
                }
            }
        }
    }
}

extension Element {
    /// Lets the only receiver in this element be read with the contents of sources in it.
    ///
    /// The sources are then not read by themselves. If there is no receiver, or more than one, they are.
    public func deferAccessibilityToChildren(
        content: [AccessibilityDeferral.Content]
    ) -> AccessibilityDeferral.ParentContainer {
        AccessibilityDeferral.ParentContainer(content: content) { self }
    }

    /// Lets this element be read with the receiver in the container around both.
    public func deferredAccessibilitySource(identifier: AnyHashable) -> AccessibilityDeferral.SourceContainer {
        AccessibilityDeferral.SourceContainer(identifier: identifier, wrapping: self)
    }

    /// Reads this element as one, with the contents of the sources that the container around both defers.
    public func deferredAccessibilityReceiver() -> AccessibilityDeferral.ReceiverContainer {
        AccessibilityDeferral.ReceiverContainer(wrapping: self)
    }
}
