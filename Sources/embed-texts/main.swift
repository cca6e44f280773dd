// Writes texts as string literals into one source file: embed-texts SOURCE TEXT…

import Foundation

/// Returns the declaration of a text: `page.css` becomes `page_css`.
func declaration(_ file: URL) throws -> String {
    let text = try String(contentsOf: file, encoding: .utf8)
    // More signs than the text has in a row: so it holds neither an end of the literal nor an interpolation.
    let signs = text.split { $0 != "#" }.map(\.count).max() ?? 0
    let sign = String(repeating: "#", count: signs + 1)
    let name = file.lastPathComponent.replacing(".", with: "_")
    return "    static let \(name) = \(sign)\"\"\"\n\(text)\n\"\"\"\(sign)\n"
}

let files = CommandLine.arguments.dropFirst().map { URL(fileURLWithPath: $0) }
if let source = files.first {
    let declarations = try files.dropFirst().map(declaration).joined()
    try "enum EmbeddedTexts {\n\(declarations)}\n".write(to: source, atomically: true, encoding: .utf8)
}
