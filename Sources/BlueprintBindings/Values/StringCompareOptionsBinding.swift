import Foundation
import SwiftInterpreter

extension Binding {
    static let stringCompareOptions = Binding("String.CompareOptions") { table in
        table.registerOptions(
            of: String.CompareOptions.self,
            as: "String.CompareOptions",
            summary: "The ways in which texts are compared and searched.",
            [
                ("anchored", .anchored, "Only the beginning of the text, or its end."),
                ("backwards", .backwards, "From the end."),
                ("caseInsensitive", .caseInsensitive, "Capital letters equal small ones."),
                ("diacriticInsensitive", .diacriticInsensitive, "Letters equal those without accents."),
                ("forcedOrdering", .forcedOrdering, "Texts that are not the same are never equal."),
                ("literal", .literal, "Character by character, without equivalents."),
                ("numeric", .numeric, "Digits are compared as numbers."),
                ("widthInsensitive", .widthInsensitive, "Wide characters equal narrow ones."),
            ]
        )
    }
}
