import BuiltProducts
import Foundation
import ProgramCases

/// One program that is compiled alone and unchanged, as a script.
package enum CompiledScript {
    private static let imports =
        "import BlueprintUI\nimport BlueprintUICommonControls\nimport Foundation\nimport UIKit\n"

    /// Returns the result of the compiler.
    ///
    /// - Parameter runs: True if the program is run as well; the outcome of one that is not run has no output.
    package static func verdict(of program: Program, runs: Bool) throws -> CompilerVerdict {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        let text = imports + "#sourceLocation(file: \"\(program.path)\", line: 1)\n" + program.text
        let file = try folder.write(text, to: "main.swift")
        let tool = folder.url.appendingPathComponent("script").path
        let goal = runs ? ["-o", tool] + (try CompiledPrograms.objects()) : ["-emit-sil", "-o", "/dev/null"]
        let run = try Run(
            path: Toolchain.path(of: "swiftc"),
            CompiledPrograms.options() + ["-module-name", "main"] + [file.path] + goal
        )
        let errors = CompilerErrors(run.errors, paths: [program.path]).all[program.path] ?? []
        if !errors.isEmpty { return .refused(errors) }
        if run.status != 0 { return .unknown(run.errors) }
        return .ran(runs ? try outcome(of: program, tool: tool) : CompiledPrograms.Outcome(path: program.path))
    }

    private static func outcome(of program: Program, tool: String) throws -> CompiledPrograms.Outcome {
        var outcome = CompiledPrograms.Outcome(path: program.path)
        let run = try Run(
            path: "/usr/bin/env",
            ["SWIFT_BACKTRACE=enable=no", "timeout", "10", "sh", "-c", "stdbuf -oL \"$0\" | head -c 200000", tool]
        )
        outcome.lines = run.output.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
        outcome.end = run.status == 124 ? .stopped : run.errors.isEmpty ? .finished : .trapped
        return outcome
    }
}
