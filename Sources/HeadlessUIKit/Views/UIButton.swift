import Foundation

/// A control that responds to taps, with a title and an image for each of its states.
///
/// - Note: The title is drawn by the button itself: its label is no subview. There are no configurations.
open class UIButton: UIControl {
    /// The kinds of buttons.
    public enum ButtonType: Int, Hashable, Sendable, CaseIterable {
        /// A white title.
        case custom
        /// A title in the tint colour.
        case system
        /// A disclosure button for details.
        case detailDisclosure
        /// An information button on a dark background.
        case infoLight
        /// An information button on a light background.
        case infoDark
        /// A button that adds a contact.
        case contactAdd
        /// A button that closes.
        case close = 7
    }

    /// The texts, colours and images of one state.
    private struct Look {
        var title: String?
        var titleColor: UIColor?
        var image: UIImage?
        var attributedTitle: NSAttributedString?
        var backgroundImage: UIImage?
    }

    /// The kind of the button.
    public private(set) final var buttonType = ButtonType.custom
    /// The distances in points between the title and the edges, beside those that every title has.
    open var contentEdgeInsets = UIEdgeInsets.zero

    private var looks: [State: Look] = [:]
    // Created when it is needed: most buttons show views of their own.
    private var storedLabel: UILabel?

    /// Creates a button with a frame and no title.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Creates a button of a kind.
    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        self.buttonType = buttonType
    }

    /// Returns nil: there are no archives of views here.
    public required init?(coder: NSCoder) {
        return nil
    }

    override var sendsPrimaryActionOnTap: Bool { true }

    override var usualAccessibility: AccessibilityValues {
        AccessibilityValues(
            isElement: true,
            label: currentTitle,
            traits: (super.usualAccessibility.traits ?? []).union(.button)
        )
    }

    // MARK: - Titles and images

    /// Sets the title of a state; nil for that of the normal state.
    open func setTitle(_ title: String?, for state: State) {
        looks[state, default: Look()].title = title
        invalidateIntrinsicContentSize()
    }

    /// Sets the colour of the title of a state; nil for that of the normal state.
    open func setTitleColor(_ color: UIColor?, for state: State) { looks[state, default: Look()].titleColor = color }

    /// Sets the image of a state; nil for that of the normal state.
    open func setImage(_ image: UIImage?, for state: State) {
        looks[state, default: Look()].image = image
        invalidateIntrinsicContentSize()
    }

    /// Sets the title of a state with its attributes; nil for that of the normal state.
    ///
    /// - Note: The drawing has its text alone.
    open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
        looks[state, default: Look()].attributedTitle = title
        setTitle(title?.string, for: state)
    }

    /// Sets the image behind the title of a state; nil for that of the normal state.
    ///
    /// It is not drawn.
    open func setBackgroundImage(_ image: UIImage?, for state: State) {
        looks[state, default: Look()].backgroundImage = image
    }

    /// Returns the title of a state with its attributes, or that of the normal state; nil for none.
    open func attributedTitle(for state: State) -> NSAttributedString? { look(\.attributedTitle, state) }

    /// Returns the image behind the title of a state, or of the normal state; nil for none.
    open func backgroundImage(for state: State) -> UIImage? { look(\.backgroundImage, state) }

    /// The title of the current state with its attributes; nil for none.
    open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }

    /// The image behind the title in the current state; nil for none.
    open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

    /// Returns the title of a state, or that of the normal state; nil for none.
    open func title(for state: State) -> String? { look(\.title, state) }

    /// Returns the colour of the title of a state, or that of the normal state; nil if none was set.
    open func titleColor(for state: State) -> UIColor? { look(\.titleColor, state) }

    /// Returns the image of a state, or that of the normal state; nil for none.
    open func image(for state: State) -> UIImage? { look(\.image, state) }

    /// The title of the current state; nil for none.
    open var currentTitle: String? { title(for: state) }

    /// The colour of the title in the current state.
    open var currentTitleColor: UIColor {
        titleColor(for: state) ?? (buttonType == .custom ? .white : tintColor ?? .systemBlue)
    }

    /// The image of the current state; nil for none.
    open var currentImage: UIImage? { image(for: state) }

    /// The label with the look of the title, such as its font.
    ///
    /// - Note: It is nil in UIKit for buttons that cannot have a title.
    open var titleLabel: UILabel? {
        let label = storedLabel ?? makeLabel()
        storedLabel = label
        label.text = currentTitle
        label.textColor = currentTitleColor
        return label
    }

    private func makeLabel() -> UILabel {
        let label = UILabel()
        label.font = .systemFont(ofSize: buttonType == .custom ? 18 : 15)
        label.lineBreakMode = .byTruncatingMiddle
        return label
    }

    private func look<Part>(_ part: KeyPath<Look, Part?>, _ state: State) -> Part? {
        looks[state]?[keyPath: part] ?? looks[.normal]?[keyPath: part]
    }

    // MARK: - Size and looks

    /// The space above and below every title, in points.
    private static let margin: CGFloat = 6

    /// The size of the image and the title beside each other, with 6 points above and below and the insets.
    ///
    /// A button without both has no intrinsic size.
    open override var intrinsicContentSize: CGSize {
        let sizes = [currentImage?.size, hasTitle ? titleLabel?.intrinsicContentSize : nil].compactMap { $0 }
        guard !sizes.isEmpty else { return super.intrinsicContentSize }
        return CGSize(
            width: sizes.reduce(contentEdgeInsets.left + contentEdgeInsets.right) { $0 + $1.width },
            height: (sizes.map(\.height).max() ?? 0) + 2 * Self.margin + contentEdgeInsets.top
                + contentEdgeInsets.bottom
        )
    }

    /// Returns the intrinsic size; the given size, if there is neither a title nor an image.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        hasTitle || currentImage != nil ? intrinsicContentSize : super.sizeThatFits(size)
    }

    private var hasTitle: Bool { !(currentTitle ?? "").isEmpty }

    /// The title in the middle, after the image, the background, and remarks on the state.
    open override var displayContent: DisplayContent {
        var content = super.displayContent
        guard hasTitle || currentImage != nil else { return content }
        let area = bounds.standardized.inset(by: contentEdgeInsets)
        let imageSize = currentImage?.size ?? .zero
        let titleSize = hasTitle ? titleLabel?.intrinsicContentSize ?? .zero : .zero
        let titleWidth = max(0, min(titleSize.width, area.width - imageSize.width))
        let start = contentHorizontalAlignment.start(of: imageSize.width + titleWidth, from: area.minX, area.width)
        func top(_ height: CGFloat) -> CGFloat {
            contentVerticalAlignment.start(of: height, from: area.minY, area.height)
        }
        if let image = currentImage {
            let corner = CGPoint(x: start, y: top(imageSize.height))
            content.picture = DisplayContent.Picture(
                image: image,
                contentMode: .scaleToFill,
                frame: CGRect(origin: corner, size: imageSize)
            )
        }
        if hasTitle, let label = titleLabel {
            let width = CGSize(width: titleWidth, height: titleSize.height)
            label.frame = CGRect(origin: .zero, size: width)
            let corner = CGPoint(x: start + imageSize.width, y: top(titleSize.height))
            content.text = label.displayContent.text?.moved(by: corner)
        }
        return content
    }

    /// The properties of every control, then the title, its colour and the image, if there are any.
    open override var inspectedProperties: [InspectedProperty] {
        var result = super.inspectedProperties
        if hasTitle {
            result.append(.quoted("title", currentTitle))
            result.append(.color("titleColor", currentTitleColor))
        }
        if let image = currentImage { result.append(InspectedProperty(name: "image", value: image.description)) }
        if let image = currentBackgroundImage {
            result.append(InspectedProperty(name: "backgroundImage", value: image.description))
        }
        return result
    }
}

