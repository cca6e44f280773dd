import BigStack
import JudgeCases
import ProgramMutator
import TestTiers
import Testing

/// Faults do not multiply the work of the type checker, and the judge finds those that do.
@Suite("Growth")
struct GrowthTests {
    /// A judge that counts steps by rules of its own: each loop of a wrong program doubles them.
    private static var madeUp: GrowthJudge {
        GrowthJudge { text in
            let isWrong = text.contains("wrong")
            let steps = isWrong ? 200 << text.ranges(of: "for ").count : 200
            return ProgramWork(steps: steps, error: isWrong || !text.contains("x") ? "error" : nil)
        } workAtEnd: { text in
            ProgramWork(steps: text.hasSuffix("for a in b {\n") ? 5000 : 1)
        }
    }

    private static func program(_ right: String, _ old: String, _ kind: Fault.Kind, _ new: String) throws
        -> WrongProgram
    {
        let range = try #require(right.firstRange(of: old))
        let start = right.utf8.distance(from: right.startIndex, to: range.lowerBound)
        let end = kind == .cutOff ? right.utf8.count : start + old.utf8.count
        return WrongProgram(right: right, fault: Fault(kind, TextChange(start..<end, new)))
    }

    @Test(
        "The work of a wrong program is compared with that of the right one",
        arguments: [
            (100, 700, false, Growth.Kind.fine), (100, 701, false, .grows), (5000, 10_000, false, .fine),
            (100, 100, true, .tooComplex),
        ]
    )
    func kinds(right: Int, wrong: Int, isTooComplex: Bool, kind: Growth.Kind) {
        var work = ProgramWork(steps: wrong, error: "error")
        work.isTooComplex = isTooComplex
        let growth = Growth(right: ProgramWork(steps: right), wrong: work)
        #expect(growth.kind == kind)
        #expect(growth.isFailure == (kind != .fine))
        #expect(Growth(right: work, wrong: work).kind == .notRight)
    }

    @Test("A growth is found, and shrunk to the smallest program that grows")
    func shrinking() throws {
        let loops = (0..<5).map { "for n\($0) in list {\nlet y\($0) = 1\n" }.joined()
        let right = "struct S {\nvar a = 1\n}\n\(loops)print(x)\n}}}}}\nprint(S())\n"
        let program = try Self.program(right, "x", .misspeltName, "wrong")
        #expect(Self.madeUp.growth(of: program).kind == .grows)
        let smallest = Self.madeUp.shrunk(program)
        #expect(Self.madeUp.growth(of: smallest).kind == .grows)
        #expect(smallest.right.filter { !$0.isWhitespace } == "forn1inlist{forn2inlist{forn3inlist{x}}}")
        #expect(smallest.text == smallest.right.replacing("x", with: "wrong"))
    }

    @Test("An unfinished program is completed at its fault")
    func unfinished() throws {
        let right = "for a in b {\nprint(x)\n}\n"
        let cut = try Self.program(right, "print", .cutOff, "")
        #expect(cut.text == "for a in b {\n")
        #expect(cut.line == 2)
        #expect(Self.madeUp.growth(of: cut).wrong.steps == 5000)
        #expect(Self.madeUp.growth(of: try Self.program(right, "}", .missingBracket, "")).wrong.steps == 200)
    }

    @Test("The faults of 60 screens do not multiply the work", .merge)
    func sample() throws {
        let failures = try onBigStack {
            let judge = GrowthJudge(WorkMeter())
            return (0..<60).flatMap { number -> [String] in
                guard let program = WrongProgram(seed: 3, number: number, mostLevels: 4) else { return [] }
                let growth = judge.growth(of: program)
                let result = GrowthReport.Result(number: number, program: program, growth: growth)
                return growth.kind == .fine ? [] : GrowthReport.text(of: result, shrunk: nil)
            }
        }
        #expect(failures == [], "\(failures.joined(separator: "\n"))")
    }
}
