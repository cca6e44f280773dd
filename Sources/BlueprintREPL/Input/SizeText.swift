import Foundation

/// Typed numbers and sizes: `96x16`, `96×16`, `102,72`.
enum SizeText {
    /// Returns a size in points, finite and not negative; nil if the text is not one.
    static func size(_ text: String) -> CGSize? {
        guard let pair = pair(text, separators: "x×"), pair.0 >= 0, pair.1 >= 0 else { return nil }
        return CGSize(width: pair.0, height: pair.1)
    }

    /// The limit of a typed width or height, in points.
    static let largest = 100_000.0

    /// Returns a size in its typed form.
    static func text(_ size: CGSize) -> String { "\(Quoted.number(size.width))x\(Quoted.number(size.height))" }

    /// Returns the two numbers around a separator, as typed.
    static func parts(_ text: String, separators: String) -> (String, String)? {
        let parts = text.split(omittingEmptySubsequences: false) { separators.contains($0) }
        guard parts.count == 2, number(String(parts[0])) != nil, number(String(parts[1])) != nil else { return nil }
        return (String(parts[0]), String(parts[1]))
    }

    /// Returns a finite number, also with a typographic minus; nil if the text is not one.
    static func number(_ text: String) -> Double? {
        let plain = text.replacing("−", with: "-")
        guard !plain.isEmpty, plain.allSatisfy({ $0.isASCII && ($0.isNumber || ".-+e".contains($0)) }) else {
            return nil
        }
        return Double(plain).flatMap { $0.isFinite ? $0 : nil }
    }

    private static func pair(_ text: String, separators: String) -> (Double, Double)? {
        guard let parts = parts(text, separators: separators), let first = number(parts.0), let second = number(parts.1)
        else { return nil }
        return (first, second)
    }
}

/// Typed ranges of numbers: `80...400`.
enum RangeText {
    /// Returns the range that a text means, with any of the signs that are usual between two numbers; nil if it is none.
    static func range(_ text: String) -> ClosedRange<Double>? {
        guard let (low, high) = ends(text), low < high else { return nil }
        return low...high
    }

    /// Returns a range as Swift writes it.
    static func text(_ range: ClosedRange<Double>) -> String {
        "\(Quoted.number(range.lowerBound))...\(Quoted.number(range.upperBound))"
    }

    /// The signs between two numbers; a longer one comes before its parts.
    private static let signs = ["...", "..<", "…", "..", "–", "-"]

    private static func ends(_ text: String) -> (Double, Double)? {
        for sign in signs {
            let parts = text.split(separator: sign, omittingEmptySubsequences: false).map(String.init)
            if parts.count == 2, let low = SizeText.number(parts[0]), let high = SizeText.number(parts[1]) {
                return (low, high)
            }
        }
        return nil
    }
}

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

/// The settings as lines that are typed.
extension Settings {
    /// The lines that set what a layout depends on.
    var layoutLines: [String] {
        let lines = [
            "viewport \(SizeText.text(viewport))", "scale \(Quoted.number(scale))", "direction \(directionWord)",
        ]
        return lines + environment.values.sorted { $0.name < $1.name }.map { "env \($0.name) \($0.value)" }
    }
}
