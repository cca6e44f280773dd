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
            subclass(ViewKind.segmentedControl, in: control)
            control.inheritedInitializer("init(items: [Any]?)") { control, arguments in
                let items = try arguments.value("items").wrapped.map { titles($0) } ?? []
                for (index, item) in items.enumerated() {
                    control.insertSegment(withTitle: item as? String, at: index, animated: false)
                }
                control.sizeToFit()
            }
            control.initializer("init(items: [Any]?)", summary: "A segment for each title.") { arguments in
                let items = try arguments.value("items").wrapped.map { titles($0) }
                return UISegmentedControl(items: items)
            }
            describeTitles(of: control)
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
}
