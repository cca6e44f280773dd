import Foundation

/// A file system of 256 KiB in memory, which can be filled or made read-only.
package final class SmallDisk {
    /// A mount that failed.
    private struct Fault: Error {}

    package let path: String

    /// Mounts the file system.
    ///
    /// - Throws: an error if this process may not mount file systems.
    package init() throws {
        path = FileManager.default.temporaryDirectory.appendingPathComponent("disk-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        do {
            try Self.run("mount", "-t", "tmpfs", "-o", "size=256k", "blueprint-tests", path)
        } catch {
            try? FileManager.default.removeItem(atPath: path)
            throw error
        }
    }

    deinit {
        try? Self.run("umount", "-l", path)
        try? FileManager.default.removeItem(atPath: path)
    }

    /// True if this process may mount file systems.
    package static let isAvailable = (try? SmallDisk()) != nil

    /// Fills the rest of the disk.
    package func fill() throws {
        let descriptor = open(path + "/filling", O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
        defer { close(descriptor) }
        let piece = [UInt8](repeating: 0x78, count: 4_096)
        for count in [piece.count, 1] {
            while write(descriptor, piece, count) > 0 {}
            guard errno == ENOSPC else { throw Fault() }
        }
    }

    /// Frees what ``fill()`` filled.
    package func empty() {
        unlink(path + "/filling")
    }

    /// Makes the disk read-only.
    package func protect() throws {
        try Self.run("mount", "-o", "remount,ro", path)
    }

    private static func run(_ arguments: String...) throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = arguments
        process.standardError = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw Fault() }
    }
}
