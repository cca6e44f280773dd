/// Sets the size of the viewport, in points.
struct ViewportCommand: Command {
    let name = "viewport"
    let group = CommandGroup.settings
    let syntax = "WxH"
    let summary = "Sets the size of the viewport, in points."
    let details = """
        Without a size, viewport shows the current one; at first it is 300×160.
        """
    let example = "viewport 375x667"

    func run(_ arguments: CommandArguments, in session: Session) throws -> [Output] {
        guard let word = arguments.words.first else {
            return [session.setting("viewport \(session.phrasing.size(session.settings.viewport))")]
        }
        try arguments.atMost(1, usage: usage)
        guard let size = SizeText.size(word.text), size.width <= 100_000, size.height <= 100_000 else {
            throw InputError(
                "'\(word.text)' is not a size",
                fix: "type viewport 375x667, at most 100000 in each direction",
                at: word.offset
            )
        }
        return try session.change("viewport \(session.phrasing.size(size))") { $0.viewport = size }
    }
}
