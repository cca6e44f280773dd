import Foundation
import HeadlessUIKit

/// The content of a view, as records store it.
///
/// Views whose frames change by less than a pixel keep their bounds and so their content; only the size from before
/// the rounding differs, so it is stored beside the content, which all records then share.
struct RecordedContent: Hashable, Sendable {
    private var shared = RareValue<ShownContent>()
    /// The size of the view before it was rounded to pixels.
    var unrounded = CGSize.zero

    /// No content.
    init() {}

    /// Creates a record of a content.
    init(_ content: ShownContent) {
        shared = RareValue(content)
        unrounded = content.unroundedSize
    }

    /// Creates a record of a content that is known to show something.
    private init(changed content: ShownContent) {
        shared = RareValue(changed: content)
        unrounded = content.unroundedSize
    }

    /// Creates the content of a view, given the content view that holds its subviews.
    ///
    /// - Parameter size: the size of the view before it was rounded to pixels; nil if it was not rounded.
    init(contentOf view: UIView, holdingViewsIn contentView: UIView, unrounded size: CGSize? = nil) {
        guard let content = ShownContent(of: view, holdingViewsIn: contentView, unrounded: size) else { return }
        (shared, unrounded) = (RareValue(changed: content), content.unroundedSize)
    }

    /// Returns true if a view with other bounds has the same content.
    func isSame(in bounds: CGRect) -> Bool { shared.part { $0.isSame(in: bounds) } ?? false }

    /// Returns the same content in a view with other bounds; nil if that may be other content.
    ///
    /// - Parameter size: the size of the view before it was rounded to pixels.
    func resized(to bounds: CGRect, unrounded size: CGSize) -> RecordedContent? {
        guard let isSame = shared.part({ $0.isSame(in: bounds) }) else { return nil }
        guard isSame else {
            return shared.part { $0.resized(to: bounds, unrounded: size) }?.map(RecordedContent.init(changed:))
        }
        var copy = self
        copy.unrounded = size
        return copy
    }

    /// The content.
    var value: ShownContent { shared.part { $0.unrounded(to: unrounded) } ?? .usual }

    /// Returns a part of the content that does not depend on the size before the rounding, without a copy of the whole;
    /// nil if nothing is shown.
    @inline(__always)
    func part<Part>(_ read: (ShownContent) -> Part) -> Part? { shared.part(read) }

    /// Returns true if it is the same stored content; another one may be equal.
    @inline(__always)
    func isShared(with other: RecordedContent) -> Bool {
        unrounded == other.unrounded && shared.isShared(with: other.shared)
    }

    /// Returns true if it is the same stored content except for the size before the rounding.
    @inline(__always)
    func hasSameStorage(as other: RecordedContent) -> Bool { shared.isShared(with: other.shared) }

    /// Returns true if both are nil, or the same stored content except for the size before the rounding.
    @inline(__always)
    static func haveSameStorage(_ one: RecordedContent?, _ other: RecordedContent?) -> Bool {
        guard let one, let other else { return one == nil && other == nil }
        return one.hasSameStorage(as: other)
    }

    /// The directions in which the text is truncated; nil if all of it is shown.
    var truncation: TextTruncation? { shared.part { $0.unrounded(to: unrounded).truncation } ?? nil }

    static func == (one: Self, other: Self) -> Bool {
        one.unrounded == other.unrounded && one.shared == other.shared || one.value == other.value
    }

    func hash(into hasher: inout Hasher) { hasher.combine(value) }
}
