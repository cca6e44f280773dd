import BigStack
import BuiltProducts
import Foundation
import FuzzCases
import TestTiers
import Testing

/// A sample of the cases of `fuzz-programs`, and tests that cases are reproducible.
@Suite struct FuzzCaseTests {
    private static let corpus = Corpus(repository: BuiltPackage.root, seeds: nil)

    @Test func theCorpusHasProgramsAndLines() {
        #expect(Self.corpus.programs.count > 200)
        #expect(Self.corpus.lines.count > 200)
    }

    @Test(arguments: [1, 2, 3]) func someCasesKeepAllPromises(seed: Int) throws {
        let finds = try onBigStack {
            (0..<TestTier.choice(fast: 3, merge: 8, all: 8)).flatMap { number in
                FuzzCase(corpus: Self.corpus, seed: seed, number: number).run().finds.map { "case \(number): \($0)" }
            }
        }
        #expect(finds == [])
    }

    @Test func aCaseIsTheSameEachTimeAndTheNextIsAnother() throws {
        let inputs = try onBigStack {
            [4, 4, 5].map { number in
                var inputs: [String] = []
                _ = FuzzCase(corpus: Self.corpus, seed: 9, number: number).run(begin: { inputs.append($0) })
                return inputs
            }
        }
        #expect(inputs[0] == inputs[1])
        #expect(inputs[0] != inputs[2])
    }

    @Test func everyKindComesUp() {
        let kinds = (0..<40).map { FuzzCase(corpus: Self.corpus, seed: 1, number: $0).kind }
        #expect(Set(kinds) == Set(FuzzCase.Kind.allCases))
    }
}
