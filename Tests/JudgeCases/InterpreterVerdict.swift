import ProgramCases
import SwiftInterpreter

/// The result of interpreting a program.
package struct InterpreterVerdict: Codable, Hashable, Sendable {
    /// The ways in which it ends.
    package enum End: String, Codable, Sendable {
        case finished
        /// Refused with an error of syntax or meaning.
        case refused
        /// Refused as Swift outside the supported subset.
        case unsupported
        /// Ended by an error at run time.
        case failed
        /// Ended by a limit.
        case stopped
        /// The process ended.
        case crashed
    }

    package var end: End
    package var lines: [String] = []
    package var views: [String] = []
    /// The line of the error.
    package var line = 0
    /// The message of the error.
    package var message = ""

    /// The lines of the errors after the first one, where only types are checked.
    package var otherLines: [Int] = []

    package init(end: End, message: String = "") {
        self.end = end
        self.message = message
    }

    /// Reads the result of a program.
    package init(_ program: InterpretedProgram) {
        lines = program.lines
        views = program.views
        line = program.failure?.line ?? 0
        message = program.failure?.message ?? ""
        end =
            switch program.failure?.kind {
            case nil, .note, .warning: .finished
            case .syntax, .meaning: .refused
            case .unsupported: .unsupported
            case .runtime: .failed
            case .stopped: .stopped
            }
    }

    /// Checks the types of a program; one that cannot be lowered is unsupported, one that is too complex stopped.
    package init(checking program: Program, table: BindingTable) {
        self.init(end: .finished)
        do {
            let mistakes = try TypeCheck(table: table).mistakes(in: program.text, fileName: program.path)
            guard let first = mistakes.first else { return }
            (line, message) = (first.line, first.message)
            let isTooComplex = message.contains("in reasonable time")
            end = isTooComplex ? .stopped : first.kind == .unsupported ? .unsupported : .refused
            otherLines = mistakes.dropFirst().map(\.line)
        } catch let error as Diagnostic {
            (line, message) = (error.line, error.message)
            end = error.kind == .unsupported ? .unsupported : .refused
        } catch {
            (end, message) = (.crashed, "\(error)")
        }
    }
}
