import BlueprintUI
import Foundation
import HeadlessUIKit

/// View-backed text of 8 points per character and 16 points per line.
package struct TextLeaf: UnchangingElement {
    package var text: String

    package var content: ElementContent {
        ElementContent { constraint -> CGSize in
            TextLeaf.size(of: text, within: constraint.width.constrainedValue ?? .infinity)
        }
    }

    package func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? {
        LeafView.describe { _ in }
    }

    /// Returns the size of plain ASCII text wrapped greedily within a width, in points.
    ///
    /// It reads the bytes once and allocates nothing, so that a measurement contains the engine rather than this
    /// function.
    package static func size(of text: String, within width: CGFloat) -> CGSize {
        let lines = LineCount(columns: columns(in: width), of: text)
        return CGSize(width: CGFloat(lines.widest) * 8, height: CGFloat(lines.count) * 16)
    }

    /// Returns the number of characters that fit a width, at least one.
    private static func columns(in width: CGFloat) -> Int {
        guard width < 8e9 else { return Int.max }
        return width >= 16 ? Int(width / 8) : 1
    }
}

/// The number of lines of a text, and the length of the longest one in characters.
private struct LineCount {
    private let columns: Int
    private(set) var count = 0
    private(set) var widest = 0
    private var line = 0

    init(columns: Int, of text: String) {
        self.columns = columns
        var text = text
        text.withUTF8 { bytes in
            var word = 0
            for byte in bytes {
                if byte != 0x20 {
                    word += 1
                } else if word > 0 {
                    add(word)
                    word = 0
                }
            }
            if word > 0 { add(word) }
        }
        if line > 0 { endLine() }
    }

    private mutating func add(_ word: Int) {
        if line > 0, word < columns - line {
            line += 1 + word
            return
        }
        if line > 0 { endLine() }
        line = word
        while line > columns {
            count += 1
            widest = max(widest, columns)
            line -= columns
        }
    }

    private mutating func endLine() {
        count += 1
        widest = max(widest, line)
        line = 0
    }
}
