import Foundation
import HeadlessUIKit

/// The reading of one element's content as a part of another element, such as an error below a text field.
///
/// Sources and receivers find each other in the nearest container around both. A source that a receiver names is not
/// read by itself; its content is read after the receiver.
public enum AccessibilityDeferral {
    /// The content of a source.
    public struct Content: Equatable, Sendable {
        /// The identifier of the source.
        public var sourceIdentifier: String
        /// The text that is read.
        public var text: String

        /// Creates content.
        public init(sourceIdentifier: String, text: String) {
            self.sourceIdentifier = sourceIdentifier
            self.text = text
        }
    }

    /// A view that contains sources and receivers.
    open class ContainerView: UIView {}

    /// A view whose content is read by a receiver.
    open class SourceView: UIView {
        /// The identifier by which receivers name the source.
        public final var sourceIdentifier = ""

        /// The content now.
        public final var content: Content {
            let parts = subviews.flatMap { AccessibilityDeferral.readable($0) }
            return Content(
                sourceIdentifier: sourceIdentifier,
                text: AccessibilityComposition(parts).label ?? ""
            )
        }

        /// True if a receiver in the container reads the content.
        open override var accessibilityElementsHidden: Bool {
            get { super.accessibilityElementsHidden || AccessibilityDeferral.isReceived(self) }
            set { super.accessibilityElementsHidden = newValue }
        }
    }

    /// A view that reads the contents of sources after its own.
    open class ReceiverView: CombinedAccessibilityView {
        /// The identifiers of the sources, in reading order.
        public final var sourceIdentifiers: [String] = []

        /// The contents of the sources in the container, those without a text left out.
        public final var receivedContents: [Content] {
            guard let container = AccessibilityDeferral.container(of: self) else { return [] }
            let sources: [SourceView] = AccessibilityDeferral.views(in: container)
            return sourceIdentifiers.flatMap { identifier in
                sources.filter { $0.sourceIdentifier == identifier }.map(\.content).filter { !$0.text.isEmpty }
            }
        }

        /// The custom content of the views inside, then what the sources give, which is always read.
        open override var accessibilityCustomContent: [AXCustomContent]? {
            get {
                let received = receivedContents.map { content in
                    let custom = AXCustomContent(label: content.sourceIdentifier, value: content.text)
                    custom.importance = .high
                    return custom
                }
                return (super.accessibilityCustomContent ?? []) + received
            }
            set { super.accessibilityCustomContent = newValue }
        }
    }

    private static func readable(_ view: UIView) -> [UIResponder] {
        guard !view.isHidden else { return [] }
        return view.isAccessibilityElement ? [view] : AccessibilityComposition.elements(in: view)
    }

    private static func isReceived(_ source: SourceView) -> Bool {
        guard let container = container(of: source) else { return false }
        let receivers: [ReceiverView] = views(in: container)
        return receivers.contains { $0.sourceIdentifiers.contains(source.sourceIdentifier) }
    }

    private static func container(of view: UIView) -> ContainerView? {
        var next = view.superview
        while let current = next {
            if let container = current as? ContainerView { return container }
            next = current.superview
        }
        return nil
    }

    /// Returns the views of a class in a container, without those in a container inside it.
    private static func views<View: UIView>(in container: UIView) -> [View] {
        container.subviews.flatMap { view -> [View] in
            let own = (view as? View).map { [$0] } ?? []
            return view is ContainerView ? own : own + views(in: view)
        }
    }
}
