import BlueprintBindings
import SwiftInterpreter
import Testing

/// Tasks run in the order of the session's clock, which takes no real time.
@Suite struct SessionTaskTests {
    private func printed(_ source: String) throws -> [String] {
        try BlueprintEvaluator().evaluate(source, wantsElement: false).takePrintedLines()
    }

    @Test func tasksWakeInTheOrderOfTheClock() throws {
        let source = """
            func wait(_ seconds: Double, _ name: String) {
                Task {
                    try? await Task.sleep(for: .seconds(seconds))
                    print(name, Date().timeIntervalSince1970 - start.timeIntervalSince1970)
                }
            }
            let start = Date()
            wait(2, "second")
            wait(1, "first")
            wait(0, "none")
            print("end")
            """
        #expect(try printed(source) == ["end", "none 0.0", "first 1.0", "second 2.0"])
    }

    @Test func aTaskSleepsNoLongerThanTenSeconds() throws {
        let source = """
            Task {
                defer { print("never") }
                while true {
                    print(Date().timeIntervalSince1970 - 1_767_268_800)
                    try await Task.sleep(for: .seconds(4))
                }
            }
            """
        #expect(try printed(source) == ["0.0", "4.0", "8.0"])
    }

    @Test func aTaskYieldsToOthers() throws {
        let source = """
            Task { for n in 1...2 { print("a\\(n)"); await Task.yield() } }
            Task { for n in 1...2 { print("b\\(n)"); await Task.yield() } }
            """
        #expect(try printed(source) == ["a1", "b1", "a2", "b2"])
    }

    @Test func anErrorThatNothingCatchesEndsTheEvaluation() throws {
        let error = #expect(throws: Diagnostic.self) { try printed("Task { print([Int]()[1]) }") }
        #expect(error?.message.contains("out of range") == true)
    }

    @Test func anEndlessTaskReachesTheLimitOfSteps() throws {
        let error = #expect(throws: Diagnostic.self) { try printed("Task { var n = 0; while true { n += 1 } }") }
        #expect(error?.kind == .stopped)
    }

    @Test func whatNeverComesIsAnError() throws {
        let source = "let n: Int = await withCheckedContinuation { _ in }"
        let error = #expect(throws: Diagnostic.self) { try printed(source) }
        #expect(error?.message == "this waits for something that never comes")
    }

    @Test func aPublishedPropertyIsAPlainOne() throws {
        let source = """
            import Combine
            final class Cart: ObservableObject {
                @Published private(set) var items: [String] = []
                @Published var note: String? { didSet { print("note", note ?? "") } }
                func add(_ item: String) {
                    objectWillChange.send()
                    items.append(item)
                    note = "\\(items.count)"
                }
            }
            let cart = Cart()
            cart.add("tea")
            print(cart.items)
            """
        #expect(try printed(source) == ["note 1", "[\"tea\"]"])
    }

    @Test(arguments: [
        ("func g() -> Int { await f() }", "'async' call in a function that does not support concurrency"),
        ("func g() async -> Int { f() }", "expression is 'async' but is not marked with 'await'"),
        ("struct S { var x = await f() }", "'async' call cannot occur in a property initializer"),
        ("func g(_ x: Int = await f()) {}", "'async' call cannot occur in a default argument"),
        (
            "func g(_ work: () -> Int) {}; g { await f() }",
            "cannot pass function of type '() async -> Int' to parameter expecting synchronous function type"
        ),
        ("a.n", "actor-isolated property 'n' cannot be accessed from outside of the actor"),
        ("a.i()", "actor-isolated instance method 'i()' cannot be called from outside of the actor"),
        (
            "func g(_ a: A) { a.i() }",
            "call to actor-isolated instance method 'i()' in a synchronous nonisolated context"
        ),
        (
            "func g(_ a: A) -> Int { a.n }",
            "actor-isolated property 'n' can not be referenced from a nonisolated context"
        ),
        (
            "let g: () -> Int = f",
            "invalid conversion from 'async' function of type '() async -> Int' to synchronous function type '() -> Int'"
        ),
    ])
    func whatNothingWaitsForIsAnError(_ line: String, _ message: String) throws {
        let source = """
            func f() async -> Int { 1 }
            actor A { var n = 0; func i() {}; func own() { i(); n += 1; self.i() } }
            let a = A()
            \(line)
            """
        let error = #expect(throws: Diagnostic.self) { try printed(source) }
        #expect(error?.message == message)
    }
}
