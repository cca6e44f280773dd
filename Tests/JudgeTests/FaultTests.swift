import ProgramGenerator
import ProgramMutator
import RandomNumbers
import TestTiers
import Testing

/// A fault is one change that makes a program wrong or unfinished.
@Suite("Faults")
struct FaultTests {
    @Test("Every kind of fault is found in some screen, and none in the declarations that all screens share", .merge)
    func kinds() throws {
        var found: Set<Fault.Kind> = []
        for number in 0..<100 {
            let text = GeneratedScreen(seed: 4, number: number).text
            var dice = Dice(seed: 4, number: number)
            let fault = try #require(Faults(of: text, from: GeneratedScreen.start).pick(using: &dice))
            #expect(fault.change.range.lowerBound >= GeneratedScreen.start)
            #expect(fault.change.applied(to: text) != text)
            found.insert(fault.kind)
        }
        #expect(found == Set(Fault.Kind.allCases))
    }

    @Test(
        "A kind of fault does what its name says",
        arguments: [
            ("ab()", Fault.Kind.misspeltName, ["ba()", "abb()"]),
            ("f(ab: x)", .misspeltLabel, ["f(ba: x)", "f(abb: x)"]),
            ("f(ab: x)", .missingLabel, ["f(x)"]),
            ("f(ab: 1, 2)", .wrongType, ["f(ab: \"a\", 2)"]),
            ("f(ab: \"b\")", .wrongType, ["f(ab: 3)"]),
            ("1", .wrongOperands, ["1 + \"a\""]),
            ("\"b\"", .wrongOperands, ["\"a\" + 1"]),
            ("f.xy", .misspeltMember, ["f.yx", "f.xyy"]),
            ("f()", .unknownMember, ["f().missing"]),
            ("[a]", .missingBracket, ["a]", "[a"]),
            ("a + b", .cutOff, ["a ", "a + "]),
        ]
    )
    func results(text: String, kind: Fault.Kind, results: [String]) {
        var found: Set<String> = []
        for number in 0..<400 {
            var dice = Dice(seed: 1, number: number)
            guard let fault = Faults(of: text).pick(using: &dice), fault.kind == kind else { continue }
            found.insert(fault.change.applied(to: text))
        }
        #expect(found == Set(results))
    }
}
