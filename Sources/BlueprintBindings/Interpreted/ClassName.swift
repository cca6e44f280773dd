/// The name of a declared class, as a Swift type.
///
/// The engine reuses a view if its class is the one that the new view description names, so each declared class needs a
/// native class of its own. Swift can only create classes at run time as specializations of generic classes: the
/// generic argument encodes the name, bit by bit, so that the same name always denotes the same class.
protocol ClassName {
    /// The bits of the name, most significant bit first.
    static var bits: [Bool] { get }
}

/// The empty name.
enum EmptyName: ClassName {
    static var bits: [Bool] { [] }
}

/// A name that continues with a 0 bit.
enum ZeroBit<Before: ClassName>: ClassName {
    static var bits: [Bool] { Before.bits + [false] }
}

/// A name that continues with a 1 bit.
enum OneBit<Before: ClassName>: ClassName {
    static var bits: [Bool] { Before.bits + [true] }
}

extension ClassName {
    /// The name as text.
    static var text: String {
        let bits = bits
        var bytes: [UInt8] = []
        for start in stride(from: 0, to: bits.count, by: 8) {
            bytes.append(bits[start..<min(start + 8, bits.count)].reduce(0) { $0 << 1 | ($1 ? 1 : 0) })
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private static func adding(_ bit: Bool) -> any ClassName.Type {
        bit ? OneBit<Self>.self : ZeroBit<Self>.self
    }

    /// The number of bytes that distinguish classes; the runtime is too slow for types that are nested more deeply.
    private static var maximumLength: Int { 64 }

    /// Returns the type that encodes a name.
    static func spelling(_ name: String) -> any ClassName.Type {
        var result: any ClassName.Type = EmptyName.self
        for byte in name.utf8.prefix(maximumLength) {
            for bit in 0..<8 { result = result.adding(byte >> (7 - bit) & 1 == 1) }
        }
        return result
    }
}
