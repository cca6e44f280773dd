import BlueprintUI
import Foundation

/// Formats sums with the name of each number: `300 own − 20 left − 20 right`.
struct DerivationText {
    private let scene: WhyScene
    private let phrasing: Phrasing
    /// The element whose layout decided.
    private let decider: Int?
    /// The child that got the number; its measured length needs no name.
    private let subject: Int?
    /// True if factors of 1 and parts of 0 are shown too.
    private let isVerbose: Bool

    /// The number of parts of a sum that are shown; of more, these at the ends.
    private static let (most, first, last) = (8, 3, 2)

    init(_ scene: WhyScene, phrasing: Phrasing, decider: Int?, subject: Int?, isVerbose: Bool = false) {
        self.scene = scene
        self.phrasing = phrasing
        self.decider = decider
        self.subject = subject
        self.isVerbose = isVerbose
    }

    /// The precedence of an expression.
    private enum Binding: Int, Comparable {
        case sum
        case product
        case part

        static func < (one: Binding, other: Binding) -> Bool { one.rawValue < other.rawValue }
    }

    /// Returns the sum as text.
    func text(_ derivation: Derivation) -> String { written(derivation).text }

    /// Returns true if a sum is more than a single number of the element itself, or a constant.
    static func isInformative(_ derivation: Derivation) -> Bool {
        switch derivation {
        case .number(_, .own), .number(_, .rule): false
        default: true
        }
    }

    /// One term of a sum.
    struct Term: Equatable {
        /// The number, negative if it is subtracted.
        var value: Double
        /// The words for it: `measured`, `20 left`.
        var words: String
    }

    /// Returns the terms of a sum with the words for each; a derivation that is no sum has one.
    ///
    /// Of many terms, only those that are shown get words.
    func terms(of derivation: Derivation) -> [Term] {
        Self.folded(parts(of: derivation, isNegative: false), value: \.value, term)
    }

    /// Returns terms; of many, those at the ends, and between them the sum of the others.
    static func folded(_ terms: [Term]) -> [Term] { folded(terms, value: \.value) { $0 } }

    private static func folded<Part>(_ parts: [Part], value: (Part) -> Double, _ term: (Part) -> Term) -> [Term] {
        guard parts.count > most else { return parts.map(term) }
        let middle = parts[first..<parts.count - last]
        let rest = Term(value: middle.reduce(0) { $0 + value($1) }, words: "\(Phrasing.grouped(middle.count)) more")
        return parts.prefix(first).map(term) + [rest] + parts.suffix(last).map(term)
    }

    /// A part of a sum that is no sum.
    private struct Part {
        var derivation: Derivation
        var isNegative: Bool
        var value: Double { isNegative ? -derivation.value : derivation.value }
    }

    private func parts(of derivation: Derivation, isNegative: Bool) -> [Part] {
        switch derivation {
        case .sum(let parts):
            let shown = parts.filter { !isNothing($0) }
            return (shown.isEmpty ? Array(parts.prefix(1)) : shown).flatMap {
                self.parts(of: $0, isNegative: isNegative)
            }
        case .operation(.plus, _, _):
            return parts(of: .sum(operands(of: derivation, .plus)), isNegative: isNegative)
        case .operation(.minus, let one, let other):
            return parts(of: one, isNegative: isNegative)
                + (isNothing(other) ? [] : parts(of: other, isNegative: !isNegative))
        default: return [Part(derivation: derivation, isNegative: isNegative)]
        }
    }

    private func term(_ part: Part) -> Term {
        let words =
            switch part.derivation {
            case .number(let value, let origin): wordsAlone(value, origin)
            case .term(let name, _, _): name
            default: text(part.derivation)
            }
        return Term(value: part.value, words: words)
    }

    /// Returns the words for a number without the number itself.
    private func wordsAlone(_ value: CGFloat, _ origin: Derivation.Origin) -> String {
        let number = phrasing.number(value) + " "
        let words = self.number(value, origin)
        return words.hasPrefix(number) ? String(words.dropFirst(number.count)) : words
    }

