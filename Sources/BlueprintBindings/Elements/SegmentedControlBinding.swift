import BlueprintUI
import BlueprintUICommonControls
import Foundation
import HeadlessUIKit
import SwiftInterpreter

extension Binding {
    static let segmentedControl = Binding(
        "SegmentedControl",
        isViewBacked: true,
        behaviour: "As wide as its segments together, whatever it is offered, and 36 points high."
    ) { table in
        table.register(
            SegmentedControl.self,
            as: "SegmentedControl",
            conformsTo: ["Element", "Measurable"],
            summary: "Lets one of several titles be chosen.",
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
                summary: "A control of the items that the closure lists.",
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
            control.property("items", \.items, summary: "The segments, from the left.")
            control.property("selection", \.selection, summary: "Which segment is chosen.")
            control.property("font", \.font, summary: "The font of the titles.")
            control.property("roundingScale", \.roundingScale, summary: "Pixels in a point, for the width of titles.")
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
                parameters: ["title": "what it shows", "onSelect": "called when it is chosen by touch"]
            ) { arguments in
                SegmentedControl.Item(
                    title: try arguments["title"],
                    width: try arguments["width"],
                    onSelect: try arguments.closure("onSelect", fallback: ())
                )
            }
            item.callback("onSelect", \.onSelect, summary: "Called when it is chosen by touch.")
            item.property("title", \.title, summary: "What it shows.")
            item.property("width", \.width, summary: "How wide it is.")
        }
        table.register(
            SegmentedControl.Item.Width.self,
            as: "SegmentedControl.Item.Width",
            summary: "How wide a segment is."
        ) { width in
            width.enumCase("automatic", summary: "As its title needs, and a share of what is left.", .automatic)
            width.enumCase("specific(_ width: CGFloat)", summary: "A number of points.") {
                .specific(try $0["width"])
            }
            width.bareWord { CommandNumber.isNumber($0) ? ".specific(\($0))" : nil }
        }
        table.register(
            SegmentedControl.Selection.self,
            as: "SegmentedControl.Selection",
            summary: "Which segment is chosen."
        ) { selection in
            selection.enumCase("none", summary: "None.", .none)
            selection.enumCase("index(_ index: Int)", summary: "The one at an index, from 0.") {
                .index(try $0["index"])
            }
            selection.bareWord { word in Int(word).map { ".index(\($0))" } }
        }
    }
}
