/// Places on the lines of commands.
extension CompletionContext {
    static let commands: [CompletionContext] = words + references + files

    private static let words: [CompletionContext] = [
        .init("fra|", "frames", not: ["frame"]), .init("Lab|", "Label"), .init("Car|", "Card"), .init("hea|", "header"),
        .init("viewport |", "ipad", not: ["Label", "#1"]),
        .init("env |", "calendar", not: ["Label", "#1"]),
        .init("env lay|", "layoutDirection", not: ["layout"]),
        .init("env layoutDirection |", "leftToRight", "rightToLeft", not: ["Label", "#1", "ltr"]),
        .init("env layoutDirection r|", "rightToLeft", not: ["rtl", "root"]),
        .init("direction |", "ltr", "rtl", not: ["leftToRight", "Label"]), .init("style |", "unicode", not: ["Label"]),
        .init("autoshow |", "on", "steps", "off", not: ["Label", "always"]), .init("phase |", "layout", not: ["Label"]),
        .init("sweep |", "width", "height", not: ["Label"]), .init("sweep wi|", "width", not: ["width:"]),
        .init("inset |", "uniform", not: ["Label"]), .init("box bl|", "black", "blue"),
        .init("box background bl|", "black", "blue"), .init("aligned |", "top", not: ["Label"]),
        .init("constrained |", "square", not: ["Label"]), .init("help viewp|", "viewport"),
        .init("frames before |", "after", not: ["before", "#1"]),
        .init("tree --|", "--depth", "--all", not: ["--verbose", "#1"]),
        .init("tree --d|", "--depth"), .init("info #1 --|", "--verbose", not: ["--depth", "--all"]),
        .init("why #1 --v|", "--verbose", not: ["--version"]),
        .init("priority |", "fixed", "flexible", "grows", "shrinks", not: ["Label", "center"]),
        .init("move #1 |", "before", "after", "into", not: ["#2", "Label"]),
        .init("whatif ins|", "inset", not: ["inspect"]), .init("whatif inset |", "uniform", not: ["Label", "#1"]),
        .init("goto zz|"), .init("undo |"),
        .init("goto |", "layout", "flatten", "round", "update", "end", not: ["#1", "Label"]),
        .init("goto fl|", "flatten", not: ["flow"]),
        .init("replace #2 Lab|", "Label", not: ["label"]), .init("replace #2 Ca|", "Card", not: ["calendar"]),
        .init("whatif #2 ins|", "inset", not: ["inspect"]),
        .init("whatif #2 inset |", "uniform", not: ["Label", "#1"]),
        .init("print gr|", "greeting", not: ["Grid"]), .init("print greeting.upper|", "uppercased", not: ["inset"]),
        .init("print acc|", "accent", not: ["accessibility"]), .init("alias |"), .init("remove #2 |"),
    ]

    private static let references: [CompletionContext] = [
        .init("viewport iphone-p|", "iphone-plus", "iphone-pro", not: ["ipad"]),
        .init("expect #1 view-b|", "view-backed", not: ["views"]),
        .init("break view-b|", "view-backed", not: ["#1"]), .init("select Lab|", "Label", not: ["#1"]),
        .init("select Label[|"), .init("tree --depth |"), .init("record st|", "stop", "steps.bp", not: ["style"]),
        .init("save x.swift |", "expression", "--force", not: ["card.swift"]),
        .init("export json d.json |", "--force", not: ["data.json"]),
        .init("expect #2.|", "width", "height", "x", "y", not: ["#1"]),
        .init("expect #2.width |", "=", "!=", "<", not: ["is", "at"]),
        .init("nosuch(|"),
        .init("#|", "#1", "#2", "#3", not: ["frames"]), .init("#1/|", "#1/0", "#1/1", not: ["#1"], in: .loop),
        .init("#3.|", "title", "gap", "width", "height", not: ["inset", "centered"]),
        .init("#3.ti|", "title", not: ["tint"]),
        .init("set #3 gap |", "space", not: ["accent", "greeting", "Label"]),
        .init("set #3 gap sp|", "space", not: ["spacing"]),
        .init("set #3 title |", "greeting", "\"", not: ["space", "Label"]),
        .init("select |", "#1", "#2", "#3", not: ["Label", "frames"]), .init("select #|", "#1", "#2", "#3"),
        .init("select \"|", "\"Ada\"", "\"Bob\"", "\"Cy\"", "\"Hi\"", not: ["#1"]), .init("select \"B|", "\"Bob\""),
        .init("find |", "\"Ada\"", "\"Bob\"", "\"Cy\"", "\"Hi\"", "Card", not: ["#1", "frames"]),
        .init("find \"A|", "\"Ada\""), .init("find Ca|", "Card"),
        .init("select #1/|", "#1/0", "#1/1", not: ["#1", "/0"], in: .loop),
        .init("why \"A|", "\"Ada\""), .init("info \"B|", "\"Bob\""), .init("expect \"C|", "\"Cy\""),
        .init("priority \"H|", "\"Hi\""), .init("why #1/|", "#1/0", "#1/1", not: ["#1", "/0"], in: .loop),
        .init("info v|", "v2", not: ["viewport", "views"]),
        .init("remove |", "#1", not: ["Label", "remove"]),
        .init("set |", "alignment", not: ["Label"]),
        .init("set #2 |", "text", not: ["#1", "minimumSpacing"]),
        .init("set #2 te|", "text", not: ["textsize"]),
        .init("set #1 alignment |", "leading", "center", not: ["Label"]),
        .init("set #1 |", "alignment", not: ["#1"]), .init("set min|", "minimumSpacing", not: ["minimumScaleFactor"]),
        .init("set alignment |", "leading", "center", not: ["#1"]),
        .init("sweep #1.|", "minimumSpacing", not: ["alignment", "x"]),
        .init("sweep #1.mini|", "minimumSpacing", not: ["minimumScaleFactor"]),
        .init("print #2.|", "text", not: ["#1"]),
        .init("print #2.te|", "text", not: ["textsize"]),
        .init("watch #1.|", "width", "height", "x", "y", not: ["alignment", "minimumSpacing"]),
    ]

    private static let files: [CompletionContext] = [
        .init("load |", "card.swift", "cards/", not: ["steps.bp", "notes.pdf"]),
        .init("load card|", "card.swift", "cards/"),
        .init("source |", "cards/", "steps.bp", not: ["card.swift", "notes.pdf"]),
        .init("save |", "card.swift", "cards/", not: ["steps.bp"]), .init("load no|"),
        .init("export svg |", "frames", "hierarchy", not: ["data.json"]),
        .init("export svg frames |", not: ["frames", "hierarchy", "data.json"]),
        .init("export pdf |"),
        .init("export json d|", "data.json", not: ["direction", "diff"]),
        .init("export |", "json", "svg", "swift", not: ["card.swift"]),
    ]

    /// The files at hand.
    static let fileTexts = [
        "card.swift": "", "cards/": "", "steps.bp": "", "notes.pdf": "", "plan.svg": "", "data.json": "",
    ]
}
