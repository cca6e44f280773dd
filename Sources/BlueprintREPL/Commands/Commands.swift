/// All commands.
package enum Commands {
    /// The commands, in alphabetical order.
    static let all: [any Command] = [
        AccessibilityCommand(), AddCommand(), AfterCommand(), AliasCommand(), AutoshowCommand(),
        BackCommand(), BeforeCommand(), BreakCommand(),
        ClearCommand(), ColourCommand(), ContinueCommand(), CopyCommand(),
        DeleteCommand(), DiffCommand(), DirectionCommand(), DownCommand(),
        DuplicateCommand(),
        EditCommand(), EndCommand(), EnvCommand(), ExpectCommand(), ExportCommand(),
        ExtractCommand(),
        FindCommand(), FlattenCommand(), FocusCommand(), FramesCommand(),
        GotoCommand(), GroupCommand(),
        HelpCommand(), HistoryCommand(),
        InfoCommand(), InlineCommand(), InspectCommand(),
        KeyCommand(),
        LessonCommand(), LiveCommand(), LoadCommand(),
        MarkCommand(), MoveCommand(),
        NestCommand(), NextCommand(),
        OutCommand(), OverCommand(),
        PagerCommand(), PhaseCommand(), PicturesCommand(), PredictCommand(), PreviewCommand(), PreviewsCommand(),
        PreviousCommand(), PrintCommand(),
        PriorityCommand(),
        QuitCommand(), QuizCommand(),
        RecordCommand(), RedoCommand(), RemoveCommand(), RenameCommand(), RenderCommand(), ReplaceCommand(),
        RerunCommand(),
        ResetCommand(),
        ResumeCommand(), ReverseCommand(), RootCommand(),
        SaveCommand(), ScaleCommand(), SelectCommand(), SessionsCommand(), SetCommand(), SettingsCommand(),
        SortCommand(),
        SourceCommand(),
        StepCommand(),
        StubCommand(), StubsCommand(),
        StyleCommand(), SweepCommand(), SwiftCommand(),
        TextsizeCommand(), TraceCommand(), TreeCommand(),
        UndoCommand(), UnwrapCommand(), UpCommand(),
        ViewportCommand(), ViewsCommand(),
        WarningsCommand(), WatchCommand(), WhatifCommand(), WhereCommand(), WhyCommand(),
        ZoomCommand(),
    ]

    /// The commands, by name.
    static let list = CommandList(all)

    /// A command as help shows it.
    package struct Usage: Sendable {
        package let name: String
        package let aliases: [String]
        package let syntax: String
        package let example: String
    }

    /// The usages of all commands.
    package static var usages: [Usage] {
        all.map { Usage(name: $0.name, aliases: $0.aliases, syntax: $0.syntax, example: $0.example) }
    }

    /// The names of the pages that help can print.
    package static var helpPages: [String] { HelpTexts.pages.map(\.name) }

    /// An example of each look command, by the command's name.
    package static var lookExamples: [String: String] {
        Dictionary(all.filter { $0.group == .look && $0.looks }.map { ($0.name, $0.example) }) { first, _ in first }
    }
}
