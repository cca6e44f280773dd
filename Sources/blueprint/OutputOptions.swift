import ArgumentParser

/// What every command that runs lines can be told.
struct OutputOptions: ParsableArguments {
    @Option(help: "Colours: auto (on a terminal, unless NO_COLOR is set), always or never.")
    var colour: ColourChoice = .auto

    @Flag(help: "Refuse every line that reads or writes files, for scripts of strangers; keep no history.")
    var safe = false
}
