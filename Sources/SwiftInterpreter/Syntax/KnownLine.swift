import Foundation

/// A statement that is kept from evaluation to evaluation: its text, its lowered form, and its value where that cannot
/// have changed.
///
/// It is a statement of a source or a line of a closure. Each has a number of its own, which offsets in it are relative
/// to; see ``LineOffset``.
final class KnownLine {
    /// The number, which no other line has.
    let number: UInt32
    /// The number of the context that the text was parsed in.
    let context: Int
    /// The hash of the text.
    let hash: UInt64
    /// The text, with the spaces and comments around it as they were last.
    private(set) var bytes: ArraySlice<UInt8>
    /// The number of bytes before the text.
    private(set) var lead: Int
    /// The number of bytes of the text.
    let length: Int
    /// The lowered statement; nil for a declaration, which is lowered each time.
    private(set) var kind: Statement.Kind?
    /// The offset of the lowered statement.
    private(set) var offset = 0
    /// The number of levels that the statement is deep.
    var height = 0
    /// The lines in this one, in order.
    var lines: [KnownLine] = []
    /// The places of these lines.
    var places = LinePlaces() {
        didSet { hasLines = !places.isEmpty }
    }
    /// True if there are lines in this one.
    private(set) var hasLines = false
    /// The number of times that a declaration got other lines inside.
    var version = 0
    /// The types in the line and its last value, which later passes keep.
    var findings: AnyObject?

    /// The number of the line around this one; 0 for a statement of the source.
    var owner: UInt32 = 0
    /// The index among the lines of the owner.
    var index = 0
    /// The number of the last evaluation that used the line.
    var evaluation = 0
    /// True once one of the lines inside is part of another line.
    var isBroken = false

    init(number: UInt32, context: Int, hash: UInt64, bytes: ArraySlice<UInt8>, lead: Int, length: Int) {
        (self.number, self.context, self.hash) = (number, context, hash)
        (self.lead, self.length) = (lead, length)
        self.bytes = Self.copy(bytes)
    }

    /// The text.
    var text: ArraySlice<UInt8> { bytes[(bytes.startIndex + lead)..<(bytes.startIndex + lead + length)] }

    /// The number of bytes of the text with the spaces and comments around it.
    var byteCount: Int { bytes.count }

    /// True for the lines of a closure that are kept together, see ``Statement/Kind/section(_:)``.
    private(set) var isSection = false

    /// The lowered statement as a part of the source; nil for a declaration.
    var form: Statement? { kind.map { Statement(kind: $0, offset: offset, line: self) } }

    /// Sets the lowered statement.
    func setForm(_ form: Statement?) {
        kind = form?.kind
        offset = form?.offset ?? 0
        if case .section? = form?.kind { isSection = true }
    }

    /// Returns true if a source has exactly these bytes at an offset.
    func has(_ source: UnsafeRawBufferPointer, at offset: Int, _ length: Int) -> Bool {
        guard bytes.count == length, offset + length <= source.count else { return false }
        return bytes.withUnsafeBytes { bytes in
            guard let own = bytes.baseAddress, let other = source.baseAddress else { return true }
            return memcmp(own, other + offset, length) == 0
        }
    }

    /// Sets the text with the spaces and comments that are around it now.
    func surround(with bytes: ArraySlice<UInt8>, lead: Int) {
        self.bytes = Self.copy(bytes)
        self.lead = lead
    }

    /// Returns bytes in a storage of their own, so that the source they are from is not kept.
    private static func copy(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> { Array(bytes)[...] }
}
