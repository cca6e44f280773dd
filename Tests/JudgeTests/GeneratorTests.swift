import ProgramGenerator
import Testing

/// Generated programs are reproducible and use every feature.
@Suite("Generator")
struct GeneratorTests {
    @Test("A program depends on its seed and its number")
    func reproducible() {
        for number in 0..<50 {
            #expect(GeneratedProgram(seed: 7, number: number).text == GeneratedProgram(seed: 7, number: number).text)
        }
        #expect(GeneratedProgram(seed: 7, number: 1).text != GeneratedProgram(seed: 8, number: 1).text)
        #expect(GeneratedProgram(seed: 7, number: 1).text != GeneratedProgram(seed: 7, number: 2).text)
    }

    @Test("300 programs use every feature")
    func features() {
        let used = (0..<300).flatMap { GeneratedProgram(seed: 5, number: $0).features }
        #expect(Set(GeneratedProgram.allFeatures).subtracting(used) == [])
    }
}
