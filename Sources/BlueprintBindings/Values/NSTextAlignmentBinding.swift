import HeadlessUIKit
import SwiftInterpreter

extension Binding {
    static let nsTextAlignment = Binding("NSTextAlignment") { table in
        table.registerCases(
            of: NSTextAlignment.self,
            as: "NSTextAlignment",
            summary: "The horizontal alignment of lines of text.",
            example: "Label(text: \"middle\") { $0.alignment = .center }",
            [
                .left: "The lines start at the left edge.",
                .center: "The lines are centred.",
                .right: "The lines end at the right edge.",
                .justified: "The lines fill the width.",
                .natural: "The lines start at the leading edge, in the direction of the text.",
            ]
        )
    }
}
