/// Makes something stand in for an element of one's own app.
struct StubCommand: Command {
    let name = "stub"
    let group = CommandGroup.build
    let syntax = "NAME WxH"
    let summary = "makes something stand in for an element of your own app that is not declared here"
    let details = """
        Calls of the name take any arguments. They are evaluated, so that a misspelled
        name in them is an error, but of any type; closures of the call do not run,
        but for those with children, which a stub with children, row or overlay takes.
        stub Card 200x80 view             a view backs it
        stub Card children                as big as its children, below each other
        stub Card 200x80 row              children beside each other; or overlay
        stub Card { constraint in CGSize(width: constraint.width.maximum, height: 44) }
        stub Card off                     takes it back; stub list lists them
        It stands in the document as a comment, // stub Card 200x80, which a compiler
        passes over: a saved file compiles in the app that has the element. A file
        that is loaded or watched may have such lines of its own.
        """
    let example = "stub MarketLabel 96x16"
    let takesSwift = true

    func completions(after words: [String], in session: Session) -> [Completion] {
        if words.count <= 1 { return session.document.stubs.map { Completion($0.name, leadsOn: true) } }
        let known = session.document.stubs.contains { $0.name == words[0] }
        return (["view"] + Stub.Arrangement.allCases.map(\.rawValue) + (known ? ["off"] : [])).map { Completion($0) }
    }

    func run(_ arguments: CommandArguments, in session: Session) throws -> [Output] {
        try session.stub(arguments)
    }
}
