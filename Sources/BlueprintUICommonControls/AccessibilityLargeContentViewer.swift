import BlueprintUI
import Foundation
import HeadlessUIKit

extension Accessibility {
    /// The title and the image that are shown large while an element is held at a large text size.
    public struct LargeContentViewerConfiguration {
        /// The content that is shown large.
        public enum Display: Equatable {
            /// A title, and an image above it; nil for a title alone.
            case title(String, UIImage?)
            /// An image alone.
            case image(UIImage)
            /// Nothing: the element is not shown large.
            case none
        }

        /// The content that is shown large.
        public var display: Display
        /// True if the image is enlarged to fill the viewer; false if it keeps its size.
        public var scalesLargeContentImage: Bool
        /// The insets of the image in the viewer, in points.
        public var largeContentImageInsets: UIEdgeInsets
        /// A function called when the finger is lifted on the element, with its location in the interaction
        /// container's view, in points; nil for none.
        public var interactionEndedCallback: ((CGPoint) -> Void)?

        /// Creates a configuration; by default an image keeps its size, without insets.
        public init(
            display: Display,
            scalesLargeContentImage: Bool = false,
            largeContentImageInsets: UIEdgeInsets = .zero,
            interactionEndedCallback: ((CGPoint) -> Void)? = nil
        ) {
            self.display = display
            self.scalesLargeContentImage = scalesLargeContentImage
            self.largeContentImageInsets = largeContentImageInsets
            self.interactionEndedCallback = interactionEndedCallback
        }
    }

    /// An element that knows how it is shown large.
    public protocol LargeContentViewerElement: Element {
        /// The title and the image that are shown large.
        var largeContentViewerConfiguration: LargeContentViewerConfiguration { get }
    }

    /// A view with a function for the moment at which the finger that held it is lifted.
    public protocol LargeContentViewerItem: UIView {
        /// A function called with the location of the finger in the interaction container's view; nil for none.
        var interactionEndedCallback: ((CGPoint) -> Void)? { get }
    }

    /// An element that is shown large while it is held at a large text size.
    ///
    /// It measures as the wrapped element does, the wrapped element fills it, and it is always view-backed. It is shown
    /// only in a ``LargeContentViewerInteractionContainer``.
    public struct LargeContentViewer: UnchangingElement {
        package let configuration: LargeContentViewerConfiguration
        package let wrapped: any Element

        package init(_ configuration: LargeContentViewerConfiguration, wrapping element: any Element) {
            self.configuration = configuration
            wrapped = element
        }

        /// The wrapped element, which fills this one.
        public var content: ElementContent { ElementContent(child: wrapped) }

        /// Returns the description of a view that is shown large.
        public func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? {
            LargeContentViewerView.describe { [configuration] config in
                config.apply { $0.show(configuration) }
            }
        }
    }
}

extension Accessibility.LargeContentViewerElement {
    /// Shows the title and the image of the element large while it is held at a large text size.
    public func accessibilityShowsLargeContentViewer() -> any Element {
        Accessibility.LargeContentViewer(largeContentViewerConfiguration, wrapping: self)
    }
}

extension Element {
    /// Shows a title or an image large while this element is held at a large text size.
    ///
    /// It is shown only in an element with ``accessibilityLargeContentViewerInteractionContainer()``.
    /// - Parameters:
    ///   - display: the title, the image, or both.
    ///   - scalesLargeContentImage: true if the image is enlarged to fill the viewer.
    ///   - largeContentImageInsets: the insets of the image, in points.
    ///   - interactionEndedCallback: called when the finger is lifted on this element, with its location in the
    ///     container's view.
    public func accessibilityShowsLargeContentViewer(
        display: Accessibility.LargeContentViewerConfiguration.Display,
        scalesLargeContentImage: Bool = false,
        largeContentImageInsets: UIEdgeInsets = .zero,
        interactionEndedCallback: ((CGPoint) -> Void)? = nil
    ) -> any Element {
        Accessibility.LargeContentViewer(
            Accessibility.LargeContentViewerConfiguration(
                display: display,
                scalesLargeContentImage: scalesLargeContentImage,
                largeContentImageInsets: largeContentImageInsets,
                interactionEndedCallback: interactionEndedCallback
            ),
            wrapping: self
        )
    }
}

/// The view of an ``Accessibility/LargeContentViewer``.
package final class LargeContentViewerView: UIView, Accessibility.LargeContentViewerItem {
    /// A function called when the finger is lifted on the view, or nil.
    package private(set) var interactionEndedCallback: ((CGPoint) -> Void)?

    func show(_ configuration: Accessibility.LargeContentViewerConfiguration) {
        showsLargeContentViewer = configuration.display != .none
        switch configuration.display {
        case .title(let title, let image): (largeContentTitle, largeContentImage) = (title, image)
        case .image(let image): (largeContentTitle, largeContentImage) = (nil, image)
        case .none: (largeContentTitle, largeContentImage) = (nil, nil)
        }
        scalesLargeContentImage = configuration.scalesLargeContentImage
        largeContentImageInsets = configuration.largeContentImageInsets
        interactionEndedCallback = configuration.interactionEndedCallback
    }
}
