import BlueprintUI
import BlueprintUICommonControls
import Foundation
import HeadlessUIKit
import SwiftInterpreter

extension Binding {
    static let segmentedControl = Binding(
        "SegmentedControl",
        isViewBacked: true,
        behaviour: "Measures the width of all segments, each title in lines within the proposed width, and 36 high."
    ) { table in
        table.register(
            SegmentedControl.self,
            as: "SegmentedControl",
            conformsTo: ["Element", "Measurable"],
            summary: "Shows several titles, one of them selected.",
            example: """
                SegmentedControl(selection: .index(0)) {
                    SegmentedControl.Item(title: "Day") { print("day") }
                    SegmentedControl.Item(title: "Week") { print("week") }
                }
                """
        ) { control in
            control.initializer(
                """
                init(selection: SegmentedControl.Selection = .none, \
                font: UIFont = .preferredFont(forTextStyle: .body), \
                @Builder<SegmentedControl.Item> itemBuilder: () -> [SegmentedControl.Item])
                """,
                summary: "A control of the items in the closure.",
                parameters: ["selection": "such as .index(0)", "itemBuilder": "the segments, from the left"]
            ) { arguments in
                let items: [SegmentedControl.Item] = try arguments["itemBuilder"]
                return SegmentedControl(
                    selection: try arguments["selection"],
                    font: try arguments["font"],
                    itemBuilder: { items }
                )
            }
            control.initializer(
                """
                init(items: [SegmentedControl.Item] = [], configure: (inout SegmentedControl) -> Void = { _ in })
                """
            ) { arguments in
                var control = SegmentedControl(items: try arguments.get("items", as: [SegmentedControl.Item].self))
                try arguments.configure("configure", &control)
                return control
            }
            control.mutatingMethod(
                """
                appendItem(title: String, width: SegmentedControl.Item.Width = .automatic, onSelect: () -> Void)
                """,
                summary: "Adds a segment at the right."
            ) { control, arguments in
                control.appendItem(
                    title: try arguments["title"],
                    width: try arguments["width"],
                    onSelect: try arguments.closure("onSelect", fallback: ())
                )
            }
        }
        describeSegments(in: table)
    }

    private static func describeSegments(in table: BindingTable) {
        table.register(
            SegmentedControl.Item.self,
            as: "SegmentedControl.Item",
            summary: "One segment of a SegmentedControl."
        ) { item in
            item.initializer(
                "init(title: String, width: SegmentedControl.Item.Width = .automatic, onSelect: () -> Void)",
                parameters: ["title": "the title", "onSelect": "called when it is chosen by touch"]
            ) { arguments in
                SegmentedControl.Item(
                    title: try arguments["title"],
                    width: try arguments["width"],
                    onSelect: try arguments.closure("onSelect", fallback: ())
                )
            }
            item.callback("onSelect", \.onSelect, summary: "Called when it is selected by touch.")
        }
        table.register(
            SegmentedControl.Item.Width.self,
            as: "SegmentedControl.Item.Width",
            traits: .cases,
            summary: "The width of a segment."
        ) { width in
            width.enumCase("specific(_ width: CGFloat)", summary: "A length in points, 0 or less too.") {
                .specific(try $0["width"])
            }
            width.bareWord { CommandNumber.isNumber($0) ? ".specific(\($0))" : nil }
        }
        table.register(
            SegmentedControl.Selection.self,
            as: "SegmentedControl.Selection",
            traits: .cases,
            summary: "The selected segment."
        ) { selection in
            selection.enumCase("index(_ index: Int)", summary: "The segment at an index, counted from 0, is selected.")
            {
                .index(try $0["index"])
            }
            selection.bareWord { word in Int(word, radix: 10).map { ".index(\($0))" } }
        }
    }
}
