import HeadlessUIKit
import SwiftInterpreter

extension Binding {
    static let uiDevice = Binding("UIDevice") { table in
        table.register(
            UIDevice.self,
            as: "UIDevice",
            summary: "The device, which is a phone without hardware here.",
            example: "UIDevice.current.userInterfaceIdiom"
        ) { device in
            device.staticProperty("current", summary: "The device that the program runs on.", UIDevice.current)
            device.property("isMultitaskingSupported", \.isMultitaskingSupported)
            device.property("model", \.model, summary: "The kind of device in words.")
            device.property("name", \.name, summary: "The name of the device.")
            device.property("systemName", \.systemName, summary: "The name of the system.")
            device.property("systemVersion", \.systemVersion, summary: "The version of the system.")
            device.property("userInterfaceIdiom", \.userInterfaceIdiom, summary: "The kind of device: .phone.")
        }
        table.registerCases(
            of: UIUserInterfaceIdiom.self,
            as: "UIUserInterfaceIdiom",
            summary: "The kinds of devices.",
            [
                .unspecified: "Not specified.", .phone: "A phone.", .pad: "A tablet.", .tv: "A television.",
                .carPlay: "A screen in a car.", .mac: "A Mac.",
            ]
        )
        table.registerCases(
            of: UITraitEnvironmentLayoutDirection.self,
            as: "UITraitEnvironmentLayoutDirection",
            summary: "The direction of a language.",
            [
                .unspecified: "Not specified.", .leftToRight: "From left to right.",
                .rightToLeft: "From right to left.",
            ]
        )
    }
}
