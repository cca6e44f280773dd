import ProgramGenerator
import ProgramMutator
import RandomNumbers
import TestTiers
import Testing

/// A mutation is one change that says what it changes.
@Suite("Mutator")
struct MutatorTests {
    @Test("A mutation changes the text in its range only, at its line")
    func range() throws {
        for number in 0..<TestTier.choice(fast: 20, merge: 200, all: 200) {
            let text = GeneratedProgram(seed: 3, number: number).text
            var dice = Dice(seed: 3, number: number)
            let mutation = try #require(Mutations(of: text).pick(using: &dice))
            let (old, new) = (Array(text.utf8), Array(mutation.applied(to: text).utf8))
            #expect(new != old)
            #expect(new.prefix(mutation.range.lowerBound) == old.prefix(mutation.range.lowerBound))
            #expect(new.suffix(old.count - mutation.range.upperBound) == old.suffix(from: mutation.range.upperBound))
            #expect(new.count == old.count - mutation.range.count + mutation.replacement.utf8.count)
            #expect(old.prefix(mutation.range.lowerBound).filter { $0 == 0x0A }.count == mutation.line - 1)
        }
    }

    @Test("A mutation depends on the dice")
    func reproducible() {
        let mutations = Mutations(of: GeneratedProgram(seed: 3, number: 1).text)
        var picked: [Mutation?] = []
        for seed in [1, 1, 2] {
            var dice = Dice(seed: seed, number: 5)
            picked.append(mutations.pick(using: &dice))
        }
        #expect(picked[0] == picked[1])
        #expect(picked[0] != picked[2])
    }

    @Test("Every kind of mutation is found in some program", .merge)
    func kinds() {
        let found = Set((0..<100).flatMap { Mutations(of: GeneratedProgram(seed: 4, number: $0).text).kinds })
        #expect(Set(Mutation.Kind.allCases).subtracting(found) == [])
    }

    @Test(
        "A kind of mutation does what its name says",
        arguments: [
            ("f(1, 2)", Mutation.Kind.dropArgument, ["f(2)", "f(1)"]),
            ("f(a: 1)", .dropArgument, ["f()"]),
            ("struct A: B, C {}", .dropConformance, ["struct A: C {}", "struct A: B {}"]),
            ("struct A: B {}", .dropConformance, ["struct A {}"]),
            ("a()\nb()", .reorder, ["b()\na()"]),
            ("a()\nlet b = 1", .reorder, ["let b = 1\na()"]),
            ("let b = 1\na()", .reorder, []),
            ("a()\nb()", .dropStatement, ["\nb()", "a()\n"]),
            ("a()", .duplicate, ["a()\na()"]),
            ("static func f() {}", .dropModifier, [" func f() {}"]),
            ("let a = 1", .swapLetAndVar, ["var a = 1"]),
            ("try f()", .dropMark, ["f()"]),
            ("func f() -> Int { return 1 }", .dropReturn, ["func f()  { return 1 }", "func f() -> Int {  }"]),
            ("enum A { case a, b }", .dropCase, ["enum A { case b }", "enum A { case a }"]),
            ("let a = true", .swapLiteral, ["let a = false", "let a = 1", "let a = nil"]),
        ]
    )
    func results(text: String, kind: Mutation.Kind, results: [String]) {
        var found: Set<String> = []
        for number in 0..<400 {
            var dice = Dice(seed: 1, number: number)
            guard let mutation = Mutations(of: text).pick(using: &dice), mutation.kind == kind else { continue }
            found.insert(mutation.applied(to: text).trimmed)
        }
        #expect(found == Set(results.map(\.trimmed)))
    }
}

extension String {
    fileprivate var trimmed: String {
        split(separator: "\n").map { $0.split(separator: " ").joined(separator: " ") }.joined(separator: "\n")
    }
}
