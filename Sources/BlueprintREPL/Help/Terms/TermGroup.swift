/// Terms of one subject.
struct TermGroup: Sendable {
    /// The subject as a heading of `help terms`.
    let title: String
    /// The terms, in alphabetical order.
    let terms: [Term]

    /// The groups, in the order of the passes.
    static let all = [elements, layout, views, session]
}
