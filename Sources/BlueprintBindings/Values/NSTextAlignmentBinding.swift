import HeadlessUIKit
import SwiftInterpreter

extension Binding {
    static let nsTextAlignment = Binding("NSTextAlignment") { table in
        table.registerCases(
            of: NSTextAlignment.self,
            as: "NSTextAlignment",
            summary: "Where lines of text stand.",
            example: "Label(text: \"middle\") { $0.alignment = .center }",
            NSTextAlignment.allCases
        )
    }
}
