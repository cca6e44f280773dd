import Foundation
import SwiftInterpreter
import Testing

/// Runs a closure on a thread with the stack size that the program gives a session.
func onBigStack<T>(megabytes: Int = 512, _ body: @escaping () -> T) -> T? {
    nonisolated(unsafe) let work = body
    nonisolated(unsafe) var result: T?
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
        result = work()
        done.signal()
    }
    thread.stackSize = megabytes << 20
    thread.start()
    done.wait()
    return result
}

@Suite struct BoundsTests {
    @Test(arguments: [
        ("while true { }", "stopped after 5000 steps"), ("for _ in 0... { }", "stopped after 5000 steps"),
        ("for _ in 0..<100000000 { }", "stopped after 5000 steps"),
        ("func f() -> Int { f() }; f()", "calls and expressions are nested more than 400 levels deep"),
        ("let f = { (g: Any) -> Int in 1 }; repeat { _ = f(1) } while true", "stopped after 5000 steps"),
        ("String(repeating: \"ab\", count: 9223372036854775807)", "a string of more than 1000000 bytes is too large"),
        ("Array(repeating: 1, count: 100000000)", "the count must be from 0 to 1000000"),
        ("Array(0..<100000000)", "the range has too many elements"),
        ("(0...9223372036854775807).count", "the range has too many elements"),
        ("Array(stride(from: 0, to: 1e300, by: 1e-300))", "a value with more than 10000 elements is too large"),
        ("var s = \"aaaaaaaaaaaaaaaa\"; while true { s += s }", "a value with more than 10000 elements is too large"),
        ("var s = [1]; while true { s += s }", "a value with more than 10000 elements is too large"),
        ("var a = [1]; a[0...9223372036854775807]", "range 0...9223372036854775807 is out of bounds 0..<1"),
        ("Int.min / -1", "division '-9223372036854775808 / -1' results in an overflow"),
        ("Int.min % -1", "division '-9223372036854775808 % -1' results in an overflow"),
        (
            "-Int.min",
            "arithmetic operation '0 - -9223372036854775808' (on signed 64-bit integer type) results in an overflow"
        ),
        ("abs(Int.min)", "arithmetic operation '0 - -9223372036854775808' (on type 'Int') results in an overflow"),
        ("Int(1e300)", "1e+300 cannot be converted to Int: the result would be out of range"),
        ("Int(Double.nan)", "nan cannot be converted to Int: it is NaN"),
        ("[Int]()[0]", "index out of range: 0, and the array is empty"),
        ("var a: [Int] = []; a.removeLast()", "the array is empty"),
        ("stride(from: 0, to: 5, by: 0)", "Stride size must not be zero"),
        ("3...1", "range requires lowerBound <= upperBound, not 3 and 1"),
        ("Int.random(in: 1...2)", "there are no random numbers here: the same source must always give the same result"),
    ])
    func everythingIsBounded(source: String, message: String) throws {
        let limits = Limits(maximumSteps: 5_000, maximumDepth: 400, maximumCount: 10_000)
        let found = onBigStack { () -> String in
            do {
                return "value "
                    + (try Interpreter(table: shapes(), limits: limits).value(of: source, fileName: "t")
                        .debugDescription)
            } catch { return (error as? Diagnostic)?.message ?? "\(error)" }
        }
        #expect(found == message)
    }

    @Test func insertingIntoASetTakesConstantTime() {
        let source = "var s: Set<Int> = []; for i in 0..<6_000 { s.insert(i) }; s.count"
        #expect(errorLines(source, limits: Limits(maximumSteps: 100_000)) == ["no error, but 6000"])
    }

