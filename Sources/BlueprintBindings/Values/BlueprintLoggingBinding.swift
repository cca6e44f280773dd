import BlueprintUI
import SwiftInterpreter

extension Binding {
    static let blueprintLogging = Binding("BlueprintLogging") { table in
        table.register(
            BlueprintLogging.self,
            as: "BlueprintLogging",
            summary: "The settings for logs of renders; nothing is logged here."
        ) { logging in
            logging.staticProperty(
                "isEnabled",
                summary: "True if renders are to be logged.",
                get: { BlueprintLogging.isEnabled },
                set: { BlueprintLogging.isEnabled = $0 }
            )
        }
    }
}
