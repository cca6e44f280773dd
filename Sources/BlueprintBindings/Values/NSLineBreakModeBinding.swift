import HeadlessUIKit
import SwiftInterpreter

extension Binding {
    static let nsLineBreakMode = Binding("NSLineBreakMode") { table in
        table.registerCases(
            of: NSLineBreakMode.self,
            as: "NSLineBreakMode",
            summary: "How text is broken into lines, and cut where it does not fit.",
            example: "Label(text: \"a long text\") { $0.lineBreakMode = .byTruncatingMiddle }",
            NSLineBreakMode.allCases
        )
    }
}
