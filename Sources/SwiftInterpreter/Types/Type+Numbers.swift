extension Type {
    /// The type of Swift that computes with the values of a type of integers; nil for other types.
    var integers: (any FixedWidthInteger.Type)? {
        guard case .nominal(let nominal, _) = form, nominal.code == nil, nominal.name.utf8.count <= 6 else {
            return nil
        }
        switch nominal.name {
        case "Int": return Int.self
        case "Int8": return Int8.self
        case "Int16": return Int16.self
        case "Int32": return Int32.self
        case "Int64": return Int64.self
        case "UInt": return UInt.self
        case "UInt8": return UInt8.self
        case "UInt16": return UInt16.self
        case "UInt32": return UInt32.self
        case "UInt64": return UInt64.self
        default: return nil
        }
    }

    /// True for a type of floating-point numbers of the library.
    var isReal: Bool {
        guard let nominal, nominal.code == nil else { return false }
        return ["Double", "CGFloat", "Float"].contains(nominal.name)
    }

    /// True for the type of floating-point numbers of single precision.
    var isSinglePrecision: Bool { nominal?.name == "Float" && nominal?.code == nil }
}
