/// The name of an element inside of another one, as it is printed and as it is typed in one word.
///
/// `SettingsRow #14 › Label 2` is printed; `#14/Label2` is the same in one word. A printed name that begins with `›` leaves
/// out the elements around.
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
        guard words.contains(where: { $0.text == sign || $0.text == slash }) else { return words }
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
            guard let (first, end) = element(at: index, of: words), end < words.count,
                words[end].text == sign || words[end].text == slash && first.hasPrefix("#")
            else { return nil }
            (name, index) = (first + slash, end)
        }
        while index < words.count, words[index].text == sign || words[index].text == slash {
            guard index + 1 < words.count, let (part, end) = part(at: index + 1, of: words) else { return nil }
            name += (name.hasSuffix(slash) || name == sign ? "" : slash) + part
            index = end
        }
        return (name, index)
    }

    /// Returns the first element of a name: `#14`, `SettingsRow #14` as `#14`, or a part.
    private static func element(at index: Int, of words: [Word]) -> (String, end: Int)? {
        let text = words[index].text
        if isNumber(text) { return (text, index + 1) }
        if isType(text), index + 1 < words.count, isNumber(words[index + 1].text) {
            return (words[index + 1].text, index + 2)
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

    private static func isNumber(_ text: String) -> Bool {
        text.hasPrefix("#") && text.count > 1 && text.dropFirst().allSatisfy(\.isNumber)
    }
}
