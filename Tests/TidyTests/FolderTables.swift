/// The tables of the modules; a new folder gets a line after the folders that it uses.
extension FolderTable {
    static let blueprintBindings = FolderTable(
        module: "BlueprintBindings",
        rooms: [
            .init("Interfaces"),
            .init("Interpreted", "Interpreted/Generated"),
            .init("Table", uses: ["Interpreted", "Interpreted/Generated"]),
            .init("Generated", uses: ["Table"]),
            .init("Commands", uses: ["Table"]),
            .init("Completion", uses: ["Table"]),
            .init("Help", uses: ["Commands", "Table"]),
            .init("Elements", uses: ["Commands", "Interpreted", "Table"]),
            .init("Protocols", "Protocols/Generated", uses: ["Interfaces", "Interpreted", "Table"]),
            .init("Values", uses: ["Commands", "Interpreted", "Interpreted/Generated", "Table"]),
            // The list of all bindings.
            .init(".", uses: ["Elements", "Generated", "Interfaces", "Interpreted", "Protocols", "Table", "Values"]),
            .init("Evaluation", uses: [".", "Commands", "Interpreted"]),
        ]
    )

    static let blueprintInspector = FolderTable(
        module: "BlueprintInspector",
        rooms: [
            .init("Geometry"),
            .init("Text", uses: ["Geometry"]),
            .init("Snapshot", uses: ["Geometry", "Text"]),
            .init("Comparison", uses: ["Geometry", "Snapshot", "Text"]),
            .init("JSON", uses: ["Snapshot", "Text"]),
            .init("Lists", uses: ["Snapshot", "Text"]),
            .init("Sentences", uses: ["Geometry", "Lists", "Snapshot", "Text"]),
            .init("Drawings", uses: ["Sentences", "Snapshot", "Text"]),
            .init("Trace", uses: ["Geometry", "Snapshot", "Text"]),
            .init("Accessibility", uses: ["Trace"]),
            .init("Ledger", uses: ["Geometry", "Snapshot", "Text", "Trace"]),
            .init("Reasons", uses: ["Geometry", "Snapshot", "Text", "Trace"]),
            .init("Warnings", uses: ["Geometry", "Reasons", "Snapshot", "Text", "Trace"]),
            .init("Mistakes", uses: ["Geometry", "Reasons", "Snapshot", "Trace"]),
            .init("Why", uses: ["Geometry", "JSON", "Reasons", "Snapshot", "Text", "Trace", "Warnings"]),
            .init("Sweep", uses: ["Geometry", "Snapshot", "Text", "Warnings"]),
            .init(
                "Reports",
                uses: [
                    "Accessibility", "Comparison", "Geometry", "JSON", "Ledger", "Lists", "Sentences", "Snapshot",
                    "Sweep", "Text", "Trace", "Warnings",
                ]
            ),
            .init("Pictures", uses: ["Comparison", "Drawings", "Geometry", "Lists", "Reports", "Snapshot", "Text"]),
            .init(
                "Exporters",
                uses: ["Geometry", "JSON", "Ledger", "Pictures", "Reports", "Snapshot", "Text", "Trace", "Why"]
            ),
            .init("Schema", uses: ["Geometry", "JSON", "Ledger", "Snapshot", "Trace"]),
        ]
    )

