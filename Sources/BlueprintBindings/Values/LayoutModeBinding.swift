import BlueprintUI
import SwiftInterpreter

extension Binding {
    static let layoutMode = Binding("LayoutMode") { table in
        table.register(
            LayoutMode.self,
            as: "LayoutMode",
            summary: "How elements are laid out: there is one way, with options.",
            example: """
                LayoutMode.caffeinated(
                    options: LayoutOptions(hintRangeBoundaries: false, searchUnconstrainedKeys: false)
                )
                """
        ) { mode in
            mode.staticProperty("caffeinated", LayoutMode.caffeinated)
            mode.staticMethod(
                "caffeinated(options: LayoutOptions = .default) -> LayoutMode",
                summary: "With options of its own."
            ) { LayoutMode.caffeinated(options: try $0["options"]) }
            mode.property("description", \.description)
            mode.property("name", \.name, summary: "The name without the options.")
            mode.property("options", \.options, summary: "What is taken for granted of layouts.")
        }
        table.register(
            LayoutOptions.self,
            as: "LayoutOptions",
            summary: "What may be taken for granted of layouts, so that less is measured.",
            example: "LayoutOptions(hintRangeBoundaries: false, searchUnconstrainedKeys: true)"
        ) { options in
            options.initializer(
                "init(hintRangeBoundaries: Bool, searchUnconstrainedKeys: Bool)",
                parameters: [
                    "hintRangeBoundaries": "whether a size answers all constraints from its own to the one asked",
                    "searchUnconstrainedKeys": "whether a size without a limit answers all that it keeps within",
                ]
            ) { arguments in
                LayoutOptions(
                    hintRangeBoundaries: try arguments["hintRangeBoundaries"],
                    searchUnconstrainedKeys: try arguments["searchUnconstrainedKeys"]
                )
            }
            options.staticProperty("default", summary: "Every rule is taken for granted.", LayoutOptions.default)
            options.property("hintRangeBoundaries", \.hintRangeBoundaries)
            options.property("searchUnconstrainedKeys", \.searchUnconstrainedKeys)
        }
    }
}
