/// A form of expressions: text with holes for expressions of given types.
///
/// A hole is written as `‹Int›`; `‹Int:$0=Int,n=String›` is a hole in whose scope there are further variables.
struct ExpressionForm: Hashable, Sendable {
    /// A part of a form.
    enum Part: Hashable, Sendable {
        case text(String)
        case hole(ValueType, variables: [Variable])
    }

    /// A name with its type.
    struct Variable: Hashable, Sendable {
        var name: String
        var type: ValueType
    }

    let parts: [Part]

    init(_ text: String) {
        var parts: [Part] = []
        for piece in text.split(separator: "‹", omittingEmptySubsequences: false).enumerated() {
            guard piece.offset > 0, let end = piece.element.firstIndex(of: "›") else {
                parts.append(.text(String(piece.element)))
                continue
            }
            parts.append(Self.hole(piece.element[..<end]))
            parts.append(.text(String(piece.element[piece.element.index(after: end)...])))
        }
        self.parts = parts
    }

    private static func hole(_ text: Substring) -> Part {
        let halves = text.split(separator: ":", maxSplits: 1)
        let variables = (halves.count > 1 ? halves[1] : "").split(separator: ",").map { variable in
            let sides = variable.split(separator: "=")
            return Variable(name: String(sides[0]), type: ValueType(sides[1]))
        }
        return .hole(ValueType(halves[0]), variables: variables)
    }
}
