import Foundation
import TextFiles

/// The bytes of a file, of which a person does not say what they are.
struct SourceBytes {
    /// The bytes.
    let data: Data

    /// The bytes of a file of a revision.
    init(_ data: Data) { self.data = data }

    /// Reads a file or a pipe, or standard input for `-`.
    init(path: String) throws(SourceFile.Fault) {
        var isFolder: ObjCBool = false
        if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue {
            throw SourceFile.Fault(reason: "is a folder")
        }
        errno = 0
        let handle = path == "-" ? .standardInput : FileHandle(forReadingAtPath: path)
        guard let handle, let data = try? handle.readToEnd() ?? Data() else {
            throw SourceFile.Fault(
                reason: errno == 0 ? "cannot be read" : String(cString: strerror(errno)).lowercased()
            )
        }
        self.data = data
    }

    /// True if the first character is that of a JSON object.
    var isJSON: Bool { data.first { !" \t\r\n".utf8.contains($0) } == UInt8(ascii: "{") }

    /// Returns the text, with `\n` as the line break, as that of a ``SourceFile``.
    ///
    /// - Throws: a fault if it is not lines of text in UTF-8.
    func text() throws(SourceFile.Fault) -> String {
        var splitter = LineSplitter(limits: SourceFile.limits)
        splitter.append(data)
        splitter.end()
        var text = ""
        do {
            while let line = try splitter.next() { text += try line.text() + "\n" }
        } catch {
            throw SourceFile.Fault(error)
        }
        return text
    }
}
