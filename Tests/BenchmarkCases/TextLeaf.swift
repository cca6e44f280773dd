import BlueprintUI
import Foundation
import HeadlessUIKit

/// View-backed text, 8 points a character and 16 points a line.
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

    /// The size of plain ASCII text wrapped greedily within a width in points.
    ///
    /// The bytes are read once and nothing is allocated, so that what is measured is the engine and not this function.
    package static func size(of text: String, within width: CGFloat) -> CGSize {
        let lines = LineCount(columns: columns(in: width), of: text)
        return CGSize(width: CGFloat(lines.widest) * 8, height: CGFloat(lines.count) * 16)
    }

    /// How many characters fit a width; at least one, however narrow it is.
    private static func columns(in width: CGFloat) -> Int {
        guard width < 8e9 else { return Int.max }
        return width >= 16 ? Int(width / 8) : 1
    }
}

/// How many lines a text takes, and how many characters the longest of them has.
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
