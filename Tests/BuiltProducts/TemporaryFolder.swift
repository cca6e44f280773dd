import Foundation

/// A temporary folder for a test.
package struct TemporaryFolder {
    package let url: URL

    package init() throws {
        url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    /// Writes a file and returns its URL.
    package func write(_ text: String, to name: String) throws -> URL {
        let file = url.appendingPathComponent(name)
        try text.write(to: file, atomically: false, encoding: .utf8)
        return file
    }

    /// Removes the folder with its contents.
    package func remove() {
        try? FileManager.default.removeItem(at: url)
    }
}
