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
            descriptor.initializer("init()", summary: "The description of the system font, without a size.") { _ in
                UIFontDescriptor()
            }
            descriptor.initializer("init(name: String, size: CGFloat)") {
                UIFontDescriptor(name: try $0["name"], size: try $0["size"])
            }
            descriptor.staticMethod(
                "preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor",
                summary: "The description of the font of a text style."
            ) { UIFontDescriptor.preferredFontDescriptor(withTextStyle: try $0["style"]) }
            descriptor.method("withDesign(_ design: UIFontDescriptor.SystemDesign) -> UIFontDescriptor?") {
                $0.withDesign(try $1["design"])
            }
            descriptor.method("withSize(_ newPointSize: CGFloat) -> UIFontDescriptor") {
                $0.withSize(try $1["newPointSize"])
            }
            descriptor.method(
                "withSymbolicTraits(_ symbolicTraits: UIFontDescriptor.SymbolicTraits) -> UIFontDescriptor?"
            ) { $0.withSymbolicTraits(try $1["symbolicTraits"]) }
            descriptor.property("pointSize", summary: "The size.") { $0.pointSize }
            descriptor.property("symbolicTraits", summary: "The traits.") { $0.symbolicTraits }
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
