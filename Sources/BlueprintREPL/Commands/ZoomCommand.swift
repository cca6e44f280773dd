import BlueprintInspector

/// Sets how large frames are drawn; 1 is 4×8 points a cell.
struct ZoomCommand: Command {
    let name = "zoom"
    let group = CommandGroup.settings
    let syntax = "N"
    let summary = "sets how large frames are drawn; 1 is 4×8 points a cell"
    let example = "zoom 2"

    func run(_ arguments: CommandArguments, in session: Session) throws -> [Output] {
        guard let word = arguments.words.first else {
            return [session.setting("zoom \(Phrasing.number(session.settings.zoom))")]
        }
        try arguments.atMost(1, usage: usage)
        guard let zoom = SizeText.number(word.text), zoom >= 0.05, zoom <= 20 else {
            throw InputError(
                "'\(word.text)' is not a zoom factor",
                fix: "type a number from 0.05 to 20, such as zoom 2",
                at: word.offset
            )
        }
        session.settings.zoom = zoom
        return [session.setting("zoom \(Phrasing.number(zoom))")]
    }
}
