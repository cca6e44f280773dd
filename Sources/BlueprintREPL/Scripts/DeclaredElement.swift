import BlueprintInspector

/// The element of a script that only declares some: that of its first preview, else the last declared one.
struct DeclaredElement {
    /// The session of the script.
    let session: Session

    /// The number of declarations that are tried.
    private static let mostTried = 8

    private var outline: Outline { session.document.outline }

    /// The call of the last one that needs no arguments, as a saved document does; nil if there is none.
    var call: String? {
        let elements = outline.declarations.filter(\.makesElement)
        let calls = elements.suffix(Self.mostTried).reversed().lazy.map { "\($0.name)()" }
        return calls.first { (try? session.trying([$0])) != nil }
    }

    /// The line that shows the first preview that can be drawn; nil if there is none.
    private var preview: String? {
        let lines = session.document.previews.prefix(Self.mostTried).lazy.map { "preview \($0.number)" }
        return lines.first { (try? session.trying([$0])) != nil }
    }

    /// Shows it if the script has shown none; returns an error if there is no call that works.
    ///
    /// - Parameter verb: what is done with the element, such as "export".
    func show(to verb: String) -> InputError? {
        if !session.workspace.hasTree, let line = preview ?? call { _ = session.perform(line) }
        return session.workspace.hasTree ? nil : absence(verb)
    }

    private func absence(_ verb: String) -> InputError {
        if !outline.statements.isEmpty || session.document.program.entry != nil {
            return InputError(
                "no BlueprintView with an element is left at the end of the program",
                fix: "keep it in a variable outside of functions"
            )
        }
        guard let element = outline.declarations.first(where: \.makesElement) else {
            return InputError(
                "there is no element to \(verb)",
                fix: "end the file with one, or name one: -c 'Label(text: \"A\")'"
            )
        }
        return InputError(
            "the file only declares elements that take arguments",
            fix: .advice("name the element to \(verb): -c '\(element.name)(…)'")
        )
    }
}
