import BlueprintInspector
import RandomNumbers
import Testing

@Suite struct ViewClassesTests {
    @Test func namesAreFoundAsInADictionary() {
        for number in 0..<500 {
            var dice = Dice(seed: 7, number: number)
            var expected: [Int: String] = [:]
            var classes = ViewClasses()
            for round in 0..<3 {
                let views = (0..<dice.below(12)).map { _ in (number: dice.below(20), name: dice.pick(["A", "B"])) }
                for (number, name) in views { expected[number] = name }
                if round == 0 { classes = ViewClasses(views) } else { classes.add(views) }
            }
            #expect((-1...21).allSatisfy { classes[$0] == expected[$0] })
            #expect(classes.count == expected.count)
            #expect(classes.isEmpty == expected.isEmpty)
            #expect(classes == ViewClasses(expected.map { ($0.key, $0.value) }))
        }
    }
}
