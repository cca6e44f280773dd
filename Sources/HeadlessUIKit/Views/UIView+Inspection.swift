import Foundation

extension UIView {
    private static let usualCount = 12

    /// The properties of every view; rare ones only if they are set.
    final var commonInspectedProperties: [InspectedProperty] {
        var result: [InspectedProperty] = []
        // Reserves capacity for the properties of subclasses, as growing would double the cost.
        result.reserveCapacity(Self.usualCount)
        result.append(.number("alpha", storedAlpha))
        result.append(.flag("isHidden", isHidden))
        result.append(.flag("isUserInteractionEnabled", isUserInteractionEnabled))
        result.append(.flag("clipsToBounds", clipsToBounds))
        result.append(.color("backgroundColor", storedBackground))
        if storedContentMode != .scaleToFill {
            result.append(InspectedProperty(name: "contentMode", value: "\(storedContentMode)"))
        }
        if let rare { result += rare.inspectedProperties }
        return result
    }
}

extension UIViewRareState {
    fileprivate var inspectedProperties: [InspectedProperty] {
        let accessible = kept.inspectedProperties + (accessibility?.values.inspectedProperties ?? [])
        guard isChanged else { return accessible }
        var result = [InspectedProperty(name: "transform3D", value: transform.description)]
        if let tint { result.append(InspectedProperty(name: "tintColor", value: tint.description)) }
        result.append(InspectedProperty(name: "tintAdjustmentMode", value: "\(tintAdjustmentMode)"))
        if semanticContentAttribute != .unspecified {
            result.append(InspectedProperty(name: "semanticContentAttribute", value: "\(semanticContentAttribute)"))
        }
        if userInterfaceStyle != .unspecified {
            result.append(InspectedProperty(name: "overrideUserInterfaceStyle", value: "\(userInterfaceStyle)"))
        }
        if !autoresizingMask.isEmpty {
            result.append(InspectedProperty(name: "autoresizingMask", value: "\(autoresizingMask.rawValue)"))
        }
        if !touches.interactions.isEmpty {
            let names = touches.interactions.map { "\(type(of: $0))" }
            result.append(InspectedProperty(name: "interactions", value: names.joined(separator: ", ")))
        }
        if let layer { result += layer.inspectedProperties }
        return result + accessible
    }
}

extension CATransform3D {
    /// `identity`, or the numbers that differ from the identity, with their names.
    var description: String {
        let parts = CATransform3D.numbers.compactMap { name, number -> String? in
            let value = self[keyPath: number]
            return value == CATransform3DIdentity[keyPath: number] ? nil : "\(name) \(value.shortDescription)"
        }
        return parts.isEmpty ? "identity" : parts.joined(separator: ", ")
    }

    private static var numbers: [(String, KeyPath<CATransform3D, CGFloat>)] {
        [
            ("m11", \.m11), ("m12", \.m12), ("m13", \.m13), ("m14", \.m14),
            ("m21", \.m21), ("m22", \.m22), ("m23", \.m23), ("m24", \.m24),
            ("m31", \.m31), ("m32", \.m32), ("m33", \.m33), ("m34", \.m34),
            ("m41", \.m41), ("m42", \.m42), ("m43", \.m43), ("m44", \.m44),
        ]
    }
}
