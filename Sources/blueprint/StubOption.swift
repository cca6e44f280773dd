import ArgumentParser

/// The option of the subcommands that read Swift files.
struct StubOption: ParsableArguments {
    @Flag(help: "Make up what files use of other modules, and write it to App.stubs beside them.")
    var stubs = false

    /// The lines of settings that turn it on; none without it.
    var lines: [String] { stubs ? ["stubs on"] : [] }
}
