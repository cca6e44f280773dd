import SwiftInterpreter

/// Modifiers as commands: `inset 20 10` for `.inset(horizontal: 20, vertical: 10)`, `row center` to wrap in a Row.
package struct ModifierCommands {
    /// The Swift that a command inserts.
    package enum Meaning: Equatable, Sendable {
        /// A call to put after the selected expression, such as `.inset(uniform: 20)`.
        case modifier(String)
        /// A list to put around the selected expression: its call without the closure, such as `Row(alignment: .top)`
        /// or `Row`; ` { `, the expression and ` }` follow it.
        case list(String)
        /// A call to put around the selected expression as its last argument, such as `Button(wrapping: ` and `)`.
        case call(before: String, after: String)
    }

    /// An error in a line that is not a valid command.
    package struct Fault: Error, Equatable, Sendable {
        /// The message, without a full stop.
        package var message: String
        /// The UTF-8 offset of the wrong word in the line; the end of the line if a word is missing.
        package var offset: Int
        /// The most similar valid word.
        package var didYouMean: String?
        /// One line for each form that the command takes, such as `inset horizontal vertical`.
        package var usage: [String]
    }

    /// The names of all commands, alphabetically.
    package let names: [String]

    private let table: BindingTable
    private let matcher: BareWordMatcher
    private let modifiers: [String: [Signature]]
    private let lists: [String: (type: String, signatures: [Signature])]
    private let wrappers: [String: (type: String, signatures: [Signature])]

    /// Reads the commands from a table.
    package init(_ table: BindingTable) {
        self.table = table
        matcher = BareWordMatcher(table: table, omitting: [Self.wrapped])
        var modifiers: [String: [Signature]] = [:]
        for callable in table.elementMethods {
            let signature = callable.signature
            guard signature.command.isAvailable, let result = signature.result.name,
                let type = table.type(named: result), table.isElement(type)
            else { continue }
            for name in Set([signature.name, signature.commandName]) { modifiers[name, default: []].append(signature) }
        }
        var lists: [String: (type: String, signatures: [Signature])] = [:]
        var wrappers: [String: (type: String, signatures: [Signature])] = [:]
        for type in table.typeOrder.compactMap({ table.type(named: $0) }) where table.isElement(type) {
            if let signature = table.listInitializer(of: type)?.signature, let name = signature.command.name {
                lists[name] = (type.name, [signature])
            }
            for signature in type.members.initializers.map(\.signature)
            where signature.parameters.last?.name == Self.wrapped {
                if let name = signature.command.name { wrappers[name] = (type.name, [signature]) }
            }
        }
        self.modifiers = modifiers
        self.lists = lists
        self.wrappers = wrappers
        names = Set(modifiers.values.joined().map(\.commandName)).union(lists.keys).union(wrappers.keys).sorted()
    }

    /// The parameter of an initializer that is the element to wrap.
    private static let wrapped = "element"

    /// Returns true if a command has the name; a modifier is found by its own name and by its shorter one.
    package func isCommand(_ name: String) -> Bool {
        modifiers[name] != nil || lists[name] != nil || wrappers[name] != nil
    }

    /// Returns the Swift that a line inserts.
    ///
    /// - Throws: a ``Fault`` if the first word is not a command or the other words do not match one of its forms.
    package func meaning(of line: String) throws(Fault) -> Meaning {
        let words = CommandWords(line)
        guard let name = words.words.first else {
            throw Fault(message: "there is no command", offset: 0, didYouMean: nil, usage: [])
        }
        let arguments = Array(words.words.dropFirst())
        do {
            if let signatures = modifiers[name] {
                let match = try matcher.match(arguments, with: signatures)
                return .modifier(".\(match.signature.name)\(match.callee)")
            }
            if let list = lists[name] {
                let match = try matcher.match(arguments, with: list.signatures)
                return .list(list.type + (match.arguments == "()" ? "" : match.arguments))
            }
            if let wrapper = wrappers[name] {
                let match = try matcher.match(arguments, with: wrapper.signatures)
                let label = match.signature.parameters.last?.label.map { "\($0): " } ?? ""
                let arguments = match.arguments.dropFirst().dropLast()
                let before = "\(wrapper.type)(\(arguments)\(arguments.isEmpty ? "" : ", ")\(label)"
                return .call(before: before, after: ")")
            }
        } catch {
            let end = line.utf8.count
            let index = error.wordIndex.map { $0 + 1 }
            let offset = index.flatMap { $0 < words.offsets.count ? words.offsets[$0] : nil } ?? end
            throw Fault(message: error.message, offset: offset, didYouMean: error.didYouMean, usage: error.usage)
        }
        throw Fault(message: "'\(name)' is not a modifier", offset: words.offsets[0], didYouMean: nil, usage: [])
    }

    /// Returns one line for each form of a command; none if the command does not exist.
    package func usage(of name: String) -> [String] {
        signatures(named: name).map { matcher.usage(of: $0) }
    }

    /// Returns the forms of a command that the text after its name fits, without the name and with `‹` and `›` around the
    /// parameter that the last word is for.
    package func usage(of name: String, after text: String) -> [String] {
        let isBetweenWords = text.last?.isWhitespace ?? true
        let words = CommandWords(text).words
        let complete = isBetweenWords ? words : Array(words.dropLast())
        return signatures(named: name).filter(\.command.isAvailable).compactMap {
            matcher.usage(of: $0, after: complete)
        }
    }

    /// Returns the words that can follow the complete words of a line that begins with a command's name.
    package func completions(after line: String) -> [String] {
        let words = CommandWords(line).words
        guard let name = words.first else { return names }
        return matcher.completions(after: Array(words.dropFirst()), with: signatures(named: name))
    }

    /// Returns the line of help about a word of a command: a label or a value; empty if there is none.
    package func summary(of word: String, in command: String) -> String {
        let parameters = signatures(named: command).flatMap(\.parameters)
        let labelled = parameters.filter { $0.label == word }.map(\.summary)
        let values = parameters.map { table.summary(ofValue: word, of: $0.type) }
        let types = parameters.filter { $0.label == word }.map { "\($0.type)" }
        let flag = ["true", "false"].contains(word) ? parameters.first { $0.type.unwrapped == "Bool" } : nil
        let flagged = flag.map { "a value of \($0.label ?? $0.name)" } ?? ""
        return (labelled + values + types + [flagged]).first { !$0.isEmpty } ?? "an amount"
    }

    func signatures(named name: String) -> [Signature] {
        modifiers[name] ?? lists[name]?.signatures ?? wrappers[name]?.signatures ?? []
    }
}

