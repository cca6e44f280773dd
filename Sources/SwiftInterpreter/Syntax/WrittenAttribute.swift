/// A custom attribute of a variable as written, such as a property wrapper: `@Clamped(0...10)`.
struct WrittenAttribute {
    var type: WrittenType
    /// The arguments; nil if there are no parentheses.
    var arguments: [LabelledExpression]?
    var offset: Int
}
