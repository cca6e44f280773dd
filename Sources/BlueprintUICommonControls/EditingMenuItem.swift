import Foundation
import HeadlessUIKit

/// An item of an ``EditingMenu``.
public struct EditingMenuItem {
    /// The action of an item, which determines its title.
    public enum Kind: Hashable, Sendable {
        /// An action of the system, which has its title in the language of the device.
        case system(System)
        /// An action with a title of its own.
        case custom(String)

        /// The actions of the system.
        public enum System: Hashable, Sendable, CaseIterable {
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
            /// Larger text.
            case increaseSize
            /// Smaller text.
            case decreaseSize
            /// Print.
            case printContent
            /// Paste an address and open it.
            case pasteAndGo
            /// Paste in the style of the text around.
            case pasteAndMatchStyle
            /// Paste a text and search for it.
            case pasteAndSearch
        }
    }

    /// The action, which determines the title.
    public var kind: Kind
    /// A function called when the item is chosen.
    public var onSelect: () -> Void

    /// Creates an item with a title of its own.
    public init(title: String, onSelect: @escaping () -> Void) {
        kind = .custom(title)
        self.onSelect = onSelect
    }

    /// Creates an item for an action of the system.
    public init(_ kind: Kind.System, onSelect: @escaping () -> Void) {
        self.kind = .system(kind)
        self.onSelect = onSelect
    }

    /// Returns an item that copies a text to a pasteboard; with nil it copies nothing.
    public static func copying(_ string: String, to pasteboard: UIPasteboard? = .general) -> Self {
        Self(.copy) { pasteboard?.string = string }
    }

    /// Returns an item that copies an image to a pasteboard; with nil it copies nothing.
    public static func copying(_ image: UIImage, to pasteboard: UIPasteboard? = .general) -> Self {
        Self(.copy) { pasteboard?.image = image }
    }

    /// Returns an item that copies an address to a pasteboard; with nil it copies nothing.
    public static func copying(_ url: URL, to pasteboard: UIPasteboard? = .general) -> Self {
        Self(.copy) { pasteboard?.url = url }
    }
}

extension EditingMenuItem.Kind {
    /// The name of an action of the system, or a title in quotes.
    var word: String {
        switch self {
        case .system(let action): "\(action)"
        case .custom(let title): "\"\(title)\""
        }
    }
}
