/// The name of a class of views, stored once for all steps of a render that mention it.
public struct ViewClassName: Equatable, Sendable {
    private final class Box: Sendable {
        let text: String

        init(_ text: String) { self.text = text }
    }

    private let box: Box

    /// The name.
    public var text: String { box.text }

    /// Creates a name with a storage of its own.
    public init(_ text: String) { box = Box(text) }

    /// Returns true if the names are equal.
    public static func == (one: ViewClassName, other: ViewClassName) -> Bool {
        one.box === other.box || one.text == other.text
    }
}
