import Foundation
import ProgramCases

/// The compiler's verdicts on programs that were compiled before.
package struct KnownVerdicts: Codable {
    /// The errors by the programs' texts; none if the compiler accepts the program.
    private var failures: [String: [Program.Failure]] = [:]

    package init() {}

    /// Reads the verdicts of a file, if it exists.
    package init(file: URL) throws {
        guard let data = try? Data(contentsOf: file) else { return }
        self = try JSONDecoder().decode(KnownVerdicts.self, from: data)
    }

    /// Writes the verdicts to a file.
    package func write(to file: URL) throws { try JSONEncoder().encode(self).write(to: file, options: .atomic) }

    /// The verdict on a program; one without result is not kept.
    package subscript(program: Program) -> CompilerVerdict? {
        get {
            failures[program.text].map { errors in
                if !errors.isEmpty { return .refused(errors) }
                var outcome = CompiledPrograms.Outcome(path: program.path)
                outcome.end = .finished
                return .ran(outcome)
            }
        }
        set {
            switch newValue {
            case .refused(let errors): failures[program.text] = errors
            case .ran: failures[program.text] = []
            case .unknown, nil: failures[program.text] = nil
            }
        }
    }
}
