/// A decoder of the bytes that a terminal sends: keys, the mouse (SGR), and bracketed pastes.
///
/// Bytes may come in any pieces. A sequence that is not known is dropped whole, so that it types nothing.
package struct InputDecoder: Sendable {
    private var bytes: [UInt8] = []

    private static let escape: UInt8 = 0x1b
    private static let pasteStart = Array("\u{1b}[200~".utf8)
    private static let pasteEnd = Array("\u{1b}[201~".utf8)
    /// The length from which on an unfinished sequence is no sequence.
    private static let longestSequence = 64

    /// A decoder without bytes.
    package init() {}

    /// True if bytes wait for others that complete them.
    package var isPending: Bool { !bytes.isEmpty }

    /// Takes bytes and returns the input that is complete.
    package mutating func take(_ more: some Sequence<UInt8>) -> [TerminalInput] {
        var inputs: [TerminalInput] = []
        _ = take(more) { input, _ in
            inputs.append(input)
            return true
        }
        return inputs
    }

    /// Takes bytes, and passes on the input that is complete until a function returns false; returns the bytes behind that
    /// input.
    ///
    /// - Parameter body: takes an input, and the one behind it if that is complete, too.
    package mutating func take(
        _ more: some Sequence<UInt8>,
        while body: (_ input: TerminalInput, _ next: TerminalInput?) -> Bool
    ) -> [UInt8] {
        bytes += more
        var rest = bytes[...]
        bytes = []
        var following = step(of: &rest)
        while let step = following {
            let behind = rest
            following = self.step(of: &rest)
            if !body(step, following) { return Array(behind) }
        }
        bytes = Array(rest)
        return []
    }

    /// Takes the first input of some bytes; nil if bytes are missing.
    private func step(of rest: inout ArraySlice<UInt8>) -> TerminalInput? {
        while let step = next(in: rest) {
            rest = rest.dropFirst(step.length)
            if let input = step.input { return input }
        }
        return nil
    }

    /// Returns the input of bytes that nothing has completed for a while: an Escape is then a key.
    package mutating func flush() -> [TerminalInput] {
        guard let first = bytes.first, !bytes.starts(with: Self.pasteStart) else { return [] }
        bytes.removeFirst()
        guard first == Self.escape else {
            bytes = []
            return [.key(.character("\u{fffd}"))]
        }
        return [.key(.escape)] + take([])
    }

    private typealias Step = (input: TerminalInput?, length: Int)

    /// Returns the first input of some bytes; nil if bytes are missing.
    private func next(in rest: ArraySlice<UInt8>) -> Step? {
        guard let first = rest.first else { return nil }
        if first == Self.escape { return sequence(in: rest) }
        if let key = Self.key(ofControl: first) { return (.key(key), 1) }
        return first < 0x80 ? (.key(.character(Character(Unicode.Scalar(first)))), 1) : character(in: rest)
    }

    private static func key(ofControl byte: UInt8) -> Key? {
        switch byte {
        case 0x0d, 0x0a: .enter
        case 0x09: .tab
        case 0x7f, 0x08: .backspace
        case 0: .control(" ")
        case 0x01...0x1a: .control(Character(Unicode.Scalar(byte + 0x60)))
        case 0x1c...0x1f: .control(Character(Unicode.Scalar(byte + 0x40)))
        default: nil
        }
    }

    /// Returns the character that a UTF-8 sequence begins with.
    private func character(in rest: ArraySlice<UInt8>) -> Step? {
        let length: Int
        switch rest[rest.startIndex] {
        case 0xc2..<0xe0: length = 2
        case 0xe0..<0xf0: length = 3
        case 0xf0..<0xf5: length = 4
        default: return (.key(.character("\u{fffd}")), 1)
        }
        let sequence = rest.prefix(length)
        let valid = sequence.dropFirst().prefix { $0 & 0xc0 == 0x80 }.count + 1
        if valid < sequence.count { return (.key(.character("\u{fffd}")), valid) }
        if sequence.count < length { return nil }
        let text = String(decoding: sequence, as: UTF8.self)
        return (.key(.character(text.first ?? "\u{fffd}")), length)
    }

    // MARK: - Sequences

    private func sequence(in rest: ArraySlice<UInt8>) -> Step? {
        guard let second = rest.dropFirst().first else { return nil }
        switch second {
        case UInt8(ascii: "["): return controlSequence(in: rest)
        case UInt8(ascii: "O"):
            guard let third = rest.dropFirst(2).first else { return nil }
            return (Self.key(ofFinal: third).map { .key($0) }, 3)
        case UInt8(ascii: "]"), UInt8(ascii: "P"): return string(in: rest)
        // The second Escape begins its own sequence.
        case Self.escape: return (.key(.escape), 1)
        default:
            guard let step = character(after: rest.dropFirst()) else { return nil }
            return (.key(.alt(step.character)), step.length + 1)
        }
    }

    private func character(after rest: ArraySlice<UInt8>) -> (character: Character, length: Int)? {
        guard let step = next(in: rest) else { return nil }
        switch step.input {
        case .key(.character(let character)): return (character, step.length)
        case .key(.enter): return ("\r", step.length)
        case .key(.backspace): return ("\u{7f}", step.length)
        default: return ("\u{fffd}", step.length)
        }
    }

    /// Drops a string sequence, such as a late answer about colours, that BEL or `ESC \` ends.
    private func string(in rest: ArraySlice<UInt8>) -> Step? {
        for (index, byte) in zip(rest.indices, rest).dropFirst(2) {
            let length = index - rest.startIndex + 1
            if byte == 0x07 { return (nil, length) }
            if byte == Self.escape {
                guard index + 1 < rest.endIndex else { return nil }
                if rest[index + 1] == UInt8(ascii: "\\") { return (nil, length + 1) }
            }
            if length > Self.longestSequence { return (nil, length) }
        }
        return nil
    }

    private func controlSequence(in rest: ArraySlice<UInt8>) -> Step? {
        if rest.starts(with: Self.pasteStart) { return paste(in: rest) }
        let body = rest.dropFirst(2).prefix(Self.longestSequence + 1).prefix { !(0x40...0x7e).contains($0) }
        // A byte that no sequence has ends what was none.
        if let wrong = body.firstIndex(where: { !(0x20...0x3f).contains($0) }) { return (nil, wrong - rest.startIndex) }
        if body.count > Self.longestSequence { return (nil, body.count + 2) }
        guard body.endIndex < rest.endIndex else { return nil }
        let final = rest[body.endIndex]
        let parameters = String(decoding: body, as: UTF8.self)
        let length = body.count + 3
        if parameters.hasPrefix("<") { return (Self.mouse(parameters.dropFirst(), final).map { .mouse($0) }, length) }
        let numbers = parameters.split(separator: ";", omittingEmptySubsequences: false).map { Int($0, radix: 10) ?? 1 }
        return (Self.key(numbers, final).map { .key($0) }, length)
    }

    private static func key(_ numbers: [Int], _ final: UInt8) -> Key? {
        guard final == UInt8(ascii: "~") else { return key(ofFinal: final) }
        switch numbers.first {
        case 1, 7: return .home
        case 3: return .delete
        case 4, 8: return .end
        case 5: return .pageUp
        case 6: return .pageDown
        default: return nil
        }
    }

    private static func key(ofFinal byte: UInt8) -> Key? {
        switch byte {
        case UInt8(ascii: "A"): .up
        case UInt8(ascii: "B"): .down
        case UInt8(ascii: "C"): .right
        case UInt8(ascii: "D"): .left
        case UInt8(ascii: "F"): .end
        case UInt8(ascii: "H"): .home
        case UInt8(ascii: "M"): .enter
        case UInt8(ascii: "Z"): .backTab
        default: nil
        }
    }

    /// Returns the event of `ESC [ < button ; column ; row M`, which counts from 1.
    private static func mouse(_ parameters: Substring, _ final: UInt8) -> MouseEvent? {
        let numbers = parameters.split(separator: ";").compactMap { Int($0, radix: 10) }
        guard numbers.count == 3, (1...10_000).contains(numbers[1]), (1...10_000).contains(numbers[2]) else {
            return nil
        }
        let place = CellPlace(column: numbers[1] - 1, row: numbers[2] - 1)
        // Shift, Alt and Control change nothing.
        switch numbers[0] & ~0b1_1100 {
        case 0: return MouseEvent(final == UInt8(ascii: "M") ? .press : .release, place)
        case 32: return MouseEvent(.drag, place)
        case 64: return MouseEvent(.wheelUp, place)
        case 65: return MouseEvent(.wheelDown, place)
        default: return nil
        }
    }

    private func paste(in rest: ArraySlice<UInt8>) -> Step? {
        let body = rest.dropFirst(Self.pasteStart.count)
        var place = body.startIndex
        while let end = body[place...].firstIndex(of: Self.escape) {
            if body[end...].starts(with: Self.pasteEnd) {
                let text = String(decoding: body[..<end], as: UTF8.self)
                return (.paste(text), end - rest.startIndex + Self.pasteEnd.count)
            }
            place = end + 1
        }
        return nil
    }
}

