import BlueprintBindings
import BlueprintUI
import Foundation
import HeadlessUIKit
import SwiftInterpreter

/// The output of an interpreted program.
package struct InterpretedProgram: Sendable {
    package private(set) var lines: [String] = []
    package private(set) var views: [String] = []
    package private(set) var failure: Diagnostic?

    package init(_ program: Program, table: BindingTable) {
        // A program that does not end is stopped sooner than at the prompt.
        let interpreter = Interpreter(table: table, limits: Limits(maximumSteps: 200_000))
        // Other programs, and the tests beside this one, have apps of their own.
        AppProcess().run { run(program, in: interpreter) }
    }

    private mutating func run(_ program: Program, in interpreter: Interpreter) {
        do {
            let last = try interpreter.evaluate(program.text, fileName: program.path).last?.value
            lines += Self.printed(interpreter)
            // A value that is not an element is ignored, as in the compiled program.
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

    /// Returns the printed lines; a text of several lines is split.
    private static func printed(_ interpreter: Interpreter) -> [String] {
        split(interpreter.takePrintedLines())
    }

    private static func split(_ lines: [String]) -> [String] {
        lines.flatMap { text in
            text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        }
    }

    /// True if a compiler must reject the program.
    package var isRefused: Bool { failure?.kind == .syntax || failure?.kind == .meaning }
}
