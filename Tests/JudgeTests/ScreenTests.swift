import BigStack
import JudgeCases
import ProgramGenerator
import Testing

/// Generated screens are reproducible and right.
@Suite("Screens")
struct ScreenTests {
    @Test("A screen depends on its seed and its number")
    func reproducible() {
        for number in 0..<20 {
            #expect(GeneratedScreen(seed: 7, number: number).text == GeneratedScreen(seed: 7, number: number).text)
        }
        #expect(GeneratedScreen(seed: 7, number: 1).text != GeneratedScreen(seed: 8, number: 1).text)
        #expect(GeneratedScreen(seed: 7, number: 1).text != GeneratedScreen(seed: 7, number: 2).text)
    }

    @Test("Screens have up to the given number of levels, and use every form of nesting")
    func levels() {
        let screens = (0..<100).map { GeneratedScreen(seed: 7, number: $0, mostLevels: 40) }
        #expect((35...40).contains(screens.map(\.levels).max() ?? 0))
        let forms = [
            "struct Screen", "let title = ", "Row {", "Overlay {", "GeometryReader {", "card(", "lines {", "numbered(",
            "[1, 2].map {", "if isOn {", "} else {", "if let ", "for n", "switch mode {", "return ", ".inset(uniform:",
            "wrapping: ", "label in",
        ]
        let texts = screens.map { String(decoding: $0.text.utf8.dropFirst(GeneratedScreen.start), as: UTF8.self) }
        for form in forms { #expect(texts.contains { $0.contains(form) }, "\(form)") }
    }

    @Test("The type checker accepts screens")
    func accepted() throws {
        let errors = try onBigStack {
            let meter = WorkMeter()
            return (0..<10).compactMap { number in
                meter.work(of: GeneratedScreen(seed: 2, number: number).text).error.map { "\(number): \($0)" }
            }
        }
        #expect(errors == [])
    }
}
