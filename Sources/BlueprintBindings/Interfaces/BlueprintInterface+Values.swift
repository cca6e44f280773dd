extension BlueprintInterface {
    /// The conformances that no binding mentions.
    static let conformances =
        extensions(
            "Equatable",
            [
                "Alignment", "Box.BorderStyle", "Column.ColumnAlignment", "ConstrainedSize.Constraint", "CornerStyle",
                "ElementDimensions", "GridRow.Width", "Label.LineHeight", "LayoutAttributes", "LayoutMode",
                "LayoutOptions", "LayoutSubelement.Attributes", "Row.RowAlignment", "Rule.Thickness",
                "ScrollView.ContentSize", "SegmentedControl.Item.Width", "SegmentedControl.Selection",
                "UIEdgeInsets", "UIOffset", "AnimationAttributes.Timing", "CATransform3D",
            ]
        )
        + extensions("Equatable, CustomStringConvertible", ["HorizontalAlignment", "VerticalAlignment"])
        + extensions(
            "Hashable",
            [
                "AttributedLabel", "CGAffineTransform", "CGPoint", "CGRect", "CGSize", "CGVector", "TextShadow",
                "UnitPoint",
            ]
        )
        + extensions("Hashable, CustomStringConvertible", ["SizeConstraint"])
        + extensions(
            "CaseIterable",
            [
                "AttributedLabel.LinkDetectionType", "Flow.ItemAlignment", "Flow.LineAlignment", "Image.ContentMode",
                "Label.LineHeight.Alignment", "Rule.Orientation",
            ]
        )

    static func extensions(_ protocols: String, _ names: [String]) -> String {
        names.map { "extension \($0): \(protocols) {}\n" }.joined()
    }

    static let uiKit =
        """
        extension CGPoint {
            init(x: CGFloat, y: CGFloat)
            init(x: Double, y: Double)
            init(x: Int, y: Int)
        }
        extension CGSize {
            init(width: CGFloat, height: CGFloat)
            init(width: Double, height: Double)
            init(width: Int, height: Int)
        }
        extension CGRect {
            init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat)
            init(x: Double, y: Double, width: Double, height: Double)
            init(x: Int, y: Int, width: Int, height: Int)
        }
        extension UIScreen {
            static var main: UIScreen { get }
        }
        enum NSLayoutConstraint {}
        protocol UIApplicationDelegate: AnyObject {}
        protocol BlueprintViewMetricsDelegate: AnyObject {
            func blueprintView(_ view: BlueprintView, completedRenderWith metrics: BlueprintViewRenderMetrics)
        }
        class UIEvent {}
        extension UIView {
            @discardableResult func becomeFirstResponder() -> Bool
            @discardableResult func resignFirstResponder() -> Bool
            @discardableResult func endEditing(_ force: Bool) -> Bool
            func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView?
            func point(inside point: CGPoint, with event: UIEvent?) -> Bool
        }
        extension UIColor {
            @discardableResult func getRed(
                _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
                blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
            ) -> Bool
            @discardableResult func getWhite(
                _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
            ) -> Bool
            @discardableResult func getHue(
                _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
                brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
            ) -> Bool
        }
        extension UIScrollView {
            @discardableResult func drag(by distance: CGVector) -> Bool
            @discardableResult func scrollToTop() -> Bool
        }
        extension CornerStyle.Corners {
            typealias RawValue = UInt8
            init(rawValue: UInt8)
            var rawValue: UInt8 { get }
        }
        extension UIAccessibilityTraits {
            typealias RawValue = UInt64
            init(rawValue: UInt64)
            var rawValue: UInt64 { get }
        }
        extension ScrollView.SafeAreaEdge {
            typealias RawValue = UInt8
            init(rawValue: UInt8)
            var rawValue: UInt8 { get }
        }

        """
        + ["UIAlertController", "UINavigationController", "UIViewController"].map {
            "extension \($0) { init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) }\n"
        }.joined()
        + targetActions
        + extensions(
            "Hashable, CustomStringConvertible, CVarArg",
            [
                "UIColor", "UIFont", "UIFontDescriptor", "UIImage", "UIView", "UIViewController", "NSAttributedString",
                "CGColor", "NSObject",
            ]
        )
        + extensions("Hashable, CVarArg", ["NumberFormatter", "NSParagraphStyle"])
        + extensions(
            "Hashable",
            [
                "NSAttributedString.Key", "UIFont.Weight", "UIFont.TextStyle", "UITextContentType",
                "UIApplication.LaunchOptionsKey", "Accessibility.Trait", "NSRange", "NSUnderlineStyle", "Selector",
                "UIControl.Event", "UIControl.State", "UITouch", "UITraitCollection", "UIContentSizeCategory",
                "UILayoutPriority",
                "NSDirectionalEdgeInsets", "UIScrollView.DecelerationRate", "CGPath",
                "UIApplication.OpenExternalURLOptionsKey",
            ]
        )
}

extension BlueprintInterface {
    private static let attributeKeys = [
        ("ColorKey", "UIColor"),
        ("FontKey", "UIFont"),
        ("LinkKey", "URL"),
        ("ParagraphStyleKey", "NSParagraphStyle"),
        ("TrackingKey", "CGFloat"),
        ("UnderlineColorKey", "UIColor"),
        ("UnderlineStyleKey", "Int"),
    ]
    .map { "extension \($0): AttributedTextKey {\n    typealias Value = \($1)\n}" }.joined(separator: "\n")

    /// Attributed text: its keys and its subscripts.
    static let attributes = """
        protocol AttributedTextKey {
            associatedtype Value: Equatable
            static var name: NSAttributedString.Key { get }
        }
        \(attributeKeys)
        @dynamicMemberLookup extension AttributedText {
            subscript<Value>(dynamicMember keyPath: WritableKeyPath<TextAttributeContainer, Value>) -> Value { get set }
            subscript<Part: RangeExpression>(range: Part) -> TextAttributeContainer where Part.Bound == String.Index {
                get set
            }
            static func + (lhs: AttributedText, rhs: AttributedText) -> AttributedText
        }
        @dynamicMemberLookup extension AttributedText.Run {
            subscript<Value>(dynamicMember keyPath: KeyPath<TextAttributeContainer, Value>) -> Value { get }
        }
        extension NSRange {
            init<Region: RangeExpression, Target: StringProtocol>(_ region: Region, in target: Target)
                where Region.Bound == String.Index
        }
        extension TextAttributeContainer {
            subscript<Key: AttributedTextKey>(key: Key.Type) -> Key.Value? { get set }
        }
        """
}
