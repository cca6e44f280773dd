import BlueprintUI
import Foundation
import HeadlessUIKit

final class LeafView: UIView {}

/// A leaf of a fixed size, view-backed or not.
struct Leaf: Element {
    var size: CGSize
    var isViewBacked: Bool

    var content: ElementContent { ElementContent(intrinsicSize: size) }

    func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? {
        isViewBacked ? LeafView.describe { _ in } : nil
    }
}

/// A second type of leaf with the same view class.
struct LeafB: Element {
    var size: CGSize
    var isViewBacked: Bool

    var content: ElementContent { ElementContent(intrinsicSize: size) }

    func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? {
        isViewBacked ? LeafView.describe { _ in } : nil
    }
}

final class TextLeafView: UIView {}

/// Text with 8 × 16 points per character.
struct TextLeaf: Element {
    var text: String
    var rounding: ViewDescription.FrameRoundingBehavior

    var content: ElementContent {
        ElementContent { constraint -> CGSize in
            TextLeaf.measure(text, width: constraint.width.constrainedValue ?? .infinity)
        }
    }

    func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? {
        TextLeafView.describe { $0.frameRoundingBehavior = rounding }
    }

    /// Returns the size of greedily wrapped text; independent of the library's implementation, so that each checks
    /// the other.
    static func measure(_ text: String, width: CGFloat) -> CGSize {
        let words = text.split(separator: " ")
        guard !words.isEmpty else { return .zero }
        let columns = width == .infinity ? Int.max : max(1, Int(min(1e6, max(0, (width / 8).rounded(.down)))))
        var lines: [Int] = []
        var current = 0
        for word in words {
            var length = word.count
            if current > 0, current + 1 + length <= columns {
                current += 1 + length
                continue
            }
            if current > 0 { lines.append(current) }
            while length > columns {
                lines.append(columns)
                length -= columns
            }
            current = length
        }
        if current > 0 { lines.append(current) }
        return CGSize(width: CGFloat(lines.max() ?? 0) * 8, height: CGFloat(lines.count) * 16)
    }
}

/// An alignment at a quarter of the height.
enum QuarterAlignment: AlignmentID {
    static func defaultValue(in context: ElementDimensions) -> CGFloat {
        context.height * 0.25
    }
}

/// An alignment at a quarter of the width.
enum QuarterWidthAlignment: AlignmentID {
    static func defaultValue(in context: ElementDimensions) -> CGFloat {
        context.width * 0.25
    }
}