/// A command line split into words; quotes and brackets keep a word together.
package struct CommandWords {
    /// The words, without a comma at the end.
    private(set) var words: [String] = []
    /// The UTF-8 offset of each word in the line.
    private(set) var offsets: [Int] = []

    init(_ line: String) {
        let bytes = Array(line.utf8)
        for range in Self.ranges(in: bytes) {
            let end = bytes[range].last == UInt8(ascii: ",") ? range.upperBound - 1 : range.upperBound
            guard end > range.lowerBound else { continue }
            words.append(String(decoding: bytes[range.lowerBound..<end], as: UTF8.self))
            offsets.append(range.lowerBound)
        }
    }

    /// Returns the places of words: what white space outside of quotes and brackets separates.
    ///
    /// A comment that begins with `//` at the start of a word ends the text.
    package static func ranges(in bytes: [UInt8]) -> [Range<Int>] {
        var result: [Range<Int>] = []
        var start: Int?
        var depth = 0
        var isQuoted = false
        var isEscaped = false
        for (offset, byte) in bytes.enumerated() {
            if !isQuoted, depth == 0, [UInt8(ascii: " "), UInt8(ascii: "\t"), 10, 13].contains(byte) {
                if let begin = start { result.append(begin..<offset) }
                start = nil
                continue
            }
            if start == nil {
                if bytes[offset...].starts(with: "//".utf8) { return result }
                start = offset
            }
            if isEscaped {
                isEscaped = false
                continue
            }
            switch byte {
            case UInt8(ascii: "\\"): isEscaped = isQuoted
            case UInt8(ascii: "\""): isQuoted.toggle()
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): if !isQuoted { depth += 1 }
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): if !isQuoted { depth = max(0, depth - 1) }
            default: break
            }
        }
        if let begin = start { result.append(begin..<bytes.count) }
        return result
    }
}

/// Numbers as the words of a command.
enum CommandNumber {
    /// Returns true if the word is a Swift number literal.
    static func isNumber(_ word: String) -> Bool {
        guard let first = word.utf8.first, "-0123456789".utf8.contains(first) else { return false }
        return !word.hasSuffix(".") && !word.contains("x") && Double(word)?.isFinite == true
    }

    /// Returns the first `count` words if all of them are numbers; nil otherwise.
    static func numbers(_ words: ArraySlice<String>, count: Int) -> [String]? {
        let first = words.prefix(count)
        return first.count == count && first.allSatisfy(isNumber) ? Array(first) : nil
    }

    /// Returns true if the word is a closed range of numbers that is not empty, such as `20...30`.
    static func isRange(_ word: String) -> Bool {
        guard let dots = word.firstRange(of: "...") else { return false }
        let lower = String(word[..<dots.lowerBound])
        let upper = String(word[dots.upperBound...])
        guard isNumber(lower), isNumber(upper), let low = Double(lower), let high = Double(upper) else { return false }
        return low <= high
    }
}
