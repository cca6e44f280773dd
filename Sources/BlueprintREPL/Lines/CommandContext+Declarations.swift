/// The declarations that a command can name.
extension CommandContext {
    /// The declarations of the document that have a name of their own.
    var declarations: [Outline.Declaration] { document.outline.declarations.filter { $0.keyword != "extension" } }

    /// Returns the declaration of a name; nil if there is none.
    func declaration(named word: Word?) -> Outline.Declaration? {
        word.flatMap { word in declarations.first { $0.name == word.text } }
    }

    /// Returns the names of the declarations for completion.
    ///
    /// - Parameter leadsOn: true if something must follow the name.
    func declarationNames(leadsOn: Bool = false) -> [Completion] {
        declarations.map {
            Completion($0.name, summary: "\($0.keyword) of the document", group: "declarations", leadsOn: leadsOn)
        }
    }
}
