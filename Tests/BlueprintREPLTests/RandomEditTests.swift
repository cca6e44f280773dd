import BigStack
import BlueprintREPL
import Testing

/// An edit changes a part of a document; the result equals a document that is made anew from its source.
@Suite struct RandomEditTests {
    @Test(arguments: 0..<10) func aRandomlyEditedDocumentEqualsOneMadeAnew(seed: Int) throws {
        try onBigStack {
            var edits = try RandomEdits(seed: seed)
            for number in 0..<30 {
                let name = edits.step()
                let fresh = try Document(catalog: TestCatalog()).loading(edits.document.source).document
                #expect(fresh.source == edits.document.source, "seed \(seed), edit \(number): \(name)")
                #expect(
                    fresh.withoutNumbers == edits.document.withoutNumbers,
                    "seed \(seed), edit \(number): \(name)"
                )
            }
        }
    }
}

/// A generator that returns the same numbers in every run.
struct RandomNumbers {
    var state: UInt64

    mutating func next(below count: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(state >> 33) % count
    }
}
