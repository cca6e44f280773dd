import BlueprintUI
import Foundation
import HeadlessUIKit

/// The reading of one element's accessibility as a part of another element, such as an error with its text field.
///
/// The nearest ``ParentContainer`` around both lists the contents that are deferred. Each of them names a source, which is
/// then no longer read by itself; the only receiver in the container is read with it. If there is no receiver, or more than
/// one, the sources are read by themselves.
public struct AccessibilityDeferral {
    /// The content of a source that is deferred.
    public struct Content {
        /// A kind of content.
        public enum Kind {
            /// The content is what the source reads, with an importance as custom content.
            case inherited(Accessibility.CustomContent.Importance = .default)
            /// The content is an error, which is always read.
            case error
        }

        /// The kind of content.
        public var kind: Kind
        /// The identifier of the source.
        public var sourceIdentifier: AnyHashable
        /// The accessibility of the source at the last layout of the container; nil if there is no such source.
        var inherited: AccessibilityComposition.CompositeRepresentation?

        /// Creates the content of a source; by default, of one that no other content names.
        public init(kind: Kind = .inherited(), identifier: AnyHashable = UUID()) {
            self.kind = kind
            sourceIdentifier = identifier
        }

        /// The content as a receiver of one's own has it; nil if the source reads nothing.
        ///
        /// The name of an error is Error, and its importance is high: `Error: Bad input`. Other content has the label of
        /// the source as its name.
        public var customContent: AXCustomContent? {
            guard let inherited, inherited.label != nil || inherited.value != nil else { return nil }
            switch kind {
            case .inherited(let importance):
                return AXCustomContent(
                    label: inherited.label ?? "",
                    value: inherited.value,
                    importance: importance.axImportance
                )
            case .error:
                let text = [inherited.label, inherited.value].compactMap { $0 }.joined(separator: ", ")
                return AXCustomContent(label: "Error", value: text, importance: .high)
            }
        }
    }

    /// A view that takes part in a deferral.
    public protocol DeferralView: UIView {}

    /// A view whose accessibility a receiver is read with.
    public protocol Source: DeferralView {
        /// The identifier by which contents name the source; nil for none.
        var contentIdentifier: AnyHashable? { get }
        /// The combined accessibility of what is in the source; nil if it reads nothing.
        var accessibility: AccessibilityComposition.CompositeRepresentation? { get }
    }

    /// A view that is read with the contents of sources.
    public protocol Receiver: AXCustomContentProvider, DeferralView {
        /// The view's own custom content, which is read before that of the sources; nil for none.
        var customContent: [Accessibility.CustomContent]? { get set }
        /// The contents that the view receives; nil for none.
        var deferredAccessibilityContent: [Content]? { get set }
        /// The rotors of the view and of the sources, those of one name as one; nil for none.
        var rotorSequencer: AccessibilityComposition.RotorSequencer? { get set }

        /// Updates what is read after the contents have changed.
        ///
        /// The default implementation sets the custom content, the rotors and the path of the view.
        ///
        /// - Parameter frameProvider: The frame that VoiceOver shows; nil for that of the view.
        func updateDeferredAccessibility(frameProvider: FrameProvider?)
    }
}

extension AccessibilityDeferral.Receiver {
    /// Sets the custom content, the rotors and the path of the view.
    public func updateDeferredAccessibility(frameProvider: AccessibilityDeferral.FrameProvider?) {
        let received = deferredAccessibilityContent ?? []
        let own = (customContent ?? []).map(\.axCustomContent)
        accessibilityCustomContent = (own + received.compactMap(\.customContent)).orNil
        let rotors = received.flatMap { $0.inherited?.rotors ?? [] }
        rotorSequencer = rotors.isEmpty ? nil : AccessibilityComposition.RotorSequencer(rotors)
        accessibilityCustomRotors = rotorSequencer?.rotors
        accessibilityPath = frameProvider?()
    }
}
