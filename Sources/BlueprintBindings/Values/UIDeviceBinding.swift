import HeadlessUIKit
import SwiftInterpreter

extension Binding {
    static let uiDevice = Binding("UIDevice") { table in
        table.register(
            UIDevice.self,
            as: "UIDevice",
            summary: "The device, which is a phone without hardware here.",
            example: "UIDevice.current.userInterfaceIdiom"
        )
        describeOrientations(in: table)
    }

    private static func describeOrientations(in table: BindingTable) {
        table.register(
            UIDeviceOrientation.self,
            as: "UIDeviceOrientation",
            traits: .plainCases,
            summary: "The ways in which a device is held."
        ) { orientation in
            orientation.rawValues()
        }
    }
}
