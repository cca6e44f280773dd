/// All commands.
enum Commands {
    /// The commands, in alphabetical order.
    static let all: [any Command] = [
        AddCommand(), AfterCommand(), AutoshowCommand(),
        BackCommand(), BeforeCommand(), BreakCommand(),
        ColourCommand(), ContinueCommand(),
        DeleteCommand(), DiffCommand(), DirectionCommand(), DownCommand(),
        EndCommand(), EnvCommand(), ExpectCommand(), ExportCommand(),
        FindCommand(), FlattenCommand(), FocusCommand(), FramesCommand(),
        GotoCommand(),
        HelpCommand(),
        InfoCommand(),
        KeyCommand(),
        LessonCommand(), LoadCommand(),
        MarkCommand(), MoveCommand(),
        NestCommand(), NextCommand(),
        OutCommand(), OverCommand(),
        PhaseCommand(), PreviousCommand(), PriorityCommand(),
        QuitCommand(),
        RecordCommand(), RedoCommand(), RemoveCommand(), RenderCommand(), ReplaceCommand(), ResetCommand(),
        ReverseCommand(), RootCommand(),
        SaveCommand(), ScaleCommand(), SelectCommand(), SetCommand(), SourceCommand(), StepCommand(), StubCommand(),
        StyleCommand(), SweepCommand(), SwiftCommand(),
        TextsizeCommand(), TraceCommand(), TreeCommand(),
        UndoCommand(), UnwrapCommand(), UpCommand(),
        ViewportCommand(), ViewsCommand(),
        WarningsCommand(), WatchCommand(), WhatifCommand(), WhereCommand(), WhyCommand(),
        ZoomCommand(),
    ]

    private static let byName: [String: any Command] = {
        var result: [String: any Command] = [:]
        for command in all {
            for name in [command.name] + command.aliases { result[name] = command }
        }
        return result
    }()

    /// The names and aliases of all commands.
    static let names = Set(byName.keys)

    /// Returns the command with a name or an alias.
    static func named(_ name: String) -> (any Command)? { byName[name] }
}
