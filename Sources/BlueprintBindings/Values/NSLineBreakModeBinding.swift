import HeadlessUIKit
import SwiftInterpreter

extension Binding {
    static let nsLineBreakMode = Binding("NSLineBreakMode") { table in
        table.registerCases(
            of: NSLineBreakMode.self,
            as: "NSLineBreakMode",
            summary: "The way text wraps into lines and is truncated.",
            example: "Label(text: \"a long text\") { $0.lineBreakMode = .byTruncatingMiddle }"
        )
    }
}
