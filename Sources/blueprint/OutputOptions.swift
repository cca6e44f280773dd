import ArgumentParser

/// The options of all subcommands.
struct OutputOptions: ParsableArguments {
    @Option(help: "Colours: auto (on a terminal, unless NO_COLOR is set), always or never.")
    var colour: ColourChoice = .auto

    @Flag(help: "Refuse commands that read or write files, for scripts you do not trust; keep no history.")
    var safe = false
}
