import Foundation

/// The toolchain that runs the tests.
package enum Toolchain {
    /// The path of one of its programs, found as the shell finds it.
    package static func path(of program: String) throws -> String {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        let candidates = folders.map { "\($0)/\(program)" }
        guard let path = candidates.first(where: FileManager.default.isExecutableFile) else {
            throw BuiltPackage.Fault(
                description: "\(program) is not on the PATH: put the toolchain that runs `swift test` there"
            )
        }
        return path
    }
}