/// A piece of input of a terminal.
package enum TerminalInput: Hashable, Sendable {
    /// A key.
    case key(Key)
    /// An event of the mouse.
    case mouse(MouseEvent)
    /// A text that was pasted, in one piece.
    case paste(String)
}

/// An event of the mouse, at a cell of the terminal.
package struct MouseEvent: Hashable, Sendable {
    /// The kinds of events.
    package enum Kind: Hashable, Sendable {
        /// The left button went down.
        case press
        /// The mouse moved while the left button was down.
        case drag
        /// The left button went up.
        case release
        /// The wheel was turned by one notch.
        case wheelUp, wheelDown
    }

    /// The kind.
    package var kind: Kind
    /// The place in cells; the upper left corner of the terminal is 0, 0.
    package var place: CellPlace

    /// An event at a cell.
    package init(_ kind: Kind, _ place: CellPlace) {
        self.kind = kind
        self.place = place
    }
}

/// A cell of the terminal.
package struct CellPlace: Hashable, Sendable {
    /// The column, from 0.
    package var column: Int
    /// The row, from 0.
    package var row: Int

    /// The cell in a column and a row.
    package init(column: Int, row: Int) {
        self.column = column
        self.row = row
    }
}

/// A key of the keyboard, or a character.
package enum Key: Hashable, Sendable {
    /// A character that was typed.
    case character(Character)
    /// A letter with the Control key, in lower case.
    case control(Character)
    /// A character with the Alt key, or after Escape.
    case alt(Character)
    /// An arrow.
    case up, down, left, right
    /// A key that moves far.
    case home, end, pageUp, pageDown
    /// A key that edits.
    case backspace, delete
    /// A key that ends or leaves something.
    case enter, escape, tab, backTab
}
