import BlueprintREPL

/// An inspector of files in memory.
package final class Inspected {
    package let files: MemoryFiles
    package let inspection: Inspection

    package init(_ texts: [String: String], showing expression: String? = nil) {
        let files = MemoryFiles(texts)
        self.files = files
        let names = texts.keys.sorted()
        inspection = Inspection(
            files: [.init(names.joined(separator: ", "), isScript: false)],
            showing: expression,
            options: SessionOptions(givesJSON: false)
        ) {
            Session(files: files, sharingNamesOf: .namesOfThread)
        }
        look()
    }

    /// Takes the files as the program does when they have changed.
    package func look() {
        inspection.take(
            ModuleText(files.texts.sorted { $0.key < $1.key }.map { .init($0.key, $0.value) }),
            ofFileAt: 0
        )
    }

    /// Runs lines; returns the output of the last one.
    package func run(_ lines: String...) -> String {
        let said = lines.map { inspection.session.run(line: $0).map(\.text.plain).joined(separator: "\n") }
        return (said.last ?? "").split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    /// Returns the lines of a file that differ from a text, with their numbers.
    package func changes(of name: String, from old: String) -> [String] {
        let lines = [old, files.texts[name] ?? ""].map {
            $0.split(separator: "\n", omittingEmptySubsequences: false)
        }
        return lines[1].difference(from: lines[0]).map { change in
            switch change {
            case .remove(let offset, let line, _): "-\(offset + 1) \(line)"
            case .insert(let offset, let line, _): "+\(offset + 1) \(line)"
            }
        }
    }
}
