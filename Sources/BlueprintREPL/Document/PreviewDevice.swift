import Foundation

/// The screens of devices, by the names that previews have for them in Xcode.
enum PreviewDevice {
    /// Screens in points, held upright, and the devices that have them, in small letters.
    private static let screens: [(width: Double, height: Double, names: [String])] = [
        (320, 568, ["iphone se (1st generation)", "iphone 5s"]),
        (
            375, 667,
            [
                "iphone se", "iphone se (2nd generation)", "iphone se (3rd generation)", "iphone 6", "iphone 6s",
                "iphone 7", "iphone 8",
            ]
        ),
        (414, 736, ["iphone 6 plus", "iphone 6s plus", "iphone 7 plus", "iphone 8 plus"]),
        (375, 812, ["iphone x", "iphone xs", "iphone 11 pro", "iphone 12 mini", "iphone 13 mini"]),
        (414, 896, ["iphone xr", "iphone xs max", "iphone 11", "iphone 11 pro max"]),
        (390, 844, ["iphone 12", "iphone 12 pro", "iphone 13", "iphone 13 pro", "iphone 14", "iphone 16e"]),
        (428, 926, ["iphone 12 pro max", "iphone 13 pro max", "iphone 14 plus"]),
        (393, 852, ["iphone 14 pro", "iphone 15", "iphone 15 pro", "iphone 16"]),
        (430, 932, ["iphone 14 pro max", "iphone 15 plus", "iphone 15 pro max", "iphone 16 plus"]),
        (402, 874, ["iphone 16 pro", "iphone 17", "iphone 17 pro"]),
        (440, 956, ["iphone 16 pro max", "iphone 17 pro max"]),
        (420, 912, ["iphone air"]),
        (768, 1024, ["ipad (6th generation)", "ipad mini (5th generation)", "ipad pro (9.7-inch)"]),
        (810, 1080, ["ipad (7th generation)", "ipad (8th generation)", "ipad (9th generation)"]),
        (
            820, 1180,
            ["ipad (10th generation)", "ipad air (4th generation)", "ipad air (5th generation)", "ipad (a16)"]
        ),
        (744, 1133, ["ipad mini (6th generation)", "ipad mini (a17 pro)"]),
        (834, 1194, ["ipad pro (11-inch)", "ipad pro (11-inch) (4th generation)"]),
        (834, 1210, ["ipad pro 11-inch (m4)"]),
        (1024, 1366, ["ipad pro (12.9-inch)", "ipad pro (12.9-inch) (6th generation)"]),
        (1032, 1376, ["ipad pro 13-inch (m4)"]),
    ]

    /// Returns the size of a device's screen in points, held upright; the names of `viewport` are known, too.
    ///
    /// - Throws: an ``InputError`` with a similar name for an unknown device.
    static func size(of name: String) throws -> CGSize {
        let key = name.lowercased()
        if let screen = screens.first(where: { $0.names.contains(key) }) {
            return CGSize(width: screen.width, height: screen.height)
        }
        if let device = ViewportSize.device(name) { return CGSize(width: device.width, height: device.height) }
        // Another number is another device.
        let alike = screens.flatMap(\.names).filter { $0.filter(\.isNumber) == key.filter(\.isNumber) }
        let near = NearWord.nearest(to: key, among: alike)
        throw InputError(
            "the device '\(name)' is unknown",
            fix: near.map(Fix.didYouMean) ?? "name one such as iPhone 15, or a size: .fixed(width: 393, height: 852)"
        )
    }
}
