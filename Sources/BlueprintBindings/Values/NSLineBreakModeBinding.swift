import HeadlessUIKit
import SwiftInterpreter

extension Binding {
    static let nsLineBreakMode = Binding("NSLineBreakMode") { table in
        table.registerCases(
            of: NSLineBreakMode.self,
            as: "NSLineBreakMode",
            summary: "The way text wraps into lines and is truncated.",
            example: "Label(text: \"a long text\") { $0.lineBreakMode = .byTruncatingMiddle }",
            [
                .byWordWrapping: "Lines break between words; text that does not fit is clipped.",
                .byCharWrapping: "Lines break between characters; text that does not fit is clipped.",
                .byClipping: "The last line is clipped at its end.",
                .byTruncatingHead: "The last line is truncated at its start: …text.",
                .byTruncatingTail: "The last line is truncated at its end: text… (the default of Label).",
                .byTruncatingMiddle: "The last line is truncated in the middle: te…xt.",
            ]
        )
    }
}
