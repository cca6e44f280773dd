import BlueprintInspector
import Foundation
import Testing

/// Compares a drawing with a file; `RECORD_GOLDEN=1` overwrites the files.
///
/// A text in words, whose name ends so, is wrapped as a session wraps it.
func expectGolden(_ text: StyledText, _ name: String, width: Int = 80, at location: SourceLocation = #_sourceLocation) {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("Golden/\(name).txt")
    let text = name.hasSuffix("-text") ? text.inWords(columns: width) : text
    let plain = text.plain + "\n"
    #expect(text.columns <= width, "wider than \(width) columns", sourceLocation: location)
    if ProcessInfo.processInfo.environment["RECORD_GOLDEN"] == "1" {
        try? plain.write(to: file, atomically: true, encoding: .utf8)
    }
    let expected = try? String(contentsOf: file, encoding: .utf8)
    #expect(plain == expected, sourceLocation: location)
}
