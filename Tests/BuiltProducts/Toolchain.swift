import Foundation

/// The toolchain that runs the tests.
package enum Toolchain {
    /// Returns the path of a program, found in `PATH` or next to the compiler.
    package static func path(of program: String) throws -> String {
        if let path = onPath(program) { return path }
        if let compiler = onPath("swiftc") {
            let folder = URL(fileURLWithPath: compiler).resolvingSymlinksInPath().deletingLastPathComponent()
            let path = folder.appendingPathComponent(program).path
            if FileManager.default.isExecutableFile(atPath: path) { return path }
        }
        throw BuiltPackage.Fault(
            description: "\(program) is not on the PATH: put the toolchain that runs `swift test` there"
        )
    }

    private static func onPath(_ program: String) -> String? {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        return folders.map { "\($0)/\(program)" }.first(where: FileManager.default.isExecutableFile)
    }
}
