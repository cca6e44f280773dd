/// The name of a class of source, as a Swift type.
///
/// The engine keeps a view as long as its class is the one that an update describes, so each class of source needs a
/// native class of its own. Swift makes classes while it runs only as arguments of generic ones: the argument spells the
/// name, bit by bit, so that the same name always gives the same class.
protocol ClassName {
    /// The bits of the name, the last one first.
    static var bits: [Bool] { get }
}

/// The empty name.
enum NoName: ClassName {
    static var bits: [Bool] { [] }
}

/// A name that goes on with a bit that is not set.
enum ClearBit<Before: ClassName>: ClassName {
    static var bits: [Bool] { Before.bits + [false] }
}

/// A name that goes on with a bit that is set.
enum SetBit<Before: ClassName>: ClassName {
    static var bits: [Bool] { Before.bits + [true] }
}

extension ClassName {
    /// The name.
    static var text: String {
        let bits = bits
        var bytes: [UInt8] = []
        for start in stride(from: 0, to: bits.count, by: 8) {
            bytes.append(bits[start..<min(start + 8, bits.count)].reduce(0) { $0 << 1 | ($1 ? 1 : 0) })
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private static func adding(_ bit: Bool) -> any ClassName.Type {
        bit ? SetBit<Self>.self : ClearBit<Self>.self
    }

    /// So many bytes of a name tell classes apart: types that are nested deeper take the runtime too long.
    private static var longest: Int { 64 }

    /// The type that spells a name.
    static func spelling(_ name: String) -> any ClassName.Type {
        var result: any ClassName.Type = NoName.self
        for byte in name.utf8.prefix(longest) {
            for bit in 0..<8 { result = result.adding(byte >> (7 - bit) & 1 == 1) }
        }
        return result
    }
}
