import Foundation

/// The layout attributes of an element or a view other than its frame.
public struct ShownAttributes: Hashable, Sendable {
    private struct Parts: MostlyDefault {
        var alpha = 1.0
        var isHidden = false
        var isUserInteractionEnabled = true
        var tintAdjustmentMode = "automatic"
        var transform: [Double] = []

        static let usual = Parts()
    }

    private var parts = RareValue<Parts>()

    /// The opacity, from 0 to 1.
    public var alpha: Double {
        get { parts.value.alpha }
        set { parts.value.alpha = newValue }
    }

    /// True if it is hidden.
    public var isHidden: Bool {
        get { parts.part(\.isHidden) ?? false }
        set { parts.value.isHidden = newValue }
    }

    /// False if it ignores touches.
    public var isUserInteractionEnabled: Bool {
        get { parts.value.isUserInteractionEnabled }
        set { parts.value.isUserInteractionEnabled = newValue }
    }

    /// The adjustment of the tint colour: `automatic`, `normal` or `dimmed`.
    public var tintAdjustmentMode: String {
        get { parts.value.tintAdjustmentMode }
        set { parts.value.tintAdjustmentMode = newValue }
    }

    /// The sixteen numbers of the transform row by row; empty for the identity.
    public var transform: [Double] {
        get { parts.part(\.transform) ?? [] }
        set { parts.value.transform = newValue }
    }

    /// Creates attributes with UIKit's defaults.
    public init(
        alpha: Double = 1,
        isHidden: Bool = false,
        isUserInteractionEnabled: Bool = true,
        tintAdjustmentMode: String = "automatic",
        transform: [Double] = []
    ) {
        parts = RareValue(
            Parts(
                alpha: alpha,
                isHidden: isHidden,
                isUserInteractionEnabled: isUserInteractionEnabled,
                tintAdjustmentMode: tintAdjustmentMode,
                transform: transform
            )
        )
    }

    /// Creates attributes with UIKit's defaults, without checking each.
    init(defaults: Void) {}

    /// True if all of them have their defaults.
    public var isDefault: Bool { parts.isUnchanged }

    /// Returns true if both are the same stored attributes, or the defaults.
    @inline(__always)
    func isShared(with other: Self) -> Bool { parts.isShared(with: other.parts) }

    /// The attributes that do not have their defaults, in words: `alpha 0.5`, `hidden`.
    public var words: [String] {
        var words: [String] = []
        guard !isDefault else { return words }
        if alpha != 1 { words.append("alpha \(Phrasing.number(alpha))") }
        if isHidden { words.append("hidden") }
        if !isUserInteractionEnabled { words.append("no touches") }
        if tintAdjustmentMode != "automatic" { words.append("tint \(tintAdjustmentMode)") }
        if let transform = transformWords { words.append(transform) }
        return words
    }

    /// The transform in words; nil for the identity.
    var transformWords: String? {
        guard transform.count == 16 else { return nil }
        let numbers = transform.map(Phrasing.number)
        let plane = [0, 1, 4, 5].map { transform[$0] }
        if plane == [1, 0, 0, 1] { return "moved by \(numbers[12]),\(numbers[13])" }
        if plane[1] == 0, plane[2] == 0, transform[12] == 0, transform[13] == 0 {
            return "scaled by \(numbers[0]),\(numbers[5])"
        }
        let degrees = atan2(plane[1], plane[0]) * 180 / .pi
        let isRotation = abs(plane[0] - plane[3]) < 1e-9 && abs(plane[1] + plane[2]) < 1e-9
        if isRotation, abs(plane[0] * plane[0] + plane[1] * plane[1] - 1) < 1e-9 {
            return "rotated by \(Phrasing.number(degrees)) degrees"
        }
        return "transformed by [\([0, 1, 4, 5, 12, 13].map { numbers[$0] }.joined(separator: " "))]"
    }
}
