/// Places on the lines of commands.
extension CompletionContext {
    static let commands: [CompletionContext] = words + references + files

    private static let words: [CompletionContext] = [
        .init("fra|", "frames"), .init("Lab|", "Label"), .init("Car|", "Card"), .init("hea|", "header"),
        .init("viewport |", "ipad", not: ["Label", "#1"]),
        .init("env |", "calendar", not: ["Label", "#1"]),
        .init("env lay|", "layoutDirection"), .init("env layoutDirection |", "leftToRight", "rightToLeft"),
        .init("env layoutDirection r|", "rightToLeft"),
        .init("direction |", "ltr", "rtl"), .init("style |", "unicode", not: ["Label"]),
        .init("autoshow |", "on", "steps", "off"), .init("phase |", "layout", not: ["Label"]),
        .init("sweep |", "width", "height", not: ["Label"]), .init("sweep wi|", "width"),
        .init("inset |", "uniform", not: ["Label"]), .init("box bl|", "black", "blue"),
        .init("box background bl|", "black", "blue"), .init("aligned |", "top", not: ["Label"]),
        .init("constrained |", "square", not: ["Label"]), .init("help viewp|", "viewport"),
        .init("frames before |", "after"), .init("tree --|", "--depth", "--all"),
        .init("tree --d|", "--depth"), .init("info #1 --|", "--verbose"), .init("why #1 --v|", "--verbose"),
        .init("priority |", "fixed", "flexible", "grows", "shrinks"), .init("move #1 |", "before", "after", "into"),
        .init("whatif ins|", "inset"), .init("whatif inset |", "uniform"), .init("goto zz|"), .init("undo |"),
    ]

    private static let references: [CompletionContext] = [
        .init("select |", "#1", "#2", "#3", not: ["Label", "frames"]), .init("select #|", "#1", "#2", "#3"),
        .init("select \"|", "\"Ada\"", "\"Bob\"", "\"Cy\"", "\"Hi\"", not: ["#1"]), .init("select \"B|", "\"Bob\""),
        .init("find |", "\"Ada\"", "\"Bob\"", "\"Cy\"", "\"Hi\"", "Card", not: ["#1", "frames"]),
        .init("find \"A|", "\"Ada\""), .init("find Ca|", "Card"), .init("select #1/|", "#1/0", "#1/1", in: .loop),
        .init("why \"A|", "\"Ada\""), .init("info \"B|", "\"Bob\""), .init("expect \"C|", "\"Cy\""),
        .init("priority \"H|", "\"Hi\""), .init("why #1/|", "#1/0", "#1/1", in: .loop), .init("info v|", "v2"),
        .init("remove |", "#1", not: ["Label", "remove"]),
        .init("set |", "alignment", not: ["Label"]),
        .init("set #2 |", "text", not: ["#1", "minimumSpacing"]),
        .init("set #2 te|", "text"), .init("set #1 alignment |", "leading", "center", not: ["Label"]),
        .init("set #1 |", "alignment", not: ["#1"]), .init("set min|", "minimumSpacing"),
        .init("set alignment |", "leading", "center", not: ["#1"]),
        .init("sweep #1.|", "minimumSpacing", not: ["alignment", "x"]),
        .init("sweep #1.mini|", "minimumSpacing"), .init("print #2.|", "text", not: ["#1"]),
        .init("print #2.te|", "text"), .init("watch #1.|", "width", "height", "x", "y"),
    ]

    private static let files: [CompletionContext] = [
        .init("load |", "card.swift", "cards/", not: ["steps.bp", "notes.pdf"]),
        .init("load card|", "card.swift", "cards/"),
        .init("source |", "cards/", "steps.bp", not: ["card.swift", "notes.pdf"]),
        .init("save |", "card.swift", "cards/", not: ["steps.bp"]), .init("load no|"),
        .init("export svg |", "cards/", "plan.svg", not: ["card.swift", "data.json"]),
        .init("export json d|", "data.json"), .init("export |", "json", "swift", not: ["card.swift"]),
    ]

    /// The files at hand.
    static let fileTexts = [
        "card.swift": "", "cards/": "", "steps.bp": "", "notes.pdf": "", "plan.svg": "", "data.json": "",
    ]
}
