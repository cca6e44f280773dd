import Foundation

/// A typed size of the viewport: `375x667`, `375` for as high as needed, or the name of a device.
struct ViewportSize: Equatable {
    /// The width in points.
    var width: Double
    /// The height in points; nil for as high as the tree.
    var height: Double?

    /// The screen of a device: its size in points, held upright, and the pixels in a point.
    struct Device {
        let width: Double
        let height: Double
        let scale: Double

        fileprivate init(_ width: Double, _ height: Double, scale: Double) {
            (self.width, self.height, self.scale) = (width, height, scale)
        }
    }

    /// The screens of some devices, by the device's name.
    static let devices: [String: Device] = [
        "iphone-se": Device(375, 667, scale: 2), "iphone-mini": Device(375, 812, scale: 3),
        "iphone": Device(393, 852, scale: 3), "iphone-plus": Device(430, 932, scale: 3),
        "iphone-pro": Device(402, 874, scale: 3), "iphone-pro-max": Device(440, 956, scale: 3),
        "ipad": Device(820, 1180, scale: 2), "ipad-mini": Device(744, 1133, scale: 2),
        "ipad-pro": Device(1024, 1366, scale: 2), "watch": Device(198, 242, scale: 2),
    ]

    /// Returns the screen of a device by its name, whatever the case of its letters.
    static func device(_ name: String) -> Device? { devices[name.lowercased()] }

    /// Returns true if a size is that of a device, upright or on its side.
    static func isDevice(_ size: CGSize) -> Bool {
        let sides = [size.width, size.height].sorted()
        return devices.values.contains { [$0.width, $0.height].sorted() == sides }
    }

    /// Returns the question whether a device with a similar name is meant; nil if there is none.
    static func suggestion(for name: String) -> Fix? {
        NearWord.nearest(to: name, among: devices.keys.sorted()).map(Fix.didYouMean)
    }

    /// Reads the sizes in a word, one or several with commas between them: `320x160,375x160`.
    ///
    /// - Throws: an ``InputError`` with an example.
    static func list(_ word: Word) throws -> [ViewportSize] {
        var offset = word.offset
        return try word.text.split(separator: ",", omittingEmptySubsequences: false).map { part in
            defer { offset += part.utf8.count + 1 }
            return try ViewportSize(Word(String(part), at: offset))
        }
    }

    /// Returns true if a word begins as a size does, or names a device.
    static func isMeant(by word: Word) -> Bool {
        word.text.first?.isNumber == true || device(word.text) != nil
    }

    /// Reads a size.
    ///
    /// - Throws: an ``InputError`` with an example.
    init(_ word: Word) throws {
        if let device = Self.device(word.text) {
            (width, height) = (device.width, device.height)
        } else if let size = SizeText.size(word.text), max(size.width, size.height) <= SizeText.largest {
            (width, height) = (size.width, size.height)
        } else if let number = SizeText.number(word.text), number > 0, number <= SizeText.largest {
            (width, height) = (number, nil)
        } else {
            throw InputError(
                "'\(word.text)' is not a size",
                fix: Self.suggestion(for: word.text)
                    ?? "type 375x667, 375 for as high as needed, or a device such as iphone-se",
                at: word.offset
            )
        }
    }
}
