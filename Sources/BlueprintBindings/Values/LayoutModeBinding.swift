import BlueprintUI
import SwiftInterpreter

extension Binding {
    static let layoutMode = Binding("LayoutMode") { table in
        table.register(
            LayoutMode.self,
            as: "LayoutMode",
            summary: "The layout engine and its options.",
            example: """
                LayoutMode.caffeinated(
                    options: LayoutOptions(hintRangeBoundaries: false, searchUnconstrainedKeys: false)
                )
                """
        ) { mode in
            mode.staticProperty(
                "default",
                summary: "The layout of views without a mode.",
                get: { LayoutMode.default },
                set: { LayoutMode.default = $0 }
            )
        }
        table.register(
            LayoutOptions.self,
            as: "LayoutOptions",
            summary: "The assumptions about layouts that save measuring; by default both are made.",
            example: "LayoutOptions(hintRangeBoundaries: false, searchUnconstrainedKeys: true)"
        ) { options in
            options.initializer(
                "init(hintRangeBoundaries: Bool, searchUnconstrainedKeys: Bool)",
                parameters: [
                    "hintRangeBoundaries":
                        "true if a measured size holds for the constraints between it and its constraint",
                    "searchUnconstrainedKeys":
                        "true if a size measured without a limit holds for all constraints that it fits in",
                ],
                passing: LayoutOptions.init(hintRangeBoundaries:searchUnconstrainedKeys:)
            )
        }
    }
}
