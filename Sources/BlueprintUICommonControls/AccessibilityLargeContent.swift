import BlueprintUI
import HeadlessUIKit

/// An element that is shown large, in the middle of the screen, while it is held at a large text size.
///
/// It measures as the wrapped element does, the wrapped element fills it, and it is always view-backed.
/// - Note: It is kept as data: nothing is shown large here.
public struct AccessibilityLargeContent: UnchangingElement {
    /// The title that is shown large; nil for none.
    public var title: String?
    /// The image that is shown large; nil for none.
    public var image: UIImage?
    /// The insets of the image, in points.
    public var imageInsets: UIEdgeInsets
    /// The wrapped element.
    public var wrappedElement: any Element

    /// Wraps an element.
    public init(
        title: String?,
        image: UIImage? = nil,
        imageInsets: UIEdgeInsets = .zero,
        wrapping element: any Element
    ) {
        self.title = title
        self.image = image
        self.imageInsets = imageInsets
        wrappedElement = element
    }

    /// The wrapped element, which fills this one.
    public var content: ElementContent { ElementContent(child: wrappedElement) }

    /// Returns the description of a view that is shown large.
    public func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? {
        AccessibilityLargeContentView.describe { [self] config in
            config.apply { view in
                view.showsLargeContentViewer = true
                view.largeContentTitle = title
                view.largeContentImage = image
                view.largeContentImageInsets = imageInsets
            }
        }
    }
}

extension Element {
    /// Shows a title and an image large while this element is held at a large text size.
    public func accessibilityShowsLargeContentViewer(
        title: String?,
        image: UIImage? = nil,
        imageInsets: UIEdgeInsets = .zero
    ) -> AccessibilityLargeContent {
        AccessibilityLargeContent(title: title, image: image, imageInsets: imageInsets, wrapping: self)
    }
}

/// The view of an ``AccessibilityLargeContent``.
package final class AccessibilityLargeContentView: UIView {}
