import BlueprintBindings
import BlueprintUI
import Foundation
import SwiftInterpreter

/// What comes out of a program when it is interpreted.
struct InterpretedProgram: Sendable {
    private(set) var lines: [String] = []
    private(set) var views: [String] = []
    private(set) var failure: Diagnostic?

    init(_ program: Program, table: BindingTable) {
        // A program that never ends is stopped sooner than at the prompt.
        let interpreter = Interpreter(table: table, limits: Limits(maximumSteps: 200_000))
        do {
            var last: Value?
            let outcomes = try interpreter.evaluate(program.text, fileName: program.path)
            for case .value(let value) in outcomes { last = value }
            lines += Self.printed(interpreter)
            // A value that is no element is left alone, as in a program that the compiler made.
            if let last, let element = try? interpreter.convert(last, to: (any Element).self) {
                let printer = TreePrinter(element)
                lines += Self.printed(interpreter)
                failure = interpreter.takeDeferredErrors().first
                if failure == nil { (lines, views) = (lines + printer.elements, printer.views) }
            }
        } catch {
            lines += Self.printed(interpreter)
            failure = error as? Diagnostic
        }
    }

    /// What the program printed; a text of several lines is several.
    private static func printed(_ interpreter: Interpreter) -> [String] {
        interpreter.takePrintedLines().flatMap { text in
            text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        }
    }

    /// Whether a compiler must refuse the program.
    var isRefused: Bool { failure?.kind == .syntax || failure?.kind == .meaning }
}

/// Does something on a thread with a stack that is big enough for recursion without end.
func onBigStack<Result: Sendable>(_ work: @escaping @Sendable () -> Result) -> Result? {
    nonisolated(unsafe) var result: Result?
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
        result = work()
        done.signal()
    }
    thread.stackSize = 512 << 20
    thread.start()
    done.wait()
    return result
}