    static let blueprintREPL = FolderTable(
        module: "BlueprintREPL",
        rooms: [
            .init("ForeignNames"),
            .init("Values"),
            .init("Input", uses: ["Values"]),
            .init("Document", uses: ["ForeignNames", "Input", "Values"]),
            .init("Language", uses: ["Document", "ForeignNames", "Input", "Values"]),
            .init("Screen", uses: ["Values"]),
            .init("Stepping"),
            .init("Workspace", uses: ["Document", "Stepping", "Values"]),
            .init("Lines", uses: ["Document", "Input", "Language", "Screen", "Stepping", "Values", "Workspace"]),
            .init("Stubs", uses: ["Document", "Input", "Language", "Lines", "Values"]),
            .init("Reading", uses: ["Document", "ForeignNames", "Input", "Language", "Lines", "Values"]),
            .init("Resolving", uses: ["Document", "Input", "Language", "Lines", "Screen", "Values", "Workspace"]),
            .init(
                "Editing",
                uses: [
                    "Document", "Input", "Language", "Lines", "Reading", "Resolving", "Screen", "Stubs", "Values",
                    "Workspace",
                ]
            ),
            .init("Completing", uses: ["Document", "Input", "Language", "Lines", "Screen", "Values", "Workspace"]),
            .init(
                "Steps",
                uses: [
                    "Completing", "Document", "Input", "Language", "Lines", "Resolving", "Screen", "Stepping", "Values",
                    "Workspace",
                ]
            ),
            .init(
                "Answers",
                uses: [
                    "Document", "Editing", "Input", "Language", "Lines", "Resolving", "Screen", "Values", "Workspace",
                ]
            ),
            .init(
                "Expect",
                uses: ["Answers", "Document", "Input", "Lines", "Resolving", "Screen", "Values", "Workspace"]
            ),
            .init(
                "Properties",
                uses: [
                    "Answers", "Document", "Expect", "Input", "Language", "Lines", "Resolving", "Screen", "Values",
                    "Workspace",
                ]
            ),
            .init(
                "Refactoring",
                uses: [
                    "Document", "Editing", "Input", "Language", "Lines", "Properties", "Resolving", "Values",
                    "Workspace",
                ]
            ),
            .init("Help/Terms"),
            .init(
                "Help",
                uses: [
                    "Document", "ForeignNames", "Help/Terms", "Input", "Language", "Lines", "Values", "Workspace",
                ]
            ),
            .init(
                "Commands",
                uses: [
                    "Answers", "Completing", "Document", "Editing", "Expect", "ForeignNames", "Help", "Input",
                    "Language", "Lines", "Properties", "Reading", "Refactoring", "Resolving", "Screen", "Steps",
                    "Values",
                    "Workspace",
                ]
            ),
            .init(
                "Showing",
                uses: [
                    "Answers", "Document", "Editing", "Language", "Lines", "Screen", "Stepping", "Steps", "Values",
                    "Workspace",
                ]
            ),
            .init(
                "Correcting",
                uses: [
                    "Commands", "Completing", "Document", "Editing", "ForeignNames", "Input", "Language", "Lines",
                    "Reading", "Values", "Workspace",
                ]
            ),
            .init("Schema"),
            .init("Transcripts", uses: ["Document", "Input", "Values"]),
            .init(
                "Session",
                uses: [
                    "Commands", "Completing", "Correcting", "Document", "Editing", "Input", "Language", "Lines",
                    "Reading", "Screen",
                    "Showing", "Stubs", "Transcripts", "Values", "Workspace",
                ]
            ),
            .init("LessonFormat", uses: ["Document", "Expect", "Input", "Transcripts"]),
            .init(
                "Learning",
                uses: [
                    "Document", "Expect", "Input", "LessonFormat", "Lines", "Reading", "Resolving", "Screen",
                    "Session", "Transcripts", "Values", "Workspace",
                ]
            ),
            .init(
                "Practice",
                uses: [
                    "Document", "Input", "Learning", "LessonFormat", "Lines", "Resolving", "Screen", "Session",
                    "Transcripts", "Values", "Workspace",
                ]
            ),
            .init(
                "Scripts",
                uses: [
                    "Document", "Editing", "Input", "Language", "Learning", "LessonFormat", "Lines", "Reading",
                    "Session", "Stubs", "Transcripts", "Values", "Workspace",
                ]
            ),
            .init(
                "WatchedFiles",
                uses: [
                    "Answers", "Document", "Editing", "Language", "Lines", "Session", "Showing", "Stubs", "Values",
                    "Workspace",
                ]
            ),
            .init(
                "Inspect",
                uses: [
                    "Answers", "Document", "Input", "Learning", "LessonFormat", "Lines", "Reading", "Resolving",
                    "Screen",
                    "Session", "Stepping", "Steps", "Values", "WatchedFiles", "Workspace",
                ]
            ),
        ]
    )

