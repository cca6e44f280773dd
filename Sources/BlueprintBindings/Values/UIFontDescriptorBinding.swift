import Foundation
import HeadlessUIKit
import SwiftInterpreter

extension Binding {
    static let uiFontDescriptor = Binding("UIFontDescriptor") { table in
        table.register(
            UIFontDescriptor.self,
            as: "UIFontDescriptor",
            summary: "The description of a font: its name, size and traits.",
            example: "UIFont(descriptor: UIFontDescriptor(name: \"Georgia\", size: 12), size: 0)"
        ) { descriptor in
            descriptor.hasConstantObjects()
        }
        table.register(
            UIFontDescriptor.SymbolicTraits.self,
            as: "UIFontDescriptor.SymbolicTraits",
            traits: .options,
            summary: "A set of traits of a font."
        ) { traits in
            traits.arrayLiteral { $0.reduce([]) { $0.union($1) } }
            let all: [(name: String, summary: String, value: UIFontDescriptor.SymbolicTraits)] = [
                ("traitBold", "Bold letters.", .traitBold), ("traitItalic", "Italic letters.", .traitItalic),
                ("traitMonoSpace", "Letters of one width.", .traitMonoSpace),
            ]
            for trait in all { traits.staticProperty(trait.name, summary: trait.summary, trait.value) }
        }
        table.register(
            UIFontDescriptor.SystemDesign.self,
            as: "UIFontDescriptor.SystemDesign",
            summary: "The design of a system font."
        ) { design in
            let all: [(name: String, summary: String, value: UIFontDescriptor.SystemDesign)] = [
                ("default", "The default design.", .default), ("monospaced", "Letters of one width.", .monospaced),
                ("rounded", "Rounded letters.", .rounded), ("serif", "Letters with serifs.", .serif),
            ]
            for one in all { design.staticProperty(one.name, summary: one.summary, one.value) }
        }
    }
}
