/// A short text that identifies the contents of a file: the FNV-1a hash of 64 bits, and the number of bytes.
package struct TextHash {
    private var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    private var count = 0

    /// The hash of no bytes.
    package init() {}

    /// Adds the bytes of a text at the end.
    package mutating func add(_ text: String) {
        var text = text
        text.withUTF8 { add($0) }
    }

    /// Adds bytes at the end.
    // Of one type of sequence only: a generic function is slow where another module calls it.
    package mutating func add(_ bytes: UnsafeBufferPointer<UInt8>) {
        for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        count += bytes.count
    }

    /// The text.
    package var text: String { String(hash, radix: 16) + "/" + String(count) }

    /// Returns the hash of a text.
    package static func hash(of text: String) -> String {
        var hash = TextHash()
        hash.add(text)
        return hash.text
    }
}
