import RandomNumbers
import SwiftInterpreter
import TestTiers
import Testing

@Suite struct FuzzTests {
    static let words = [
        "Text", "Stack", "Pad", "(", ")", "{", "}", "[", "]", "\"a\"", "\"\\(", "1", "2.5", ".", ",", ":", ";", "\n",
        "let", "var",
        "x", "y", "=", "+", "-", "*", "/", "??", "?", "!", "if", "else", "for", "in", "switch", "case", "default",
        "func",
        "struct", "enum", "return", "->", "$0", "_", "&", "&&", "==", "...", "..<", ".blue", "Colour", "padded", "self",
        "Self",
        "nil", "true", "as", "is", "extension", "Int", "String", "init", "static", "guard", "while", "break",
        "\\.colour", "@", "#",
        "\"\"\"", "/*", "*/", "//", "é", "日", "👩‍👩‍👧", "9223372036854775807", "%", "inout", "any", "map", "append", "first",
        "0",
    ]

    /// Checks that every source gives a value or one error; returns the number of sources that gave a value.
    static func run(_ sources: [String]) -> Int {
        let table = shapes()
        let limits = Limits(maximumSteps: 3_000, maximumDepth: 200)
        var values = 0
        for source in sources {
            do {
                _ = try Interpreter(table: table, limits: limits).evaluate(source, fileName: "fuzz")
                values += 1
            } catch let error as Diagnostic {
                let lines = error.lines()
                if lines.isEmpty || lines.count > 4 { Issue.record("\(lines.count) lines for \(source)") }
            } catch {
                Issue.record("\(error) for \(source.debugDescription)")
            }
            _ = SourceCompleteness.needsMore(source)
        }
        return values
    }

    @Test(arguments: 0..<4) func wordSoup(seed: Int) throws {
        var dice = Dice(seed: seed, number: 1)
        let sources = (0..<TestTier.choice(fast: 25, merge: 100, all: 250)).map { _ in
            (0..<Int.random(in: 1...14, using: &dice)).map { _ in Self.words.randomElement(using: &dice) ?? "" }
                .joined(separator: Bool.random(using: &dice) ? " " : "")
        }
        let values = onBigStack { Self.run(sources) }
        #expect(values != nil)
    }

    @Test func randomBytes() throws {
        var dice = Dice(seed: 99, number: 0)
        let sources = (0..<TestTier.choice(fast: 20, merge: 100, all: 200)).map { _ in
            String(
                decoding: (0..<Int.random(in: 0...60, using: &dice)).map { _ in UInt8.random(in: 0...255, using: &dice)
                },
                as: UTF8.self
            )
        }
        #expect(onBigStack { Self.run(sources) } != nil)
    }

    /// Evaluates valid sources with characters removed, doubled or swapped.
    @Test(arguments: 0..<4) func brokenSources(seed: Int) throws {
        var dice = Dice(seed: seed, number: 1000)
        let whole = [
            "Stack(.across, gap: 4) { Text(\"a\"); if true { Text(\"b\").padded() } else { Text(\"c\") } }",
            "struct T: Drawing { var s: String; var body: Shape { Text(s) { $0.colour = .blue } } }; T(s: \"k\").padded(2)",
            "func f(_ x: Int, y: Double = 2) -> Double { switch x { case 0: y; case let n where n > 1: Double(n); default: y / 2 } }; f(3)",
            "enum E: Int, CaseIterable { case a = 1, b; var t: String { \"\\(rawValue)\" } }; E.allCases.map { $0.t }.joined(separator: \",\")",
            "var d: [String: [Int]] = [:]; for (i, w) in [\"a\", \"b\"].enumerated() where i < 5 { d[w, default: []].append(i) }; d[\"a\"]?.first ?? 0",
            "let p: Int? = 3; guard let q = p, q > 2 else { }; var (a, b) = (1, 2.5); a += q; b *= 2; [Double(a), b].sorted(by: >)",
        ]
        let sources = (0..<TestTier.choice(fast: 25, merge: 100, all: 250)).map { _ -> String in
            var characters = Array(whole.randomElement(using: &dice) ?? "")
            for _ in 0..<Int.random(in: 1...3, using: &dice) {
                let index = Int.random(in: 0..<characters.count, using: &dice)
                switch Int.random(in: 0...3, using: &dice) {
                case 0: characters.remove(at: index)
                case 1: characters.insert(characters[index], at: index)
                case 2: characters.swapAt(index, Int.random(in: 0..<characters.count, using: &dice))
                default:
                    characters.removeSubrange(
                        index..<min(index + 5, characters.count - 1 > index ? characters.count - 1 : index)
                    )
                }
            }
            return String(characters)
        }
        #expect(onBigStack { Self.run(sources) } != nil)
    }
}
