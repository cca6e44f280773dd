import Foundation
import PackagePlugin

/// Writes the texts in a target's folders (Markdown, and the parts of a page) into its code, as string literals.
///
/// SwiftPM's own `.embedInCode` writes an array with an element for each byte, which takes the compiler a second or more
/// for each 10 kB: `findings/swiftpm-embed-in-code-compiles-each-byte.sh`.
@main
struct EmbedTexts: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        guard let target = target as? any SourceModuleTarget else { return [] }
        let texts = target.sourceFiles.map(\.url)
            .filter { ["css", "html", "js", "md"].contains($0.pathExtension) }
            .sorted { $0.path < $1.path }
        let source = context.pluginWorkDirectoryURL.appendingPathComponent("EmbeddedTexts.swift")
        return [
            .buildCommand(
                displayName: "Embedding the texts of \(target.name)",
                executable: try context.tool(named: "embed-texts").url,
                arguments: [source.path] + texts.map(\.path),
                inputFiles: texts,
                outputFiles: [source]
            )
        ]
    }
}
