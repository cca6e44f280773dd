import ArgumentParser
import Foundation
import FuzzCases

/// Runs cases for a given time.
@main
struct FuzzPrograms: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "fuzz-programs",
        abstract: "Edits programs at random and does what they then say, as files, at the prompt and watched.",
        discussion: """
            Everything is kept in memory; only the input of the case that runs is written to a file, so that a crash \
            leaves what it came of: the lines at the prompt as a script, else the file. A case depends on its seed and \
            its number alone. The exit code is 0 if nothing was found, 1 if a promise was broken, and that of a crash.

            Thirty minutes on two cores, from the folder of the package:

              swift build -c release --product fuzz-programs
              .build/release/fuzz-programs --seed 1 --minutes 30 --folder /tmp/fuzz-1 &
              .build/release/fuzz-programs --seed 2 --minutes 30 --folder /tmp/fuzz-2 &
              wait %1 && wait %2

            One case once more: fuzz-programs --seed 1 --case 4711
            """
    )

    @Option(help: "Which cases: another number, other cases.")
    var seed = 1

    @Option(name: .customLong("case"), help: "The number of the only case to run.")
    var only: Int?

    @Option(help: "The number of the case to begin with.")
    var first = 0

    @Option(help: "How long to go on; a case that has begun is finished.")
    var minutes = 1.0

    @Option(help: "How many seconds an input may take before it is interrupted and reported.")
    var longest = 20.0

    @Option(help: "How many megabytes the process may take.")
    var memory = 2_000

    @Option(help: "The folder for the input that runs now and for what was found.")
    var folder = "/tmp/fuzz-programs"

    @Option(help: "The folder of the package.")
    var package = "."

    @Flag(help: "Print every input before it is done.")
    var verbose = false

    func run() throws {
        let environment = ProcessInfo.processInfo.environment["BLUEPRINT_SEEDS"]
        let root = URL(fileURLWithPath: package)
        let seeds = environment.map { URL(fileURLWithPath: $0) } ?? root.appendingPathComponent("../shared/seeds")
        let corpus = Corpus(repository: root, seeds: seeds)
        guard !corpus.programs.isEmpty else { throw ValidationError("There are no programs in \(package).") }
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        print("\(corpus.programs.count) programs, \(corpus.lines.count) lines; what runs now is in \(folder)")
        let watchdog = Watchdog(longest: longest, memory: memory, folder: URL(fileURLWithPath: folder))
        watchdog.isVerbose = verbose
        let rounds = Rounds(command: self, corpus: corpus, watchdog: watchdog)
        Thread { rounds.run() }.start()
        watchdog.watch()
    }
}
