/// An input that runs behind the declarations that it lacks, if they are to be made up.
struct StubbedInput {
    private let session: Session
    private let input: ReadInput
    private let line: StubbedLine

    /// Makes up what an input lacks; nil if that is nothing, or if nothing is to be made up.
    init?(_ input: ReadInput, in session: Session) {
        guard session.settings.makesStubs, session.context.reader.isSwift(input.text, declaring: []),
            let line = StubbedLine(input.text, behind: session.document, in: session.language)
        else { return nil }
        (self.session, self.input, self.line) = (session, input, line)
    }

    /// The outputs of the input, and what is made up; nil if it fails all the same, and then nothing is declared.
    var outputs: [Output]? {
        let before = session.workspace
        do {
            _ = try session.take(session.context.editor.declaring(line.declarations).edit, typed: "stubs")
            return line.notes(in: session.context) + (try session.execute(input))
        } catch {
            session.workspace = before
            return nil
        }
    }
}
