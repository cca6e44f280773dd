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
            device.property("orientation", \.orientation, summary: "The way in which it is held: .portrait.")
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
        describeOrientations(in: table)
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

    private static func describeOrientations(in table: BindingTable) {
        table.register(
            UIDeviceOrientation.self,
            as: "UIDeviceOrientation",
            traits: .plainCases,
            summary: "The ways in which a device is held."
        ) { orientation in
            orientation.enumCase("unknown", summary: "Not known.", .unknown)
            orientation.enumCase("portrait", summary: "Upright.", .portrait)
            orientation.enumCase("portraitUpsideDown", summary: "Upside down.", .portraitUpsideDown)
            orientation.enumCase("landscapeLeft", summary: "On its left side.", .landscapeLeft)
            orientation.enumCase("landscapeRight", summary: "On its right side.", .landscapeRight)
            orientation.enumCase("faceUp", summary: "On its back.", .faceUp)
            orientation.enumCase("faceDown", summary: "On its front.", .faceDown)
            orientation.rawValues()
            orientation.property("isFlat", summary: "True if it lies flat.") { $0.isFlat }
            orientation.property("isLandscape", summary: "True if it is on a side.") { $0.isLandscape }
            orientation.property("isPortrait", summary: "True if it is upright or upside down.") { $0.isPortrait }
            orientation.property("isValidInterfaceOrientation") { $0.isValidInterfaceOrientation }
        }
    }
}
