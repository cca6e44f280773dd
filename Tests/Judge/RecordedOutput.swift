import Foundation
import JudgeCases

/// The output of compiled and of interpreted programs in files beside them.
enum RecordedOutput {
    /// Writes the files: `NAME.out` for the compiled program, `NAME.here` for the interpreted one.
    static func write(_ results: [JudgedBatch.Result], to folder: URL) throws {
        for result in results {
            let name = result.judged.program.path.replacingOccurrences(of: ".swift", with: "")
            try write(lines(of: result.compiler), to: folder.appendingPathComponent(name + ".out"))
            try write(lines(of: result.interpreter), to: folder.appendingPathComponent(name + ".here"))
        }
    }

    private static func write(_ lines: [String], to file: URL) throws {
        try (lines.joined(separator: "\n") + "\n").write(to: file, atomically: true, encoding: .utf8)
    }

    private static func lines(of verdict: CompilerVerdict) -> [String] {
        switch verdict {
        case .ran(let outcome): outcome.lines + (outcome.end == .finished ? [] : ["<\(outcome.end.rawValue)>"])
        case .refused(let failures): failures.map { "\($0.line): error: \($0.message)" }
        case .unknown(let reason): ["<\(reason)>"]
        }
    }

    private static func lines(of verdict: InterpreterVerdict) -> [String] {
        let end =
            verdict.end == .finished ? [] : ["<\(verdict.end.rawValue)> \(verdict.line): error: \(verdict.message)"]
        return verdict.lines + end
    }
}
