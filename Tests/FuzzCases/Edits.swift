import RandomNumbers

/// Random edits of sources.
struct Edits {
    let corpus: Corpus
    var dice: Dice

    /// Returns a program of the corpus after a number of edits.
    mutating func program(edits count: Int) -> String {
        var text = dice.pick(corpus.programs)
        for _ in 0..<count { text = edited(text) }
        return text
    }

    /// Returns a text after one edit.
    mutating func edited(_ text: String) -> String {
        // A long text is still edited, but does not grow without limit.
        guard text.utf8.count < 300_000 else { return String(text.prefix(2_000)) }
        return switch dice.below(20) {
        case 0...9: withOtherTokens(text)
        case 10...13: withOtherLines(text)
        case 14: withHostileNumber(text)
        case 15: withName(text)
        case 16: withInsertion(of: dice.pick(Hostile.brackets), text)
        case 17: withInsertion(of: dice.pick(Hostile.characters), text)
        case 18: withStatement(text)
        default: withDepth(text)
        }
    }

    private mutating func withOtherTokens(_ text: String) -> String {
        var tokens = Tokens(text)
        guard !tokens.all.isEmpty else { return dice.pick(corpus.tokens) }
        let place = dice.below(tokens.all.count)
        switch dice.below(6) {
        case 0: tokens.all.remove(at: place)
        case 1: tokens.all.insert(tokens.all[place], at: place)
        case 2: tokens.all.swapAt(place, dice.below(tokens.all.count))
        case 3: tokens.all[place] = dice.pick(corpus.tokens)
        case 4: tokens.all.insert(" " + dice.pick(corpus.tokens) + " ", at: place)
        default: tokens.all.removeSubrange(place..<min(tokens.all.count, place + 1 + dice.below(8)))
        }
        return tokens.text
    }

    private mutating func withOtherLines(_ text: String) -> String {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        guard !lines.isEmpty else { return text }
        let place = dice.below(lines.count)
        switch dice.below(5) {
        case 0: lines.remove(at: place)
        case 1: lines.insert(lines[place], at: dice.below(lines.count))
        case 2: lines.swapAt(place, dice.below(lines.count))
        case 3: lines.insert(dice.pick(corpus.lines), at: place)
        default:
            // The end of one program continues another.
            let other = dice.pick(corpus.programs).split(separator: "\n", omittingEmptySubsequences: false)
            lines = lines[..<place] + other.suffix(dice.below(other.count + 1)).map(String.init)
        }
        return lines.joined(separator: "\n")
    }

    private mutating func withHostileNumber(_ text: String) -> String {
        var tokens = Tokens(text)
        let places = tokens.places(where: Tokens.isNumber)
        guard !places.isEmpty else { return withStatement(text) }
        tokens.all[places[dice.below(places.count)]] = dice.pick(Hostile.numbers)
        return tokens.text
    }

    /// Replaces a name by another one of the same program, usually of another type.
    private mutating func withName(_ text: String) -> String {
        var tokens = Tokens(text)
        let places = tokens.places(where: Tokens.isWord)
        guard !places.isEmpty else { return text }
        tokens.all[places[dice.below(places.count)]] = tokens.all[places[dice.below(places.count)]]
        return tokens.text
    }

    private mutating func withInsertion(of piece: String, _ text: String) -> String {
        var tokens = Tokens(text)
        tokens.all.insert(piece, at: dice.below(tokens.all.count + 1))
        return tokens.text
    }

    /// Inserts a hostile statement on a line of its own, usually within a body.
    private mutating func withStatement(_ text: String) -> String {
        var tokens = Tokens(text)
        let bodies = tokens.places { $0 == "{" }
        let place = bodies.isEmpty || dice.once(in: 4) ? tokens.all.count : bodies[dice.below(bodies.count)] + 1
        let statement = dice.pick(Hostile.statements).replacing("; ", with: "\n")
        tokens.all.insert("\n" + statement + "\n", at: place)
        return tokens.text
    }

    private mutating func withDepth(_ text: String) -> String {
        var tokens = Tokens(text)
        let places = tokens.places { Tokens.isWord($0) || Tokens.isNumber($0) || $0 == ")" }
        guard !places.isEmpty else { return text }
        let place = places[dice.below(places.count)]
        let inner = tokens.all[place]
        tokens.all[place] =
            inner == ")" || dice.once(in: 2)
            ? Hostile.chained(inner, using: &dice) : Hostile.nested(inner, using: &dice)
        return tokens.text
    }
}
