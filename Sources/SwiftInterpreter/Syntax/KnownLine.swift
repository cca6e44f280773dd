import Foundation

/// A statement that is kept from evaluation to evaluation: its text, its lowered form, and its value where that cannot
/// have changed.
///
/// It is a statement of a source or a line of a closure. Each has a number of its own, which offsets in it are relative
/// to; see ``LineOffset``.
final class KnownLine {
    /// The number, which no other line has.
    let number: UInt32
    /// The text as it was written.
    private(set) var written: Written
    /// The lowered statement.
    private(set) var lowered = LoweredForm()
    /// The number of levels that the statement is deep.
    var height = 0
    /// The lines in this one, in order.
    var lines: [KnownLine] = []
    /// The places of these lines.
    var inside = Inside()
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
        self.number = number
        let bytes = Self.copy(bytes)
        written = Written(context: context, hash: hash, bytes: bytes, lead: lead, length: length)
    }

    /// The text of a line.
    struct Written {
        /// The number of the context that the text was parsed in.
        let context: Int
        /// The hash of the text.
        let hash: UInt64
        /// The text, with the spaces and comments around it as they were last.
        var bytes: ArraySlice<UInt8>
        /// The number of bytes before the text.
        var lead: Int
        /// The number of bytes of the text.
        let length: Int
    }

    /// The lowered statement of a line.
    struct LoweredForm {
        /// The statement; nil for a declaration, which is lowered each time.
        var kind: Statement.Kind?
        /// The offset of the statement.
        var offset = 0
        /// True for the lines of a closure that are kept together, see ``Statement/Kind/section(_:)``.
        var isSection = false
    }

    /// The places of the lines in a line.
    struct Inside {
        /// The places; empty if there are none.
        var places = LinePlaces() {
            didSet { hasLines = !places.isEmpty }
        }
        private var hasLines = false

        /// The places; nil if there are none.
        var placesIfAny: LinePlaces? { hasLines ? places : nil }
    }

    /// The text.
    var text: ArraySlice<UInt8> {
        let start = written.bytes.startIndex + written.lead
        return written.bytes[start..<(start + written.length)]
    }

    /// The number of bytes of the text with the spaces and comments around it.
    var byteCount: Int { written.bytes.count }

    /// The lowered statement as a part of the source; nil for a declaration.
    var form: Statement? { lowered.kind.map { Statement(kind: $0, offset: lowered.offset, line: self) } }

    /// Sets the lowered statement.
    func setForm(_ form: Statement?) {
        lowered.kind = form?.kind
        lowered.offset = form?.offset ?? 0
        if case .section? = form?.kind { lowered.isSection = true }
    }

    /// Returns true if a source has exactly these bytes at an offset.
    func has(_ source: UnsafeRawBufferPointer, at offset: Int, _ length: Int) -> Bool {
        guard written.bytes.count == length, offset + length <= source.count else { return false }
        // Both have as many bytes, as was checked.
        return written.bytes.withUnsafeBytes { bytes in
            guard let own = bytes.baseAddress, let other = source.baseAddress else { return true }
            return memcmp(own, other + offset, length) == 0
        }
    }

    /// Sets the text with the spaces and comments that are around it now.
    func surround(with bytes: ArraySlice<UInt8>, lead: Int) {
        written.bytes = Self.copy(bytes)
        written.lead = lead
    }

    /// Returns bytes in a storage of their own, so that the source they are from is not kept.
    private static func copy(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> { Array(bytes)[...] }
}

/// The mark that tells private declarations of one name in several files apart.
///
/// The compiler does the same in the names that it gives to symbols. Programs and messages show the name without it.
package enum PrivateMark {
    /// A letter that Swift allows in names and that nobody types.
    private static let letter: Character = "\u{02B9}"

    /// Returns the name that a private declaration gets, with the number of its file.
    package static func marked(_ name: String, _ file: Int) -> String { "\(name)\(letter)\(file)" }

    /// Returns a text with the names as they were declared.
    package static func removed(from text: String) -> String {
        guard text.contains(letter) else { return text }
        var result = ""
        var isInMark = false
        for character in text {
            if character == letter {
                isInMark = true
            } else if !isInMark || !character.isWholeNumber {
                isInMark = false
                result.append(character)
            }
        }
        return result
    }
}
