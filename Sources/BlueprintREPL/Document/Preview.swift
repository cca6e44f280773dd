/// A preview that a document declares: `#Preview { … }`, or an `ElementPreview` of a `PreviewProvider`.
struct Preview: Sendable {
    /// The size in which a preview is drawn; numbers are Swift source, in points.
    enum Size: Hashable, Sendable {
        /// That of the viewport: none is written.
        case viewport
        /// A width and a height; nil for as large as the element needs.
        case fixed(width: String?, height: String?)
        /// The screen of a device, by its name.
        case device(String)
        /// The measured size of the element.
        case fitting
        /// The screen of a phone on its side.
        case landscape
    }

    /// The part of a preview that makes its element.
    enum Body: Sendable {
        /// An expression, whose tokens have offsets in the document.
        case expression(SwiftInput)
        /// Code that cannot be drawn, with the reason as a sentence.
        case refused(String)
    }

    /// The written name; nil if there is none.
    let name: String?
    /// The name of what it shows, such as the called type; nil if its code calls nothing first.
    let subject: String?
    /// The size.
    let size: Size
    /// The offset in the document at which it begins.
    let offset: Int
    /// The statement or type that declares it.
    let statement: Range<Int>
    /// True for `#Preview { … }`.
    let isMacro: Bool
    /// The part that makes the element.
    let body: Body
    /// The number, counted from 1 in the order of the document.
    var number = 0

    /// The name in titles: the written one, else that of what it shows.
    var title: String { name ?? subject ?? "preview \(number)" }

    /// The name in titles as a text in Swift.
    var quotedTitle: String { Quoted.literal(title) }
}
