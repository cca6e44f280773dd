import SwiftSyntax

/// Rewrites elements that are separated by commas in a closure, where Swift has statements:
/// `Row { Label(text: "a"), Spacer() }` is `Row { Label(text: "a"); Spacer() }`.
struct LikelyStatements {
    /// Returns the line with semicolons for the commas right inside braces, and without those at the end of a line; nil
    /// if there are none, or if the line has no syntax error.
    func rewritten(_ line: String) -> String? {
        guard let tree = SourceParser.parseIfQuick(line), tree.hasError else { return nil }
        var open: [TokenKind] = []
        var result = ""
        var count = 0
        for token in tree.tokens(viewMode: .sourceAccurate) {
            switch token.tokenKind {
            case .leftBrace, .leftParen, .leftSquare: open.append(token.tokenKind)
            case .rightBrace, .rightParen, .rightSquare: _ = open.popLast()
            case .comma where open.last == .leftBrace:
                count += 1
                result += token.leadingTrivia.description + separator(after: token) + token.trailingTrivia.description
                continue
            default: break
            }
            result += token.description
        }
        return count > 0 ? result : nil
    }

    private func separator(after comma: TokenSyntax) -> String {
        let next = comma.nextToken(viewMode: .sourceAccurate)
        return next?.leadingTrivia.containsNewlines == true ? "" : ";"
    }
}

extension Trivia {
    fileprivate var containsNewlines: Bool { contains(where: \.isNewline) }
}
