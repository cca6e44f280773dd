import HeadlessUIKit
import SwiftInterpreter

extension Binding {
    static let nsTextAlignment = Binding("NSTextAlignment") { table in
        table.registerCases(
            of: NSTextAlignment.self,
            as: "NSTextAlignment",
            summary: "The horizontal alignment of lines of text.",
            example: "Label(text: \"middle\") { $0.alignment = .center }"
        )
    }
}
