import Foundation
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
            subclass(ViewKind.segmentedControl, in: control, observing: ["selectedSegmentIndex"])
            control.inheritedInitializer("init(items: [Any]?)") { control, arguments in
                let items = try arguments.value("items").wrapped.map { titles($0) } ?? []
                for (index, item) in items.enumerated() {
                    control.insertSegment(withTitle: item as? String, at: index, animated: false)
                }
                control.sizeToFit()
            }
            control.property("isMomentary", \.isMomentary, summary: "True if the selection does not last.")
            control.property("numberOfSegments", summary: "The number of segments.") { $0.numberOfSegments }
            control.property(
                "selectedSegmentIndex",
                \.selectedSegmentIndex,
                summary: "The index of the selected segment; -1 for none."
            )
            control.initializer("init(items: [Any]?)", summary: "A segment for each title.") { arguments in
                let items = try arguments.value("items").wrapped.map { titles($0) }
                return UISegmentedControl(items: items)
            }
            describeSegments(of: control)
            describeTitles(of: control)
            control.method("insertSegment(withTitle title: String?, at segment: Int, animated: Bool)") {
                $0.insertSegment(withTitle: try $1["title"], at: try $1["segment"], animated: try $1["animated"])
            }
        }
    }

    /// Returns the items of a list that are texts; the others become segments without a title.
    private static func titles(_ value: Value) -> [Any] {
        guard case .array(let values) = value else { return [] }
        return values.map { value in
            switch value {
            case .string(let text): text
            case .erased(let erased): titles(.array([erased.value])).first ?? ()
            default: ()
            }
        }
    }

    private static func describeTitles(of control: TypeRegistration<UISegmentedControl>) {
        let table = control.tableProvider
        control.method(
            "setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State)",
            summary: "Sets the attributes of the titles in a state; the font and the colour are used."
        ) { control, arguments in
            let value = try arguments.value("attributes")
            control.setTitleTextAttributes(
                value.isNil ? nil : try TextAttributes(value).values,
                for: try arguments["state"]
            )
        }
        control.method(
            "titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]?",
            summary: "The attributes of the titles in a state."
        ) { control, arguments -> Value in
            let attributes = control.titleTextAttributes(for: try arguments["state"])
            return attributes.map { .present(TextAttributes.dictionary($0, in: table())) } ?? .nil
        }
    }

    private static func describeSegments(of control: TypeRegistration<UISegmentedControl>) {
        control.staticProperty("noSegment", summary: "The index of no segment: -1.", UISegmentedControl.noSegment)
        control.method("removeAllSegments()", summary: "Removes all segments.") { control, _ in
            control.removeAllSegments()
        }
        control.method("removeSegment(at segment: Int, animated: Bool)", summary: "Removes a segment.") {
            $0.removeSegment(at: try $1["segment"], animated: try $1["animated"])
        }
        control.method("setTitle(_ title: String?, forSegmentAt segment: Int)", summary: "Sets a title.") {
            $0.setTitle(try $1["title"], forSegmentAt: try $1["segment"])
        }
        control.method("titleForSegment(at segment: Int) -> String?", summary: "The title of a segment.") {
            $0.titleForSegment(at: try $1["segment"])
        }
        control.method("setEnabled(_ enabled: Bool, forSegmentAt segment: Int)") {
            $0.setEnabled(try $1["enabled"], forSegmentAt: try $1["segment"])
        }
        control.method("isEnabledForSegment(at segment: Int) -> Bool") {
            $0.isEnabledForSegment(at: try $1["segment"])
        }
        control.method("setWidth(_ width: CGFloat, forSegmentAt segment: Int)") {
            $0.setWidth(try $1["width"], forSegmentAt: try $1["segment"])
        }
        control.method("widthForSegment(at segment: Int) -> CGFloat") { $0.widthForSegment(at: try $1["segment"]) }
    }
}
