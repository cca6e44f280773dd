import Foundation

/// A typed size of the viewport: `375x667`, `375` for as high as needed, or the name of a device.
struct ViewportSize: Equatable {
    /// The width in points.
    var width: Double
    /// The height in points; nil for as high as the tree.
    var height: Double?

    /// The sizes of the screens of some devices, held upright, by the device's name.
    static let devices: [String: (width: Double, height: Double)] = [
        "iphone-se": (375, 667), "iphone-mini": (375, 812), "iphone": (393, 852), "iphone-plus": (430, 932),
        "iphone-pro": (402, 874), "iphone-pro-max": (440, 956), "ipad": (820, 1180), "ipad-mini": (744, 1133),
        "ipad-pro": (1024, 1366), "watch": (198, 242),
    ]

    /// Returns the size of a device by its name, whatever the case of its letters.
    static func device(_ name: String) -> (width: Double, height: Double)? { devices[name.lowercased()] }

    /// Returns the question whether a device with a similar name is meant; nil if there is none.
    static func suggestion(for name: String) -> String? {
        NearWord.nearest(to: name, among: devices.keys.sorted()).map { "did you mean \($0)?" }
    }

    /// Reads a size.
    ///
    /// - Throws: an ``InputError`` with an example.
    init(_ word: Word) throws {
        if let device = Self.device(word.text) {
            (width, height) = device
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