extension DisplayContent.Text {
    /// Returns the text with its lines at another place of the view.
    func moved(by offset: CGPoint) -> Self {
        var result = self
        result.lines = lines.map { line in
            var line = line
            line.frame = line.frame.offsetBy(dx: offset.x, dy: offset.y)
            return line
        }
        return result
    }
}

/// The properties of buttons that change nothing here.
extension UIButton {
    /// The insets of the title, in points.
    public final var titleEdgeInsets: UIEdgeInsets {
        get { self[kept: .zero] }
        set { self[kept: .zero] = newValue }
    }

    /// The insets of the image, in points.
    public final var imageEdgeInsets: UIEdgeInsets {
        get { self[kept: .zero] }
        set { self[kept: .zero] = newValue }
    }

    /// True if the image is darker while the button is highlighted.
    public final var adjustsImageWhenHighlighted: Bool {
        get { self[kept: true] }
        set { self[kept: true] = newValue }
    }

    /// True if the image is lighter while the button is disabled.
    public final var adjustsImageWhenDisabled: Bool {
        get { self[kept: true] }
        set { self[kept: true] = newValue }
    }

    /// True if the button glows while it is touched.
    public final var showsTouchWhenHighlighted: Bool {
        get { self[kept: false] }
        set { self[kept: false] = newValue }
    }

    /// True if a pointer changes the look of the button.
    public final var isPointerInteractionEnabled: Bool {
        get { self[kept: false] }
        set { self[kept: false] = newValue }
    }
}
