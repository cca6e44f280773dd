import BlueprintBindings

/// A word of a command line with its offset.
package struct Word: Hashable, Sendable {
    /// The characters.
    package var text: String
    /// The offset in UTF-8 bytes.
    package var offset: Int

    /// Splits a text into words at white space outside quotes and brackets; the name of an element is one word.
    ///
    /// A comment that begins with `//` at the start of a word ends the text.
    package static func split(_ text: String, from start: Int = 0) -> [Word] {
        ElementName.joined(pieces(of: text, from: start))
    }

    /// Splits a text at white space outside quotes and brackets.
    static func pieces(of text: String, from start: Int = 0) -> [Word] {
        let bytes = Array(text.utf8)
        return CommandWords.ranges(in: bytes).map { range in
            Word(String(decoding: bytes[range], as: UTF8.self), at: start + range.lowerBound)
        }
    }

    /// Returns the text up to a comment that begins at the start of a word.
    static func withoutComment(_ text: String) -> String {
        guard text.contains("//"), let last = pieces(of: text).last else { return text }
        return String(decoding: text.utf8.prefix(last.offset + last.text.utf8.count), as: UTF8.self)
    }

    /// A word at an offset.
    package init(_ text: String, at offset: Int) {
        self.text = text
        self.offset = offset
    }

    /// The text without its quotes, with escapes resolved; the text itself if it is not quoted.
    package var unquoted: String {
        guard isQuoted else { return text }
        var result = ""
        var rest = text.dropFirst().dropLast()
        while let character = rest.popFirst() {
            guard character == "\\", let escaped = rest.popFirst() else {
                result.append(character)
                continue
            }
            switch escaped {
            case "n": result.append("\n")
            case "t": result.append("\t")
            case "r": result.append("\r")
            case "0": result.append("\0")
            case "u": result.append(Self.takeScalar(from: &rest) ?? escaped)
            default: result.append(escaped)
            }
        }
        return result
    }

    /// Takes the character with the code in `{1F600}`; if the code is not valid, returns nil and takes nothing.
    private static func takeScalar(from text: inout Substring) -> Character? {
        guard text.first == "{", let end = text.firstIndex(of: "}"),
            let scalar = UInt32(text[..<end].dropFirst(), radix: 16).flatMap(Unicode.Scalar.init)
        else { return nil }
        text = text[text.index(after: end)...]
        return Character(scalar)
    }

    /// True if it begins with a quote that is not closed.
    fileprivate var isUnclosed: Bool {
        var (isOpen, isEscaped) = (false, false)
        for character in text {
            if !isEscaped, character == "\"" { isOpen.toggle() }
            isEscaped = !isEscaped && isOpen && character == "\\"
        }
        return isOpen && text.hasPrefix("\"")
    }

    /// The dot before the last name of a word such as `"Edit"[1].width`; nil if there is none outside quotes.
    var lastDot: String.Index? {
        let tail = text.lastIndex(of: "\"") ?? text.startIndex
        return text[tail...].lastIndex(of: ".").flatMap { $0 > text.startIndex ? $0 : nil }
    }

    /// True if it is in quotes.
    package var isQuoted: Bool { text.utf8.count >= 2 && text.hasPrefix("\"") && text.hasSuffix("\"") }
}

extension [Word] {
    /// The error for a word that begins with a quote that is not closed; nil if there is none.
    var unclosedQuote: InputError? {
        guard let word = last, word.isUnclosed else { return nil }
        return InputError(
            "the text \(word.text) is not closed",
            fix: "type \(word.text)\"",
            at: word.offset
        )
    }
}

