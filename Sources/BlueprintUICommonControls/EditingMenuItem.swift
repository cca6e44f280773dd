import HeadlessUIKit

/// An item of an ``EditingMenu``.
public struct EditingMenuItem {
    /// The standard actions of editing.
    public enum Kind: Hashable, Sendable, CaseIterable {
        /// Cut.
        case cut
        /// Copy.
        case copy
        /// Paste.
        case paste
        /// Delete.
        case delete
        /// Select.
        case select
        /// Select all.
        case selectAll
        /// Bold.
        case toggleBoldface
        /// Italic.
        case toggleItalics
        /// Underline.
        case toggleUnderline
    }

    /// The action, which determines the title.
    public var kind: Kind
    /// A function called when the item is chosen.
    public var onSelect: () -> Void

    /// Creates an item.
    public init(_ kind: Kind, onSelect: @escaping () -> Void) {
        self.kind = kind
        self.onSelect = onSelect
    }

    /// Returns an item that copies a text to a pasteboard.
    public static func copying(_ string: String, to pasteboard: UIPasteboard = .general) -> EditingMenuItem {
        EditingMenuItem(.copy) { pasteboard.string = string }
    }
}