    @Test(arguments: [
        ("var s = Set(0..<20_000)", "s.remove(i)"), ("var s = Array(0..<20_000)", "s.insert(i, at: 0)"),
        ("var s = Dictionary(uniqueKeysWithValues: (0..<20_000).map { ($0, $0) })", "s[i] = nil"),
    ])
    func movingTheElementsOfALargeCollectionCostsMoreSteps(start: String, change: String) {
        let limits = Limits(maximumSteps: 300_000)
        func changes(_ count: Int) -> String { "\(start); for i in 0..<\(count) { \(change) }; s.isEmpty" }
        #expect(errorLines(changes(50), limits: limits) == ["no error, but false"])
        #expect(errorLines(changes(2_000), limits: limits)[0].contains("stopped after 300000 steps"))
    }

    @Test func comparingLargeArraysCostsMoreSteps() {
        let limits = Limits(maximumSteps: 100_000)
        func comparisons(_ count: Int) -> String {
            "let a = Array(0..<100_000), b = Array(0..<100_000); for _ in 0..<\(count) { _ = a == b }; a.count"
        }
        #expect(errorLines(comparisons(10), limits: limits) == ["no error, but 100000"])
        #expect(errorLines(comparisons(100), limits: limits)[0].contains("stopped after 100000 steps"))
    }

    @Test func cancellationEndsALoop() {
        var asked = 0
        let limits = Limits(isCancelled: {
            asked += 1
            return asked > 3
        })
        #expect(errorLines("while true { }", limits: limits).first == "test:1:1: error: stopped")
    }

    @Test(arguments: [
        "func f(_ n: Int) -> Int { n == 0 ? 0 : 1 + f(n - 1) }; f(100000)",
        "func f(_ n: Int) -> [Int] { [n].map { x in f(x + 1).count } }; f(1)",
        "struct S { var n: Int; var m: Int { S(n: n + 1).m + 1 } }; S(n: 0).m",
        "struct T: Drawing { var n = 0; var body: Shape { Stack { if n > -1 { T(n: n + 1).body.padded() } } } }; T().body",
        "let f: (Int) -> Int = { $0 }; var g = f; func h(_ x: Int) -> Int { switch x { case let y where h(y) > 1: 1; default: 2 } }; h(1)",
        "func f(_ a: [Int]) -> Bool { a.sorted { x, y in f([y, x]) }.isEmpty }; f([1, 2])",
    ])
    func theDefaultDepthFitsTheStack(source: String) {
        let found = onBigStack { errorLines(source)[0] }
        #expect(found?.hasSuffix("nested more than 4000 levels deep") == true, "\(found ?? "")")
    }

    @Test(arguments: [
        String(repeating: "(", count: 5_000),
        String(repeating: "[", count: 5_000) + "1" + String(repeating: "]", count: 5_000),
        String(repeating: "{", count: 300), String(repeating: "\"\\(", count: 400),
        String(repeating: "-", count: 10_000) + "1",
        "1" + String(repeating: " + 1", count: 6_000), "1" + String(repeating: ".description", count: 6_000),
        String(repeating: "!", count: 3_000) + "true", "a" + String(repeating: "?.b", count: 9_000),
        "1" + String(repeating: " ?? 1", count: 6_000), "true" + String(repeating: " ? 1 : true", count: 5_000),
        String(repeating: "if true { } else ", count: 5_000) + "{ }",
        "let x: " + String(repeating: "[", count: 150) + "Int" + String(repeating: "]", count: 150),
        "1" + String(repeating: " as Any", count: 6_000), "\"\(String(repeating: "a", count: 3_000_000))\"",
        "x" + String(repeating: ".b", count: 20_000) + " +",
        String(repeating: "Text(\"a\").padded(", count: 150), "\0\0\0", "/*" + String(repeating: "/*", count: 5_000),
        String(repeating: "try ", count: 5_000) + "1",
        "var a = " + String(repeating: "{ in ", count: 150) + String(repeating: "}", count: 150),
    ])
    func longAndDeepSourceHasAValueOrOneError(source: String) {
        let lines = onBigStack { errorLines(source) }
        #expect((lines?.count ?? 0) <= 4)
        #expect(lines?.allSatisfy { $0.count < 260 } == true)
    }
}
