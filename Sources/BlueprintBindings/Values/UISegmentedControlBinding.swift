import HeadlessUIKit
import SwiftInterpreter

extension Binding {
    static let uiSegmentedControl = Binding("UISegmentedControl") { table in
        table.register(
            UISegmentedControl.self,
            as: "UISegmentedControl",
            superclass: "UIControl",
            summary: "A control of segments, one of them selected.",
            example: "UISegmentedControl.describe { config in config[\\.isMomentary] = true }"
        ) { control in
            describe(ViewKind.segmentedControl, in: control)
            control.property("isMomentary", \.isMomentary, summary: "True if the selection does not last.")
            control.property("numberOfSegments", summary: "The number of segments.") { $0.numberOfSegments }
            control.property(
                "selectedSegmentIndex",
                \.selectedSegmentIndex,
                summary: "The index of the selected segment; -1 for none."
            )
            control.method("insertSegment(withTitle title: String?, at segment: Int, animated: Bool)") {
                $0.insertSegment(withTitle: try $1["title"], at: try $1["segment"], animated: try $1["animated"])
            }
        }
    }
}
