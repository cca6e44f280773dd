/// A piece of a program's output.
enum OutputPiece: Equatable {
    case character(Unicode.Scalar)
    /// A character of ASCII that moves the cursor or rings.
    case control(Unicode.Scalar)
    /// An escape sequence without parameters, such as `ESC 7`; intermediate characters precede the last.
    case escape(Unicode.Scalar, intermediates: String)
    case sequence(ControlSequence)
    /// A command to the terminal's system, such as a title.
    case systemCommand(String)
    /// Other strings to the terminal, whose contents no test needs.
    case otherString(Unicode.Scalar)
}

/// A control sequence: `ESC [`, parameters, and a final character.
struct ControlSequence: Equatable {
    var prefix = ""
    /// The parameters, each a number and its own parts; 0 if left out.
    var parameters: [[Int]] = []
    var intermediates = ""
    var final: Unicode.Scalar

    /// Returns a parameter; a standard value if it is left out or 0.
    func number(_ index: Int, standard: Int = 1) -> Int {
        let value = parameters.indices.contains(index) ? parameters[index][0] : 0
        return value == 0 ? standard : value
    }

    /// Returns a parameter where 0 has a meaning of its own.
    var selector: Int { number(0, standard: 0) }
}

/// Splits a program's output into pieces; a character or a sequence may continue in the next part of the output.
struct OutputParser {
    private enum State: Equatable {
        case ground, escape, sequence, string(Unicode.Scalar), stringEscape(Unicode.Scalar)
    }

    private var state = State.ground
    private var collected = String.UnicodeScalarView()
    private var undecoded: [UInt8] = []

    /// Returns the pieces that bytes complete.
    mutating func pieces(of bytes: some Sequence<UInt8>) -> [OutputPiece] {
        undecoded += bytes
        let text = undecoded.dropLast(Self.incompleteCount(at: undecoded))
        undecoded.removeFirst(text.count)
        return String(decoding: text, as: UTF8.self).unicodeScalars.compactMap { piece(after: $0) }
    }

    /// Returns the number of bytes at the end that begin a character and do not complete it.
    private static func incompleteCount(at bytes: [UInt8]) -> Int {
        guard let lead = bytes.suffix(3).lastIndex(where: { $0 & 0xc0 != 0x80 }) else { return 0 }
        let length = bytes[lead] >= 0xf0 ? 4 : bytes[lead] >= 0xe0 ? 3 : bytes[lead] >= 0xc0 ? 2 : 1
        let count = bytes.count - lead
        return count < length && bytes[lead] < 0xf8 ? count : 0
    }

    private mutating func piece(after scalar: Unicode.Scalar) -> OutputPiece? {
        switch state {
        case .ground:
            if scalar == "\u{1b}" { return begin(.escape) }
            return scalar.value < 0x20 || scalar.value == 0x7f ? .control(scalar) : .character(scalar)
        case .escape: return pieceInEscape(scalar)
        case .sequence: return pieceInSequence(scalar)
        case .string(let kind):
            if scalar == "\u{7}" { return string(kind) }
            if scalar == "\u{1b}" { state = .stringEscape(kind) } else { collected.append(scalar) }
            return nil
        case .stringEscape(let kind):
            if scalar == "\\" { return string(kind) }
            state = .escape
            return pieceInEscape(scalar)
        }
    }

    private mutating func begin(_ state: State) -> OutputPiece? {
        self.state = state
        collected = String.UnicodeScalarView()
        return nil
    }

    private mutating func string(_ kind: Unicode.Scalar) -> OutputPiece {
        state = .ground
        return kind == "]" ? .systemCommand(String(collected)) : .otherString(kind)
    }

    private mutating func pieceInEscape(_ scalar: Unicode.Scalar) -> OutputPiece? {
        switch scalar.value {
        case 0x5b: return begin(.sequence)
        // An operating system command, a device control string, an application's, a privacy message's and a title's.
        case 0x5d, 0x50, 0x5f, 0x5e, 0x58: return begin(.string(scalar))
        case 0x1b: return begin(.escape)
        case 0x20...0x2f:
            collected.append(scalar)
            return nil
        case ..<0x20: return .control(scalar)
        default:
            state = .ground
            return .escape(scalar, intermediates: String(collected))
        }
    }

    private mutating func pieceInSequence(_ scalar: Unicode.Scalar) -> OutputPiece? {
        switch scalar.value {
        case 0x40...0x7e:
            state = .ground
            return .sequence(Self.sequence(String(collected), final: scalar))
        case 0x1b: return begin(.escape)
        // A control character has its effect in the middle of a sequence.
        case ..<0x20: return .control(scalar)
        default:
            collected.append(scalar)
            return nil
        }
    }

    private static func sequence(_ text: String, final: Unicode.Scalar) -> ControlSequence {
        let prefix = text.prefix { "<=>?".contains($0) }
        let numbers = text.dropFirst(prefix.count).prefix { "0123456789:;".contains($0) }
        let parameters =
            numbers.isEmpty
            ? []
            : numbers.split(separator: ";", omittingEmptySubsequences: false).map { parameter in
                parameter.split(separator: ":", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
            }
        return ControlSequence(
            prefix: String(prefix),
            parameters: parameters,
            intermediates: String(text.dropFirst(prefix.count + numbers.count)),
            final: final
        )
    }
}