    /// Returns the named parts of a sum with their own sums, without those that add up all children of a list.
    func shortSums(in derivation: Derivation) -> [String] {
        var sums: [(name: String, text: String)] = []
        func visit(_ derivation: Derivation) {
            switch derivation {
            case .number, .sum: break
            case .term(let name, let part, let value):
                if case .sum = part { return }
                guard Self.isInformative(part), !sums.contains(where: { $0.name == name }) else { return }
                sums.append((name, "\(phrasing.number(value)) \(name) \(phrasing.glyphs.equals) \(text(part))"))
                visit(part)
            case .magnitude(let part): visit(part)
            case .operation(_, let one, let other):
                visit(one)
                visit(other)
            }
        }
        visit(derivation)
        return sums.map(\.text)
    }

    private func written(_ derivation: Derivation) -> (text: String, binding: Binding) {
        switch derivation {
        case .number(let value, let origin): return (number(value, origin), .part)
        case .term(let name, _, let value): return ("\(phrasing.number(value)) \(name)", .part)
        case .magnitude(let part):
            let text = written(part).text
            return (phrasing.isInWords ? "the absolute value of (\(text))" : "|\(text)|", .part)
        case .sum(let parts): return sum(parts)
        case .operation(let operation, let one, let other):
            switch operation {
            case .least, .greatest:
                let parts = folded(operands(of: derivation, operation)) { written($0).text }
                return (phrasing.isInWords ? chosen(operation, of: parts) : Self.call(operation, parts), .part)
            case .plus: return sum(operands(of: derivation, .plus))
            case .minus where isNothing(other): return written(one)
            case .minus: return joined(one, sign(operation), other, binding: .sum, isStrict: true)
            case .times where isOne(one): return written(other)
            case .times where isConstantOne(other): return written(one)
            case .times where isOne(other), .over where isOne(other): return written(one)
            case .times, .over:
                return joined(one, sign(operation), other, binding: .product, isStrict: operation == .over)
            }
        }
    }

    private static func call(_ operation: Derivation.Operator, _ parts: [String]) -> String {
        "\(operation.rawValue)(\(parts.joined(separator: ", ")))"
    }

    /// Returns the least or the greatest of some parts in words: `the smaller of 96 measured and 260 proposed`.
    private func chosen(_ operation: Derivation.Operator, of parts: [String]) -> String {
        let isLeast = operation == .least
        let word =
            parts.count == 2 ? (isLeast ? "smaller" : "greater") : (isLeast ? "smallest" : "greatest")
        return "the \(word) of \(parts.dropLast().joined(separator: ", ")) and \(parts.last ?? "")"
    }

    /// Returns true if a factor is 1 by itself or by default.
    private func isOne(_ derivation: Derivation) -> Bool {
        guard !isVerbose, derivation.value == 1 else { return false }
        switch derivation {
        case .number(_, .trait), .term, .operation(.minus, .number(_, .count), .number(_, .rule)): return true
        default: return false
        }
    }

    private func isConstantOne(_ derivation: Derivation) -> Bool { !isVerbose && derivation == .number(1, .rule) }

    /// Returns true if a part is 0 by an argument or by sharing nothing.
    private func isNothing(_ derivation: Derivation) -> Bool {
        guard !isVerbose, derivation.value == 0 else { return false }
        switch derivation {
        case .number(_, .argument), .number(_, .trait), .term, .operation(.times, _, _): return true
        case .operation(.plus, let one, let other): return isNothing(one) && isNothing(other)
        default: return false
        }
    }

    private func joined(_ one: Derivation, _ sign: String, _ other: Derivation, binding: Binding, isStrict: Bool) -> (
        String, Binding
    ) {
        let (left, right) = (written(one), written(other))
        let first = left.binding < binding ? "(\(left.text))" : left.text
        let needsBrackets = right.binding < binding || isStrict && right.binding == binding
        return ("\(first) \(sign) \(needsBrackets ? "(\(right.text))" : right.text)", binding)
    }

    private func sum(_ parts: [Derivation]) -> (String, Binding) {
        let shown = parts.filter { !isNothing($0) }
        let parts = shown.isEmpty ? Array(parts.prefix(1)) : shown
        guard parts.count > 1 else { return parts.first.map { written($0) } ?? ("0", .part) }
        return (folded(parts) { written($0).text }.joined(separator: " \(phrasing.glyphs.plus) "), .sum)
    }

