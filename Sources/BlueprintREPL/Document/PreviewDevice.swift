import Foundation

/// The screens of devices, by the names that previews have for them in Xcode.
enum PreviewDevice {
    /// Screens in points, held upright, and the devices that have them.
    private static let screens: [(width: Double, height: Double, names: [String])] = [
        (320, 568, ["iPhone SE (1st generation)", "iPhone 5s"]),
        (
            375, 667,
            [
                "iPhone SE", "iPhone SE (2nd generation)", "iPhone SE (3rd generation)", "iPhone 6", "iPhone 6s",
                "iPhone 7", "iPhone 8",
            ]
        ),
        (414, 736, ["iPhone 6 Plus", "iPhone 6s Plus", "iPhone 7 Plus", "iPhone 8 Plus"]),
        (375, 812, ["iPhone X", "iPhone XS", "iPhone 11 Pro", "iPhone 12 mini", "iPhone 13 mini"]),
        (414, 896, ["iPhone XR", "iPhone XS Max", "iPhone 11", "iPhone 11 Pro Max"]),
        (390, 844, ["iPhone 12", "iPhone 12 Pro", "iPhone 13", "iPhone 13 Pro", "iPhone 14", "iPhone 16e"]),
        (428, 926, ["iPhone 12 Pro Max", "iPhone 13 Pro Max", "iPhone 14 Plus"]),
        (393, 852, ["iPhone 14 Pro", "iPhone 15", "iPhone 15 Pro", "iPhone 16"]),
        (430, 932, ["iPhone 14 Pro Max", "iPhone 15 Plus", "iPhone 15 Pro Max", "iPhone 16 Plus"]),
        (402, 874, ["iPhone 16 Pro", "iPhone 17", "iPhone 17 Pro"]),
        (440, 956, ["iPhone 16 Pro Max", "iPhone 17 Pro Max"]),
        (420, 912, ["iPhone Air"]),
        (768, 1024, ["iPad (6th generation)", "iPad mini (5th generation)", "iPad Pro (9.7-inch)"]),
        (810, 1080, ["iPad (7th generation)", "iPad (8th generation)", "iPad (9th generation)"]),
        (
            820, 1180,
            ["iPad (10th generation)", "iPad Air (4th generation)", "iPad Air (5th generation)", "iPad (A16)"]
        ),
        (744, 1133, ["iPad mini (6th generation)", "iPad mini (A17 Pro)"]),
        (834, 1194, ["iPad Pro (11-inch)", "iPad Pro (11-inch) (4th generation)"]),
        (834, 1210, ["iPad Pro 11-inch (M4)"]),
        (1024, 1366, ["iPad Pro (12.9-inch)", "iPad Pro (12.9-inch) (6th generation)"]),
        (1032, 1376, ["iPad Pro 13-inch (M4)"]),
    ]

    /// Returns the size of a device's screen in points, held upright; the names of `viewport` are known, too.
    ///
    /// - Throws: an ``InputError`` with a similar name for an unknown device.
    static func size(of name: String) throws -> CGSize {
        let key = Self.key(of: name)
        if let screen = screens.first(where: { $0.names.contains { Self.key(of: $0) == key } }) {
            return CGSize(width: screen.width, height: screen.height)
        }
        if let device = ViewportSize.device(name) { return CGSize(width: device.width, height: device.height) }
        // Another number is another device.
        let alike = screens.flatMap(\.names).filter { $0.filter(\.isNumber) == key.filter(\.isNumber) }
        let near = NearWord.nearest(to: name, among: alike)
        throw InputError(
            "the device '\(name)' is unknown",
            fix: near.map(Fix.didYouMean) ?? "name one such as iPhone 15, or a size: .fixed(width: 393, height: 852)"
        )
    }

    /// Returns the letters and digits of a name: `.iPhone14` means `iPhone 14`, too.
    private static func key(of name: String) -> String {
        name.lowercased().filter { $0.isLetter || $0.isNumber }
    }
}
