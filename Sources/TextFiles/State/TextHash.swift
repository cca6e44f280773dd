/// A short text that identifies the contents of a file: the FNV-1a hash of 64 bits, and the number of bytes.
package enum TextHash {
    /// Returns the hash of a text.
    package static func hash(of text: String) -> String {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        return String(hash, radix: 16) + "/" + String(text.utf8.count)
    }
}