/// The name of an element inside of another one, as it is printed and as it is typed in one word.
///
/// `SettingsRow #14 › Label 2` is printed; `#14/Label2` is the same in one word. A printed name that begins with `›` leaves
/// out the elements around. `Label #2 "Hello"` is printed, too, with the text that the element shows; it is `#2`.
package enum ElementName {
    /// The first element of a name.
    package enum Start: Hashable, Sendable {
        /// The element with a number.
        case number(Int)
        /// The outermost element.
        case root
        /// An element of a type, or the root.
        case type(String)
        /// Any element.
        case anywhere
    }

    /// The sign between the parts of a printed name.
    private static let sign = "›"
    /// The sign in ASCII, and between the parts of a name in one word.
    private static let slash = "/"

    // MARK: - In one word

    /// Reads a name in one word; nil for another word.
    static func parts(of word: String) -> (start: Start, parts: [String])? {
        var parts = word.split(separator: slash, omittingEmptySubsequences: false).map(String.init)
        if word.hasPrefix(sign) {
            parts[0].removeFirst()
            return parts.allSatisfy(isPart) ? (.anywhere, parts) : nil
        }
        let first = parts.removeFirst()
        guard !parts.isEmpty, parts.allSatisfy(isPart) else { return nil }
        if first.isEmpty { return (.root, parts) }
        if first.hasPrefix("#") { return Int(first.dropFirst(), radix: 10).map { (.number($0), parts) } }
        return isPart(first) ? (.type(first), parts) : nil
    }

    /// Returns the readings of a part as a type and a place from 1, the likeliest first; the place is nil without one.
    static func readings(of part: String) -> [(type: String, ordinal: Int?)] {
        if let colon = part.lastIndex(of: ":") {
            return [(String(part[..<colon]), Int(part[part.index(after: colon)...], radix: 10))]
        }
        let digits = part.reversed().prefix { ("0"..."9").contains($0) }.count
        let split = (String(part.dropLast(digits)), Int(part.suffix(digits), radix: 10))
        return digits > 0 ? [(part, nil), split] : [(part, nil)]
    }

    private static func isPart(_ text: String) -> Bool {
        isType(text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).first.map(String.init) ?? "")
    }

    private static func isType(_ text: String) -> Bool {
        text.first?.isUppercase == true && text.allSatisfy { $0.isLetter || $0.isNumber || "_.".contains($0) }
    }

    // MARK: - As printed

    /// Returns the words of a line, with each printed name as one word.
    static func joined(_ words: [Word]) -> [Word] {
        guard words.contains(where: { $0.text == sign || $0.text == slash || number($0.text) != nil }) else {
            return words
        }
        var result: [Word] = []
        var index = 0
        while index < words.count {
            if let (name, end) = name(at: index, of: words) {
                result.append(Word(name, at: words[index].offset))
                index = end
            } else {
                result.append(words[index])
                index += 1
            }
        }
        return result
    }

    /// Returns the name that begins at a word, and the position after it; nil if none does.
    private static func name(at start: Int, of words: [Word]) -> (name: String, end: Int)? {
        var index = start
        var name = ""
        if words[index].text == sign {
            name = sign
        } else {
            guard let (first, end) = element(at: index, of: words) else { return nil }
            guard end < words.count, words[end].text == sign || words[end].text == slash && first.hasPrefix("#") else {
                return end > start + 1 && first.hasPrefix("#") ? (first, endOfText(at: end, of: words)) : nil
            }
            (name, index) = (first + slash, end)
        }
        while index < words.count, words[index].text == sign || words[index].text == slash {
            guard index + 1 < words.count, let (part, end) = part(at: index + 1, of: words) else { return nil }
            name += (name.hasSuffix(slash) || name == sign ? "" : slash) + part
            index = end
        }
        return (name, endOfText(at: index, of: words))
    }

    /// Returns the position after the text of an element that is printed behind its name; the same one if none is.
    private static func endOfText(at index: Int, of words: [Word]) -> Int {
        index < words.count && words[index].isQuoted ? index + 1 : index
    }

    /// Returns the first element of a name: `#14`, `SettingsRow #14` as `#14`, or a part.
    private static func element(at index: Int, of words: [Word]) -> (String, end: Int)? {
        let text = words[index].text
        if let number = number(text) { return (number, index + 1) }
        if isType(text), index + 1 < words.count, let number = number(words[index + 1].text) {
            return (number, index + 2)
        }
        return part(at: index, of: words)
    }

    /// Returns a part, `Label 2` as `Label2`; what follows a dot is the name of a property.
    private static func part(at index: Int, of words: [Word]) -> (String, end: Int)? {
        let type = words[index].text
        guard isType(type) else { return nil }
        guard index + 1 < words.count, case let place = words[index + 1].text, place.first?.isNumber == true,
            place.prefix(while: { $0 != "." }).allSatisfy(\.isNumber)
        else { return (type, index + 1) }
        return (type + (type.last?.isNumber == true ? ":" : "") + place, index + 2)
    }

    /// Returns a word that is the number of an element, `#14`, or `>#14<` as the selection is printed; nil for another
    /// word.
    private static func number(_ word: String) -> String? {
        let text = word.hasPrefix(">#") && word.hasSuffix("<") ? String(word.dropFirst().dropLast()) : word
        return text.hasPrefix("#") && text.count > 1 && text.dropFirst().allSatisfy(\.isNumber) ? text : nil
    }
}

