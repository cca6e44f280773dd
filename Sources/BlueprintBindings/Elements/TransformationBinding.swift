import BlueprintUI
import SwiftInterpreter

extension Binding {
    /// The methods that pass an element to a closure and return its result.
    ///
    /// They work on the interpreter's values, so `$0` keeps its own type, even if source declares it.
    static let transformation = Binding("Element.map") { table in
        table.modifiers { element in
            element.valueMethod(
                "map(_ map: (any Element) -> any Element) -> any Element",
                summary: "Replaces this element with the result of a closure.",
                example: """
                    Label(text: "Hi").map { label in
                        Column {
                            label
                            Rule(orientation: .horizontal, color: .gray)
                        }
                    }
                    """,
                parameters: ["map": "returns the element that replaces this one"]
            ) { element, arguments in
                try arguments.function("map")?.call([element]) ?? element
            }
            element.valueMethod(
                "modify(_ modify: (inout any Element) -> Void) -> any Element",
                summary: "Changes properties of this element with a closure.",
                example: "Label(text: \"Hi\").box().modify { $0.backgroundColor = .yellow }",
                parameters: ["modify": "sets properties of $0"]
            ) { element, arguments in
                try arguments.function("modify")?.changing(element) ?? element
            }
            describeConditions(element)
        }
    }

    private static func describeConditions(_ element: TypeRegistration<any Element>) {
        element.valueMethod(
            """
            if(_ isTrue: Bool, then: (any Element) -> any Element, \
            else: ((any Element) -> any Element)? = nil) -> any Element
            """,
            summary:
                "Returns the result of a closure for this element if a condition holds, else the element or the result "
                + "of another closure.",
            example: "Label(text: \"Hi\").if(true) { $0.inset(uniform: 8) } else: { $0.opacity(0.5) }",
            command: .none,
            parameters: ["isTrue": "which closure is called", "else": "without it the element stays as it is"]
        ) { element, arguments in
            let isTrue: Bool = try arguments["isTrue"]
            return try arguments.function(isTrue ? "then" : "else")?.call([element]) ?? element
        }
        element.valueMethod(
            """
            if(let value: Any, then: (Any, any Element) -> any Element, \
            else: ((any Element) -> any Element)? = nil) -> any Element
            """,
            summary: "Calls the closure with an optional value, unless it is nil.",
            example: """
                let width: CGFloat? = 80
                Label(text: "Hi").if(let: width) { width, label in label.constrainedTo(width: .absolute(width)) }
                """,
            command: .none,
            parameters: ["value": "the first closure is called if this is not nil"]
        ) { element, arguments in
            guard let value = try arguments.value("value").wrapped else {
                return try arguments.function("else")?.call([element]) ?? element
            }
            return try arguments.function("then")?.call([value, element]) ?? element
        }
    }
}
