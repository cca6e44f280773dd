import SwiftParser
import SwiftSyntax

/// The pairs of braces in a source, found when the place of a message needs one.
struct BracePairs {
    private var pairs: [(open: Int, close: Int)] = []

    init(_ text: String) {
        var open: [Int] = []
        for token in Parser.parse(source: text).tokens(viewMode: .sourceAccurate) {
            let offset = token.positionAfterSkippingLeadingTrivia.utf8Offset
            switch token.tokenKind {
            case .leftBrace: open.append(offset)
            case .rightBrace: if let start = open.popLast() { pairs.append((start, offset)) }
            default: break
            }
        }
    }

    /// Returns the UTF-8 offset of a place.
    func offset(of place: FlowFindings.Place) -> Int {
        switch place {
        case .offset(let offset): offset
        // Inner pairs close first.
        case .end(let inside): pairs.first { $0.open < inside && inside < $0.close }?.close ?? inside
        case .endOfNext(let start): pairs.filter { $0.open >= start }.min { $0.open < $1.open }?.close ?? start
        }
    }
}
