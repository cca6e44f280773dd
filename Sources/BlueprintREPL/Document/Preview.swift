/// A preview that a document declares: `#Preview { … }`, or an `ElementPreview` of a `PreviewProvider`.
struct Preview: Sendable {
    /// A length in points, as it is written in Swift.
    struct Length: Hashable, Sendable {
        /// The source.
        let text: String
        /// The offset of the source in the document, which makes it no other length.
        let offset: Int

        static func == (first: Length, second: Length) -> Bool { first.text == second.text }

        func hash(into hasher: inout Hasher) { hasher.combine(text) }
    }

    /// The size in which a preview is drawn.
    enum Size: Hashable, Sendable {
        /// That of the viewport: none is written.
        case viewport
        /// A width and a height; nil for as large as the element needs.
        case fixed(width: Length?, height: Length?)
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
        /// Misspelt arguments, with an error at their offset in the document.
        case wrong(InputError)
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
    var title: String { name.flatMap { $0.isEmpty ? nil : $0 } ?? subject ?? "preview \(number)" }

    /// The reason why it cannot be drawn; nil if it may be.
    var refusal: String? {
        switch body {
        case .expression: nil
        case .refused(let reason): reason
        case .wrong(let error): error.message
        }
    }

    /// The expression that makes the element, with the offsets of its tokens in the document; nil if it cannot be drawn.
    var expression: SwiftInput? { if case .expression(let typed) = body { typed } else { nil } }

    /// The name in titles as a text in Swift.
    var quotedTitle: String { Quoted.literal(title) }
}
