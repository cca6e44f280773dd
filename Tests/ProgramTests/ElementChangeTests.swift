import BigStack
import BlueprintBindings
import Foundation
import SwiftInterpreter
import TestSessions
import Testing

/// A change of an element does not copy the other elements: 20,000 changes of 100,000 elements would take hours.
@Suite("Changes of elements")
struct ElementChangeTests {
    @Test(
        "A change of an element copies no other element",
        .timeLimit(.minutes(2)),
        arguments: [
            ("var a = zeros", "a[i] = i"),
            ("var a = zeros", "a[i] += i"),
            ("var a = zeros", "a.append(i)"),
            ("var a = [zeros]", "a[0][i] = i"),
            ("var a = zeros[...]", "a[i] = i"),
            ("var a = zeros[...]", "a.append(i)"),
            ("var a = [\"k\": zeros]", "a[\"k\"]![i] = i"),
            ("var a = [\"k\": zeros]", "a[\"k\"]?.append(i)"),
            ("var a = [\"k\": zeros]", "a[\"k\", default: []][i] = i"),
            ("var a: [Int]? = zeros", "a?[i] = i\n a![i] = i"),
            ("var a = (zeros, 1)", "a.0[i] = i"),
            ("var a = Set(zeros.indices)", "a.insert(-i)"),
            ("struct S { var x: [Int] }\nvar a = S(x: zeros)", "a.x[i] = i"),
            ("struct S { var x: [Int] { didSet {} } }\nvar a = S(x: zeros)", "a.x[i] = i"),
            ("class S { var x = zeros }\nlet a = S()", "a.x[i] = i"),
        ]
    )
    func inPlace(_ declaration: String, _ change: String) throws {
        let text = """
            let zeros = Array(repeating: 0, count: 100_000)
            \(declaration)
            for i in 0..<20_000 {
                \(change)
            }
            """
        let failure: String? = try onBigStack {
            let interpreter = Interpreter(table: .ofThread, limits: Limits(maximumSteps: 2_000_000))
            do { _ = try interpreter.evaluate(text, fileName: "changes.swift") } catch { return "\(error)" }
            return nil
        }
        #expect(failure == nil)
    }
}
