import SwiftInterpreter
import SwiftSyntax

/// The names in the arguments of `#Preview`, of which a misspelt one would have no effect.
enum PreviewArguments {
    /// The labels of SwiftUI's previews, and of those of widgets and of windows, whose arguments have no effect here.
    private static let labels = [
        "arguments", "as", "body", "camera", "contentStates", "immersionStyle", "timeline", "timelineProvider",
        "traits",
        "using", "widget", "windowStyle",
    ]

    /// The traits of SwiftUI, besides which an app may declare its own.
    private static let traits = [
        "defaultLayout", "fixedLayout", "landscapeLeft", "landscapeRight", "modifier", "portrait", "portraitUpsideDown",
        "sizeThatFitsLayout",
    ]

    /// The labels of `fixedLayout`.
    private static let lengths = ["height", "width"]

    /// Returns the error about the first name that is misspelt among the arguments behind the preview's name; nil if
    /// there is none.
    static func error(in arguments: [LabeledExprSyntax]) -> InputError? {
        arguments.lazy.compactMap { Self.error(label: $0) ?? Self.error(trait: $0.expression) }.first
    }

    private static func error(label argument: LabeledExprSyntax) -> InputError? {
        guard let label = argument.label, !labels.contains(label.text) else { return nil }
        let near = NearWord.nearest(to: label.text, among: labels)
        let isName = ["name", "named"].contains(label.text)
        let way: Fix? = isName ? .advice("the name has no label: #Preview(\(argument.expression.sourceText))") : nil
        return InputError(
            "#Preview has no argument '\(label.text):'",
            fix: way ?? near.map(Fix.didYouMean),
            at: label.range.lowerBound
        )
    }

    /// Returns the error about a trait whose name, or the label of a length, is similar to a known one; nil for others.
    private static func error(trait: ExprSyntax) -> InputError? {
        let call = trait.as(FunctionCallExprSyntax.self)
        guard let name = (call?.calledExpression ?? trait).as(MemberAccessExprSyntax.self)?.declName.baseName else {
            return nil
        }
        if !traits.contains(name.text), let near = NearWord.nearest(to: name.text, among: traits) {
            return InputError(
                "there is no trait '\(name.text)'",
                fix: .didYouMean(near),
                at: name.range.lowerBound
            )
        }
        guard name.text == "fixedLayout", let call else { return nil }
        for label in call.arguments.compactMap(\.label) where !lengths.contains(label.text) {
            return InputError(
                "fixedLayout has no argument '\(label.text):'",
                fix: NearWord.nearest(to: label.text, among: lengths).map(Fix.didYouMean),
                at: label.range.lowerBound
            )
        }
        return nil
    }
}
