import BuiltProducts
import Foundation
import ProgramCases

/// The errors in one program that is compiled alone and unchanged, as a script.
package enum ScriptErrors {
    private static let imports =
        "import BlueprintUI\nimport BlueprintUICommonControls\nimport Foundation\nimport UIKit\n"

    /// Returns the errors; empty if the compiler accepts the program.
    package static func errors(in program: Program) throws -> [Program.Failure] {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        let text = imports + "#sourceLocation(file: \"\(program.path)\", line: 1)\n" + program.text
        let file = try folder.write(text, to: "main.swift")
        let run = try Run(
            path: Toolchain.path(of: "swiftc"),
            [
                "-swift-version", "5", "-suppress-warnings", "-I",
                try BuiltPackage.products().appendingPathComponent("Modules").path, "-emit-sil", "-o", "/dev/null",
                file.path,
            ]
        )
        let errors = CompilerErrors(run.errors, paths: [program.path]).all[program.path] ?? []
        return errors.isEmpty && run.status != 0 ? [Program.Failure(line: 0, message: "swiftc ended")] : errors
    }
}
