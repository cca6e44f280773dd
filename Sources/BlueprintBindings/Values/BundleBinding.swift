import Foundation
import SwiftInterpreter

extension Binding {
    static let bundle = Binding("Bundle") { table in
        table.register(
            Bundle.self,
            as: "Bundle",
            summary: "The files of an app; there are none here: a text is found by no other name than its own.",
            example: "NSLocalizedString(\"Pay\", bundle: .main, comment: \"button\")"
        ) { bundle in
            bundle.staticProperty("main", summary: "The bundle of the app.", Bundle.main)
            bundle.initializer("init(for aClass: Any)") { _ in Bundle.main }
            bundle.property("bundleIdentifier", summary: "The name of the app: none.") { _ in String?.none }
        }
    }
}
