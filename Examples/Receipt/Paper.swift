import UIKit

/// A receipt printer: it has no pixels, only columns of 8 points and rows of 16, and prints the text of views.
struct Paper {
    private var rows: [[Character]]

    init(size: CGSize) {
        rows = Array(
            repeating: Array(repeating: " ", count: Int(size.width / 8)),
            count: Int(size.height / 16)
        )
    }

    var text: String {
        rows.map { String($0) }.joined(separator: "\n")
    }

    /// Prints a view and its subviews; `origin` is the origin of its superview on the paper.
    mutating func print(_ view: UIView, at origin: CGPoint = .zero) {
        let corner = CGPoint(x: origin.x + view.frame.minX, y: origin.y + view.frame.minY)
        let content = view.displayContent
        for line in content.text?.lines ?? [] {
            write(line.text, at: CGPoint(x: corner.x + line.frame.minX, y: corner.y + line.frame.minY))
        }
        if content.fill == .black {
            write(String(repeating: "-", count: Int(view.bounds.width / 8)), at: corner)
        }
        for child in view.subviews {
            print(child, at: corner)
        }
    }

    private mutating func write(_ text: String, at point: CGPoint) {
        let row = Int(point.y / 16)
        guard rows.indices.contains(row) else { return }
        for (column, character) in zip(Int(point.x / 8)..., text) where rows[row].indices.contains(column) {
            rows[row][column] = character
        }
    }
}