    static let blueprintUI = FolderTable(
        module: "BlueprintUI",
        rooms: [
            .init("Environment"),
            .init("Focus"),
            .init("Text"),
            .init("ViewDescription", uses: ["Environment"]),
            // An element has content, which a layout measures as a node, which has an element; keys of the environment
            // are options of the layout, which the nodes read. A stack has storage of its own, since it is fast.
            .init(
                "Containers/Stack",
                "Element",
                "Element/Storage",
                "Environment/Keys",
                "Explaining",
                "Layout",
                "Rendering",
                uses: ["Environment", "ViewDescription"]
            ),
            .init("Accessibility", uses: ["Element", "Environment", "Environment/Keys"]),
            .init(
                "Containers",
                uses: [
                    "Containers/Stack", "Element", "Element/Storage", "Environment", "Explaining", "Layout",
                    "Rendering",
                    "ViewDescription",
                ]
            ),
            .init(
                "Modifiers",
                uses: [
                    "Containers", "Element", "Element/Storage", "Environment", "Explaining", "Layout", "Rendering",
                    "ViewDescription",
                ]
            ),
        ]
    )

    static let blueprintUIAccessibilityCore = FolderTable(
        module: "BlueprintUIAccessibilityCore",
        rooms: [.init(".")]
    )

    static let blueprintUICommonControls = FolderTable(module: "BlueprintUICommonControls", rooms: [.init(".")])

    static let headlessUIKit = FolderTable(
        module: "HeadlessUIKit",
        rooms: [
            .init("Traits"),
            .init("Colors", uses: ["Traits"]),
            .init("Geometry"),
            .init("Images", uses: ["Colors", "Geometry", "Traits"]),
            .init("Text", uses: ["Colors", "Geometry", "Traits"]),
            // As in UIKit, a view knows its controller and its gesture recognizers, and each of these its view.
            .init(
                "Accessibility",
                "Controllers",
                "Touches",
                "Views",
                uses: ["Colors", "Geometry", "Images", "Text", "Traits"]
            ),
        ]
    )

    static let fullScreen = FolderTable(module: "FullScreen", rooms: [.init(".")])

    static let lineEditor = FolderTable(module: "LineEditor", rooms: [.init(".")])

    static let swiftInterpreter = FolderTable(
        module: "SwiftInterpreter",
        rooms: [
            .init("Diagnostics"),
            .init("Lexing", uses: ["Diagnostics"]),
            .init("StandardLibrary"),
            .init("Syntax", uses: ["Lexing"]),
            .init("InterfaceTexts", uses: ["Diagnostics", "StandardLibrary", "Syntax"]),
            .init("Lowering", uses: ["Diagnostics", "Lexing", "Syntax"]),
            .init("Types", uses: ["Diagnostics", "Syntax"]),
            // A value of a native type knows it, and the functions of a native type take values.
            .init(
                "Bindings",
                "Values",
                uses: ["Diagnostics", "InterfaceTexts", "Lexing", "Syntax", "Types"]
            ),
            .init("BuiltIns", uses: ["Bindings", "Diagnostics", "Types", "Values"]),
            .init(
                "Interfaces",
                uses: [
                    "Bindings", "BuiltIns", "Diagnostics", "InterfaceTexts", "Lexing", "Lowering",
                    "Syntax", "Types",
                ]
            ),
            .init(
                "Checking",
                uses: ["Diagnostics", "InterfaceTexts", "Interfaces", "Syntax", "Types", "Values"]
            ),
            .init(
                "Flow",
                uses: [
                    "Bindings", "Checking", "Diagnostics", "Interfaces", "Lexing", "Lowering", "Syntax",
                    "Types",
                ]
            ),
            .init(
                "Running",
                uses: [
                    "Bindings", "BuiltIns", "Checking", "Diagnostics", "Flow", "InterfaceTexts", "Interfaces", "Lexing",
                    "Lowering",
                    "Syntax", "Types", "Values",
                ]
            ),
            .init(
                ".",
                uses: [
                    "Bindings", "Checking", "Diagnostics", "Flow", "InterfaceTexts", "Interfaces", "Lexing", "Lowering",
                    "Running",
                    "Syntax", "Types", "Values",
                ]
            ),
        ]
    )

    static let textFiles = FolderTable(
        module: "TextFiles",
        rooms: [
            .init("Lines"),
            .init("Writing"),
            .init("State", uses: ["Lines", "Writing"]),
        ]
    )
}
