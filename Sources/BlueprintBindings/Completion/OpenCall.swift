import SwiftInterpreter

/// A call that is open at the end of a text.
package struct OpenCall {
    /// The name of the function, or of the type that is made.
    package let name: String
    /// The parameters of the declaration that fits best.
    package let parameters: [Signature.Parameter]
    /// The number of the parameter that the end of the text is about; nil if that is none of them.
    let currentNumber: Int?

    /// The parameter that the end of the text is about; nil if that is none.
    package var current: Signature.Parameter? { currentNumber.map { parameters[$0] } }

    /// The declaration, with `‹` and `›` around the current parameter.
    package var text: String {
        let parts = parameters.enumerated().map { index, parameter in
            index == currentNumber ? "‹\(parameter.declaration)›" : parameter.declaration
        }
        return "\(name)(\(parts.joined(separator: ", ")))"
    }
}