    /// Returns the texts of parts; of many, those at the ends and the number of those between.
    private func folded(_ parts: [Derivation], _ text: (Derivation) -> String) -> [String] {
        guard parts.count > Self.most else { return parts.map(text) }
        let hidden = parts.count - Self.first - Self.last
        return parts.prefix(Self.first).map(text) + ["(\(Phrasing.grouped(hidden)) more)"]
            + parts.suffix(Self.last).map(text)
    }

    /// Returns the operands of nested operations of one kind, from left to right.
    private func operands(of derivation: Derivation, _ wanted: Derivation.Operator) -> [Derivation] {
        // A loop down the left side, because sums over thousands of children are nested there.
        var reversed: [Derivation] = []
        var left = derivation
        while case .operation(wanted, let one, let other) = left {
            reversed += operands(of: other, wanted).reversed()
            left = one
        }
        return [left] + reversed.reversed()
    }

    private func sign(_ operation: Derivation.Operator) -> String {
        switch operation {
        case .minus: return phrasing.glyphs.minus
        case .times: return phrasing.glyphs.times
        case .over: return phrasing.glyphs.over
        default: return operation.rawValue
        }
    }

    private func number(_ value: CGFloat, _ origin: Derivation.Origin) -> String {
        let number = phrasing.number(value)
        switch origin {
        case .own: return "\(number) own"
        case .limit: return value == .infinity ? "no limit" : "\(number) proposed"
        case .measured(let child, _, _):
            if let subject, node(child) == subject { return "\(number) measured" }
            return "\(number) measured by \(self.name(child))"
        case .placed(let child, _): return "\(number) placed \(self.name(child))"
        case .guide(let guide, let child):
            let place = child.map { $0 == subjectPosition ? "in it" : "in \(self.name($0))" } ?? "in all children"
            return "\(number) \(guide) \(place)"
        case .start(let child, _): return "\(number) start of \(name(child))"
        case .end(let child, _): return "\(number) end of \(name(child))"
        case .argument(let name): return "\(number) \(name)"
        case .trait(let child, let name):
            return node(child) == subject ? "\(number) \(name)" : "\(number) \(name) of \(self.name(child))"
        case .environment(let key): return "\(number) \(key)"
        case .content(let words): return "\(number) \(words)"
        case .count: return "\(number) \(value == 1 ? "child" : "children")"
        case .rule: return number
        }
    }

    /// The position of the subject among the children of the decider.
    private var subjectPosition: Int? {
        guard let decider, let subject, scene.children.indices.contains(decider) else { return nil }
        return scene.children[decider].firstIndex(of: subject)
    }

    private func node(_ child: Int) -> Int? { decider.flatMap { scene.child(child, of: $0) } }

    private func name(_ child: Int) -> String { node(child).map { scene.name($0) } ?? "child \(child + 1)" }

    /// Returns the named parts that are shown.
    func shownNames(in derivation: Derivation) -> [(name: String, part: Derivation)] {
        DerivationText.named(in: derivation) { operation, one, other in
            switch operation {
            case .minus where isNothing(other): [one]
            case .times where isOne(one): [other]
            case .times where isOne(other), .over where isOne(other): [one]
            default: [one, other]
            }
        }
    }

    /// Returns the named parts of a sum, each once, from the outside in.
    static func named(
        in derivation: Derivation,
        operands: (Derivation.Operator, Derivation, Derivation) -> [Derivation] = { [$1, $2] }
    ) -> [(name: String, part: Derivation)] {
        var result: [(name: String, part: Derivation)] = []
        func visit(_ derivation: Derivation) {
            switch derivation {
            case .number: break
            case .term(let name, let part, _):
                guard !result.contains(where: { $0.name == name }) else { return }
                result.append((name, part))
                visit(part)
            case .magnitude(let part): visit(part)
            case .sum(let parts): parts.forEach(visit)
            case .operation(let operation, let one, let other): operands(operation, one, other).forEach(visit)
            }
        }
        visit(derivation)
        return result
    }
}
