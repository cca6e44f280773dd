import SwiftInterpreter

/// The word at the cursor: its start and its end.
extension Completer {
    /// Returns the start of the word at the end of a text: after white space, a bracket, a dot or the like.
    ///
    /// A quotation mark that is not closed, and the dashes of an option, belong to the word.
    ///
    /// - Parameter joinsHyphens: true if a hyphen is part of a word, as in `iphone-pro`, and not a sign.
    static func startOfWord(_ text: String, joinsHyphens: Bool) -> Int {
        if let quote = openQuote(in: text) { return quote }
        let tail = text.reversed().prefix { character in
            character.isLetter || character.isNumber || "_#/$".contains(character) || joinsHyphens && character == "-"
        }
        let start = text.count - tail.count
        let head = text.dropLast(tail.count)
        let dashes = head.reversed().prefix { $0 == "-" }.count
        return head.dropLast(dashes).last?.isWhitespace == true ? start - dashes : start
    }

    /// Returns the offset of the quotation mark of the string that a text ends in; nil if it ends elsewhere.
    private static func openQuote(in text: String) -> Int? {
        guard case .string(_, _, let offset)? = SwiftTokens.open(atEndOf: text).last else { return nil }
        return String(decoding: text.utf8.prefix(offset), as: UTF8.self).count
    }

    /// Returns the start of the path at the end of a text.
    static func startOfPath(_ text: String) -> Int {
        text.count - text.reversed().prefix { !$0.isWhitespace }.count
    }

    /// Returns the number of characters behind the cursor that belong to the word before it.
    ///
    /// After white space or an opening bracket no word has begun, so that what follows stays.
    ///
    /// - Parameters:
    ///   - prefix: the part of the word before the cursor.
    ///   - behind: the line behind the cursor.
    ///   - joinsHyphens: true if a hyphen is part of a word.
    ///   - typed: the line before the cursor.
    static func rest(of prefix: String, _ behind: Substring, _ joinsHyphens: Bool, after typed: String) -> Int {
        if prefix.isEmpty, typed.last != "." { return 0 }
        if prefix.hasPrefix("\""), let end = endOfText(behind) { return end }
        return behind.prefix { character in
            character.isLetter || character.isNumber || character == "_" || joinsHyphens && character == "-"
                || prefix.hasPrefix("#") && character == "/"
        }.count
    }

    /// Returns the number of characters up to the quotation mark that closes a text, with it; nil if none does.
    private static func endOfText(_ behind: Substring) -> Int? {
        var isEscaped = false
        for (offset, character) in behind.enumerated() {
            if character == "\"", !isEscaped { return offset + 1 }
            isEscaped = character == "\\" && !isEscaped
        }
        return nil
    }

    /// Returns the number of characters behind the cursor that belong to the path before it.
    static func rest(ofPath prefix: String, _ behind: Substring) -> Int {
        prefix.isEmpty ? 0 : behind.prefix { !$0.isWhitespace }.count
    }
}

/// The headings under which completions are listed.
extension Completer {
    /// Returns completions group by group, in the order in which the groups first appear.
    static func sortedByGroup(_ candidates: [Completion]) -> [Completion] {
        var order: [String] = []
        var members: [String: [Completion]] = [:]
        for candidate in candidates {
            let group = candidate.group.isEmpty ? "words" : candidate.group
            if members[group] == nil { order.append(group) }
            members[group, default: []].append(candidate.grouped(group))
        }
        return order.flatMap { members[$0] ?? [] }
    }

    /// Returns the heading of a word of Swift that is no modifier.
    func group(ofSwift word: String, among declared: Set<String>) -> String {
        if word.hasSuffix(":") { return "parameters" }
        if declared.contains(word) { return "declared here" }
        guard let first = word.first, first.isLetter, word != "true", word != "false" else { return "values" }
        if first.isUppercase { return language.catalog.elementTypes.contains(word) ? "elements" : "types" }
        return "members and values"
    }
}
