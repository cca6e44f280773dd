import SwiftInterpreter
import SwiftSyntax

/// Makes up what a source uses and nothing declares, until the type check finds all names.
///
/// A name becomes a declaration; each member, argument and property gets a type of its own, of which only the uses are
/// known. The next check says how such a type is used: which members it has, what it is converted to. A type that can
/// only be one of the library or the source becomes that one.
struct StubMaker {
    let source: StubSource
    let facts: StubFacts
    /// Returns the mistakes in a source; nil if the check was cancelled, or if it is not complete Swift.
    let check: (String) -> [Diagnostic]?
    var made = MadeStubs()
    /// The members and parameters whose types were changed after all, each once.
    var retyped: Set<String> = []

    /// The number of checks after which what is made up stays as it is.
    private static let mostRounds = 60

    /// Returns what is made up.
    mutating func make() -> MadeStubs {
        addWrappers()
        for _ in 0..<Self.mostRounds {
            let text = source.text + "\n" + StubText(made, source: source, facts: facts, isDraft: true).text
            guard let found = check(text) else { break }
            let before = made
            let errors = found.filter { $0.offset < source.text.utf8.count }
            for error in errors { take(error) }
            // A class may inherit what seems to be a name outside of types.
            if made == before { for error in errors { takeName(error) } }
            if made == before, !guess() { break }
        }
        nameOpenTypes()
        return made
    }

    /// Adds what an error says.
    private mutating func take(_ error: Diagnostic) {
        guard let token = source.token(at: error.offset) else { return }
        switch error.cause {
        case .unknownName(let name), .unknownType(let name), .absentType(let name), .absent(let name, of: nil):
            guard name.first?.isUppercase == true, !isMisspelling(name, of: error.didYouMean, at: token) else { return }
            add(name, at: token)
        case .unknownMember(let name, let owner, let holder):
            guard holder != .module, holder != .tuple else { return }
            if !isMade(owner), isMisspelling(name, of: error.didYouMean, at: token) { return }
            add(member: name, of: owner, isStatic: holder == .type, at: token)
        case .conversion(let from, let to, _): convert(from, to, at: token)
        case .wrapped(let optional, let value): convert(optional, value, at: token)
        case .nilConversion(let to, _):
            if let name = open(to) { made.settle(name, as: made.open(hint(of: name), in: made[name]?.owner) + "?") }
        case .operands(let operation, let left, let right): operate(operation, left, right, at: token)
        case .nonconformance(let type, let kind), .unmet(_, let type, let kind): conform(type, to: kind)
        case .misuse(let type, let use): misuse(type, use, at: token)
        case .extraArgument, .missingArguments, .labels, .sentence:
            if error.didYouMean == nil { addForms(ofCallsAround: token) }
        default: break
        }
    }

    /// Adds a function or a variable outside of types, if an error says that nothing declares it.
    private mutating func takeName(_ error: Diagnostic) {
        guard case .unknownName(let name) = error.cause, name.first?.isUppercase == false,
            let token = source.token(at: error.offset), !isMisspelling(name, of: error.didYouMean, at: token)
        else { return }
        add(name, at: token)
    }

    /// Gives types to what is still open, by names; returns false if nothing is left to guess.
    private mutating func guess() -> Bool {
        var changed = false
        for type in made.all where type.isOpen {
            guard type.members.isEmpty, type.conformances.isEmpty, type.initializers.isEmpty else { continue }
            let hint = type.hint ?? ""
            made.settle(type.name, as: StubGuess.type(named: hint) ?? (isParameter(type.name) ? "Any?" : "String"))
            changed = true
        }
        return changed
    }

    /// Returns true if a type is only that of parameters, which take anything.
    private func isParameter(_ name: String) -> Bool {
        let members = made.all.flatMap(\.members) + made.functions + made.extensions.values.flatMap { $0 }
        return !members.contains { TypeWords.mentions(name, in: $0.type) }
    }

    /// Gives names to the types that only uses made known.
    private mutating func nameOpenTypes() {
        for type in made.all where type.isOpen {
            let words = StubGuess.words(of: type.hint ?? "value")
            let own = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
            let outer = made[type.name]?.owner?.split(separator: ".").last ?? ""
            let owner = outer.first?.isUppercase == true && made[String(outer)]?.isOpen != true ? outer : ""
            let base = own.hasPrefix(owner) ? own : owner + own
            let names = [base] + ["Value", "Kind"].map { base + $0 } + (2...99).map { "\(base)\($0)" }
            let free = names.first {
                made[$0] == nil && source.declared[$0] == nil && !facts.knows($0) && !source.text.contains("\($0)(")
            }
            made.rename(type.name, to: free ?? type.name)
        }
    }

    // MARK: - Names

    /// Returns the name of an open type; nil for another type.
    func open(_ type: String) -> String? {
        let name = type.hasPrefix("any ") ? String(type.dropFirst(4)) : type
        return made[name]?.isOpen == true ? name : nil
    }

    /// Returns the words of an open type's name.
    func hint(of name: String) -> String { made[name]?.hint ?? "value" }

    /// Returns true if a type, or the type that it is an optional of, is made up.
    func isMade(_ type: String) -> Bool { made[TypeWords.core(of: type)] != nil }

    /// Returns true if a name is one that is there, with a slip of the fingers.
    private func isMisspelling(_ name: String, of near: String?, at token: TokenSyntax) -> Bool {
        guard let near else { return false }
        let isCalled = token.parent?.parent?.as(FunctionCallExprSyntax.self) != nil
        return Misspelling.isOne(name, of: near, isCalled: isCalled)
    }
}

/// Tells a misspelt name from another one that is like it.
enum Misspelling {
    /// Returns true if a name is most likely meant to be a similar one.
    ///
    /// A longer name with another one in front, such as `Router` for `Route`, and names that differ in a digit, are
    /// names of their own; so is a plural that is not called, as that of a list of constants.
    static func isOne(_ name: String, of other: String, isCalled: Bool) -> Bool {
        let (a, b) = (Array(name.lowercased().utf8), Array(other.lowercased().utf8))
        if a == b { return name != other }
        let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
        if a.filter(digits.contains) != b.filter(digits.contains) { return false }
        if a.starts(with: b) { return isCalled && name == other + "s" }
        let edits = NearestName.distance(a, b)
        let longest = max(a.count, b.count)
        // The first letter of a word is rarely wrong.
        guard a.first == b.first, longest >= 4 else { return false }
        // Four letters with another one among them are often another word: Cart and Card.
        if longest == 4, a.count == b.count, a.sorted() != b.sorted() { return false }
        return edits == 1 || edits == 2 && longest >= 7
    }
}