/// A reference to a node or a view.
package enum Reference: Hashable, Sendable {
    /// `#4`: a node of the document.
    case number(Int)
    /// `#3/0/1` or `/0/1`: child indices, from 0, below a node or the root; `0*12` repeats index 0 twelve times.
    case path(from: Int?, steps: [Int])
    /// `#3/Label2`, which is printed as `SettingsRow #3 › Label 2`: an element by its type inside of another one.
    case inner(from: ElementName.Start, parts: [String])
    /// `v3`: a view.
    case view(Int)
    /// `"Account name"`: the element that shows this text.
    case text(String)
    /// `"Edit"[1]`: one of the elements that show this text, in the order of the tree, counted from 0.
    case indexedText(String, index: Int)
    /// `Row[2]`: the elements of a type in the order of the tree, counted from 0.
    case indexed(type: String, index: Int)
    /// `Row` or `title`: the only element of a type, or a declared value.
    case name(String)

    /// Reads a reference.
    ///
    /// - Throws: an ``InputError`` if the word is not a reference.
    package init(_ word: Word) throws {
        let text = word.text
        if word.isQuoted {
            self = .text(word.unquoted)
        } else if let (start, parts) = ElementName.parts(of: text) {
            self = .inner(from: start, parts: parts)
        } else if text.hasPrefix("#") || text.hasPrefix("/") {
            self = try Self.path(text, at: word.offset)
        } else if text.hasPrefix("v"), text.count > 1, let number = Int(text.dropFirst(), radix: 10) {
            self = .view(number)
        } else if let (name, index) = try Self.indexed(word) {
            self = name.isQuoted ? .indexedText(name.unquoted, index: index) : .indexed(type: name.text, index: index)
        } else if let first = text.first, first.isLetter || first == "_" {
            self = .name(text)
        } else {
            throw InputError(
                "'\(text)' is not a reference to an element",
                fix: Int(text, radix: 10) == nil
                    ? "type #4, v3, \"its text\", Row[0] or Row" : "did you mean #\(text)?",
                at: word.offset
            )
        }
    }

    /// Reads `Row[2]` or `"Edit"[1]`; nil if the word has another form.
    private static func indexed(_ word: Word) throws -> (name: Word, index: Int)? {
        guard word.text.hasSuffix("]"), let bracket = word.text.lastIndex(of: "[") else { return nil }
        let name = Word(String(word.text[..<bracket]), at: word.offset)
        guard name.isQuoted || name.text.allSatisfy({ $0.isLetter || $0.isNumber || "_.".contains($0) }) else {
            return nil
        }
        let inside = word.text[word.text.index(after: bracket)...].dropLast()
        guard let index = Int(inside, radix: 10), index >= 0 else {
            throw InputError("'\(inside)' is not an index", fix: "indices count from 0, as in Row[0]", at: word.offset)
        }
        return (name, index)
    }

    private static func path(_ text: String, at offset: Int) throws -> Reference {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        var number: Int?
        if let head = parts.first, head.hasPrefix("#") {
            number = Int(head.dropFirst(), radix: 10)
            guard number != nil else {
                throw InputError(
                    "'\(head)' is not the number of an element",
                    fix: "type # and the number, as in #4",
                    at: offset
                )
            }
        }
        var steps: [Int] = []
        for part in parts.dropFirst() where !(part.isEmpty && parts.count == 2) {
            let factors = part.split(separator: "*", maxSplits: 1).compactMap { Int($0, radix: 10) }
            guard let step = factors.first, step >= 0, factors.count == part.split(separator: "*").count else {
                throw InputError(
                    "'\(part)' is not the index of a child",
                    fix: "indices count from 0, as in #3/0/1",
                    at: offset
                )
            }
            let times = factors.count > 1 ? factors[1] : 1
            guard times > 0, times <= 1_000_000, steps.count <= 1_000_000 else {
                throw InputError("'\(part)' leads too far down the tree", at: offset)
            }
            steps += Array(repeating: step, count: times)
        }
        if let number, steps.isEmpty { return .number(number) }
        return .path(from: number, steps: steps)
    }
}
