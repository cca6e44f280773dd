import BlueprintUI
import Foundation
import HeadlessUIKit

extension AccessibilityDeferral {
    /// The view of a ``ParentContainer``, which connects sources and receiver after each layout.
    package final class ParentView: UIView {
        private var contents: [Content] = []
        private weak var receiver: UIView?
        /// The number of receivers in the view, at the last layout.
        package private(set) var receiverCount = 0

        /// True if there are contents to defer, and no receiver or more than one.
        package var hasNoSingleReceiver: Bool { !contents.isEmpty && receiverCount != 1 }

        func show(_ contents: [Content]) {
            self.contents = contents
            setNeedsLayout()
        }

        /// Connects the sources in the view with the receiver.
        package override func layoutSubviews() {
            super.layoutSubviews()
            let parts = parts
            let sources = parts.compactMap { $0 as? any Source }
            let receivers = parts.compactMap { $0 as? any Receiver }
            receiverCount = receivers.count
            receiver = receivers.count == 1 ? receivers[0] : nil
            for source in sources {
                let isDeferred = receiver(of: source) != nil
                if source.accessibilityElementsHidden != isDeferred { source.accessibilityElementsHidden = isDeferred }
            }
            for receiver in receivers {
                let deferred = receiver === self.receiver ? contents.flatMap { $0.inheriting(from: sources) } : []
                receiver.deferredAccessibilityContent = deferred.orNil
                receiver.updateDeferredAccessibility(frameProvider: deferred.isEmpty ? nil : .view(self))
            }
        }

        /// Returns the view that is read with a source; nil if the source is read by itself.
        fileprivate func receiver(of source: any Source) -> UIView? {
            contents.contains { $0.sourceIdentifier == source.contentIdentifier } ? receiver : nil
        }

        /// The sources and receivers in the view, without those in a container inside it.
        private var parts: [any DeferralView] {
            var found: [any DeferralView] = []
            // A list instead of recursion, so that the stack does not limit the depth of the tree.
            var pending = Array(subviews.reversed())
            while let view = pending.popLast() {
                if view is ParentView { continue }
                if let part = view as? any DeferralView { found.append(part) }
                pending += view.subviews.reversed()
            }
            return found
        }
    }

    /// Returns the view that is read with a source; nil for another view, or if the source is read by itself.
    package static func receiver(of view: UIView) -> UIView? {
        guard let source = view as? any Source else { return nil }
        var next = view.superview
        while let current = next {
            if let parent = current as? ParentView { return parent.receiver(of: source) }
            next = current.superview
        }
        return nil
    }

    /// The view of a ``SourceContainer``.
    package final class SourceView: UIView, Source {
        package internal(set) var contentIdentifier: AnyHashable?
        package var layoutDirection = Environment.LayoutDirection.leftToRight

        /// The combined accessibility of the elements in the view; nil if there are none.
        package var accessibility: AccessibilityComposition.CompositeRepresentation? {
            let all = AccessibilityComposition.combine(in: self, direction: layoutDirection) {}
            return all.elementsCount == 0 ? nil : all
        }
    }

    /// The view of a ``ReceiverContainer``.
    package final class ReceiverView: AccessibilityComposition.CombinableView, Receiver {
        package var customContent: [Accessibility.CustomContent]?
        package var deferredAccessibilityContent: [Content]?
        private var frameProvider: FrameProvider?

        /// Adds the accessibility of the sources to that of the elements in the view.
        package func updateDeferredAccessibility(frameProvider: FrameProvider?) {
            self.frameProvider = frameProvider
            mergeValues = (deferredAccessibilityContent ?? []).compactMap(\.inherited).reduce(nil) { all, next in
                guard var all else { return next }
                all.merge(with: next)
                return all
            }
            needsAccessibilityUpdate = true
        }

        /// The path around the container, while the view receives contents.
        package override var accessibilityPath: UIBezierPath? {
            get { frameProvider?() ?? super.accessibilityPath }
            set { super.accessibilityPath = newValue }
        }
    }
}

extension AccessibilityDeferral.Content {
    /// Returns the content with the accessibility of each source that it names.
    fileprivate func inheriting(from sources: [any AccessibilityDeferral.Source]) -> [AccessibilityDeferral.Content] {
        sources.filter { $0.contentIdentifier == sourceIdentifier }.map { source in
            var copy = self
            copy.inherited = source.accessibility
            return copy
        }
    }
}

extension AccessibilityDeferral {
    /// The frame that VoiceOver shows around a receiver: call it for the path.
    public struct FrameProvider {
        /// The radius of the corners of the frame around a view, in points.
        public static let accessibilityCornerRadius: Double = 8

        private let path: () -> UIBezierPath

        /// A frame in the coordinates of the topmost view, in points.
        public static func frame(
            _ rect: CGRect,
            cornerRadius: CGFloat = accessibilityCornerRadius
        ) -> FrameProvider {
            FrameProvider { UIBezierPath(roundedRect: rect, cornerRadius: cornerRadius) }
        }

        /// The frame of a view, wherever it is when the path is asked for; an empty path after the view is gone.
        public static func view(_ view: UIView) -> FrameProvider {
            FrameProvider { [weak view] in
                guard let view else { return UIBezierPath() }
                return frame(view.convert(view.bounds, to: nil))()
            }
        }

        private init(_ path: @escaping () -> UIBezierPath) {
            self.path = path
        }

        /// Returns the path around the frame.
        public func callAsFunction() -> UIBezierPath { path() }
    }
}
