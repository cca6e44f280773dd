import BlueprintUI
import BlueprintUICommonControls
import SwiftInterpreter

extension Binding {
    static let environment = Binding("Environment") { table in
        table.register(
            Environment.self,
            as: "Environment",
            summary: "The values that elements get from their parents.",
            example: """
                EnvironmentReader { environment in
                    Label(text: environment.layoutDirection == .rightToLeft ? "right" : "left")
                }
                """
        ) { environment in
            environment.subscript(index: .anything, result: .anything) { (environment, key: Value) in
                try environment.value(forDeclared: key)
            } set: { environment, key, value in
                try environment.set(value, forDeclared: key)
            }
        }
    }
}
