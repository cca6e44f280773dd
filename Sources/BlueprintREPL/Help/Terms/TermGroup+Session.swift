extension TermGroup {
    /// The terms of this program.
    static let session = TermGroup(
        title: "the session",
        terms: [
            Term(
                "breakpoint",
                "The steps at which continue and reverse stop.",
                also: ["breakpoints"],
                text:
                    "A breakpoint names steps, by an element, a type, a phase or a kind. continue and reverse stop at "
                    + "the next step that matches one.",
                tree: "Label(text: \"Hello\").centered()\nbreak #1 place\ngoto 0",
                show: "continue",
                next: "break list"
            ),
            Term(
                "deleted",
                "Taken out of the tree by a command.",
                also: ["delete"],
                text:
                    "The commands remove and unwrap delete an element, and undo restores it. The update then removes its "
                    + "view, which is a separate step.",
                tree: "Column { Label(text: \"A\"); Label(text: \"B\") }",
                show: "remove #3",
                next: "undo"
            ),
            Term(
                "document",
                "The Swift source of the tree.",
                text:
                    "The document is the Swift source of the tree: each line that you type edits it. swift prints it, and "
                    + "save writes it to a file that compiles in an app.",
                tree: "Label(text: \"Hello\")\ncentered\ninset 8",
                show: "swift",
                next: "undo"
            ),
            Term(
                "kind",
                "What a step does, such as propose or create.",
                also: ["kinds"],
                text:
                    "The kind of a step is what it does: propose, measure and place in the layout, for example, create "
                    + "and reuse in the update. trace and break take a kind, and then leave out all other steps.",
                tree: "Label(text: \"Hello\").centered()",
                show: "trace place",
                next: "break place"
            ),
            Term(
                "mark",
                "A name for a step.",
                also: ["marks"],
                text: "A mark is a name for a step. goto returns to it until an edit starts a new trace.",
                tree: "Label(text: \"Hello\").centered()\ngoto 4\nmark placed\nstep 3",
                show: "goto placed",
                next: "mark"
            ),
            Term(
                "phase",
                "One of layout, flatten, round and update.",
                also: ["phases"],
                text:
                    "A render has four phases: layout, flatten, round and update. phase NAME goes to the first step of one.",
                tree: "Label(text: \"Hello\").inset(uniform: 8)",
                show: "trace",
                next: "phase flatten"
            ),
            Term(
                "reference",
                "The name of an element or a view in a command.",
                also: ["ref"],
                text:
                    "A reference names an element or a view: #2, v3, \"its text\", a type, a path such as #3/0/1, or a "
                    + "type in another element, #3/Label2, which is printed as SettingsRow #3 › Label 2. Where a "
                    + "command shows [REF], you can leave it out: the command then uses the selection.",
                tree: "Row { Label(text: \"One\"); Label(text: \"Two\") }",
                show: "select \"Two\"",
                next: "select Label[0]"
            ),
            Term(
                "render",
                "One run of the four phases.",
                also: ["renders"],
                text:
                    "A render is one run of the four phases: layout, flatten, round and update. Each edit renders the tree "
                    + "once; the render command draws the content of the views.",
                tree: "viewport 120x32\nLabel(text: \"Hello\").inset(uniform: 8).box(background: .blue)",
                show: "render",
                next: "trace"
            ),
            Term(
                "selection",
                "The element that the next line edits.",
                also: ["selected"],
                text:
                    "The selection is the element that the next line edits: a modifier wraps it, an element is added after it. "
                    + "Drawings and lists mark it with > and <.",
                tree: "Row { Label(text: \"One\"); Label(text: \"Two\") }\nselect #2",
                show: "tree",
                next: "inset 4"
            ),
            Term(
                "step",
                "One thing that happened in a render.",
                also: ["steps"],
                text:
                    "A step is one thing that happened in a render, such as a proposal, a placement or the creation of a "
                    + "view. Steps are numbered through all phases; step and back go through them.",
                tree: "Label(text: \"Hello\").centered()\ngoto 3",
                show: "step",
                next: "back"
            ),
            Term(
                "trace",
                "The list of all steps of the last render.",
                also: ["traces"],
                text: "The trace is the list of all steps of the last render. An edit starts a new one.",
                tree: "Label(text: \"Hello\").inset(uniform: 8)",
                show: "trace layout",
                next: "trace #1"
            ),
            Term(
                "warning",
                "A likely mistake, with a fix.",
                also: ["warnings"],
                text:
                    "A warning names a likely mistake, such as truncated text, an element that extends beyond its parent, or "
                    + "missing keys. A fix after try was tried and works.",
                tree: "Label(text: \"Hello, world\").constrainedTo(width: 40, height: 16).centered()",
                show: "warnings",
                next: "why #1 width"
            ),
            Term(
                "watchpoint",
                "A number of a frame at which continue stops.",
                also: ["watchpoints"],
                text:
                    "A watchpoint names a number of a frame, such as #1.width. continue and reverse stop at the steps that "
                    + "decide it.",
                tree: "Label(text: \"Hello\").centered()\nwatch #1.width",
                show: "reverse",
                next: "break list"
            ),
        ]
    )
}
