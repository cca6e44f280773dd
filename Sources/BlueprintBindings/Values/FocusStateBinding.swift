import BlueprintUI
import BlueprintUICommonControls
import SwiftInterpreter

extension Binding {
    static let focusState = Binding("FocusState") { table in
        table.register(
            InterpretedFocus.self,
            as: "FocusState",
            traits: .wrapper,
            summary: "Reports which element has the focus, and moves it.",
            example: """
                enum Field { case name, city }
                @FocusState var focus: Field?
                Column {
                    TextField(text: "").focused(when: $focus, equals: .name)
                    TextField(text: "").focused(when: $focus, equals: .city)
                }
                """
        ) { state in
            state.initializer("init()", command: .none) { InterpretedFocus(isBool: $0.typeArguments == ["Bool"]) }
            state.hasReferenceSemantics()
            let late = state.tableProvider
            state.property(
                "wrappedValue",
                type: .anything,
                summary: "The value of the focused element; nil or false without focus.",
                get: { $0.wrappedValue },
                set: { (state: inout InterpretedFocus, value: Value) in try state.move(to: value, in: late()) }
            )
            state.method("binding() -> FocusBinding", command: .none) { state, arguments in
                try state.binding(for: .bool(true), in: arguments.table)
            }
            state.method("binding(for value: Value) -> FocusBinding", command: .none) { state, arguments in
                try state.binding(for: try arguments.value("value"), in: arguments.table)
            }
            state.property("projectedValue", summary: "The binding.", get: { $0 })
        }
        table.extend("TextField", as: TextField.self) { field in
            field.method(
                "focused(when state: FocusState, equals value: Value) -> TextField",
                summary: "Returns a binding of one value of the state.",
                command: .none
            ) { field, arguments in
                var field = field
                let state: InterpretedFocus = try arguments["state"]
                field.focusBinding = try state.binding(for: arguments.value("value"), in: arguments.table)
                return field
            }
            field.method(
                "focused(when condition: FocusState) -> TextField",
                summary: "Returns a binding of a Boolean state.",
                command: .none
            ) { field, arguments in
                var field = field
                let state: InterpretedFocus = try arguments["condition"]
                field.focusBinding = try state.binding(for: .bool(true), in: arguments.table)
                return field
            }
        }
    }
}
