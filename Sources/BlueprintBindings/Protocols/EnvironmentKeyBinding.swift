import BlueprintUI
import SwiftInterpreter

extension Binding {
    static let environmentKey = Binding("EnvironmentKey") { table in
        table.registerProtocol(
            (any EnvironmentKey).self,
            as: "EnvironmentKey",
            summary: "A key for a value of your own in the environment.",
            example: """
                struct GapKey: EnvironmentKey {
                    static var defaultValue: CGFloat { 4 }
                }
                EnvironmentReader { environment in
                    Spacer(environment[GapKey.self])
                }
                .adaptedEnvironment(key: GapKey.self, value: 12)
                """
        ) { $0.adoptable(requiringStatic: "defaultValue") }
    }
}
