import ArgumentParser
import BuiltProducts
import Foundation
import JudgeCases
import ProgramCases

/// Compares the interpreter with the compiler.
@main
struct JudgePrograms: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "judge-programs",
        abstract: "Compiles and interprets generated programs or mutants of programs, and compares the results.",
        discussion: """
            A generated program is well typed: the compiled and the interpreted one must print the same. A mutant is \
            a program with one change: both must accept it and print the same, or both must refuse it at the same \
            line. A case depends on its seed and its number alone.

              swift build --build-tests
              .build/debug/judge-programs --programs --seed 1 --count 1000
              .build/debug/judge-programs --mutants --seed 1 --count 1000 --show differ
              .build/debug/judge-programs --wrong --seed 1 --count 5000 --show grows

            One case once more: judge-programs --programs --seed 1 --first 47 --count 1 --text
            Every feature alone: judge-programs --programs --count 570 --alone
            Programs of your own: judge-programs --folder /tmp/programs --record
            """
    )

    @Flag(help: "Judge generated programs; this is the default.")
    var programs = false

    @Flag(help: "Judge mutants of generated programs and of those in Tests/ProgramTests/Programs.")
    var mutants = false

    @Flag(help: "Judge right programs that build screens of nested elements.")
    var screens = false

    @Flag(
        help:
            "Judge screens with one fault each: the work of the type checker must not grow; with --types, judge their errors."
    )
    var wrong = false

    @Option(help: "The number of levels of the deepest screens.")
    var levels = JudgedCase.usualLevels

    @Option(help: "The seed: another number, other cases.")
    var seed = 1

    @Option(help: "The number of the first case.")
    var first = 0

    @Option(help: "The number of cases.")
    var count = 100

    @Option(help: "The only feature of the generated programs.")
    var feature: String?

    @Flag(help: "Use one feature in each generated program, all in turn.")
    var alone = false

    @Option(help: "Judge the .swift files of this folder.")
    var folder: String?

    @Flag(
        help:
            "Write the compiled and the interpreted output beside each program of the folder, as NAME.out and NAME.here."
    )
    var record = false

    @Option(help: "A kind of result whose cases are printed, such as differ or accepted-here; repeat it for others.")
    var show: [String] = []

    @Flag(help: "Print the programs and do not judge them.")
    var text = false

    @Flag(help: "Check the types and run nothing: compares the errors of the type checker with the compiler's.")
    var types = false

    @Option(help: "A file that keeps the compiler's errors, for the next run with --types on the same programs.")
    var known: String?

    @Option(help: "The number of programs that are compiled together.")
    var batch = 100

    @Option(help: ArgumentHelp("A file of programs to interpret.", visibility: .private))
    var interpret: String?

    func validate() throws {
        let kinds = Verdict.Kind.allCases.map(\.rawValue) + Growth.Kind.allCases.map(\.rawValue)
        for kind in show where !kinds.contains(kind) {
            throw ValidationError("There is no result '\(kind)': \(kinds.joined(separator: ", ")).")
        }
        if let feature, !JudgedCase.allFeatures.contains(feature) {
            throw ValidationError(
                "There is no feature '\(feature)': \(JudgedCase.allFeatures.joined(separator: ", "))."
            )
        }
        if count < 1 || batch < 1 || first < 0 || levels < 1 { throw ValidationError("The counts are positive.") }
    }

    func run() throws {
        if let interpret {
            let (first, way) = (first, types ? InterpretedBatch.Way.checking : .running)
            let result = OwnStack.run { try InterpretedBatch.work(file: interpret, first: first, way: way) }
            return try result.get()
        }
        let cases = try folder.map(Self.cases) ?? (first..<first + count).compactMap(judgedCase)
        if text {
            for judged in cases { print("// \(judged.origin)\n\(judged.program.text)") }
            return
        }
        if wrong, !types { return try judgeGrowth(cases) }
        let results = try judged(cases)
        if record, let folder { try RecordedOutput.write(results, to: URL(fileURLWithPath: folder)) }
        let report = JudgeReport(results)
        for kind in show { Verdict.Kind(rawValue: kind).map { report.cases(of: $0).forEach { print($0) } } }
        for line in report.figures + report.origins + [""] + report.groups + [""] + report.features { print(line) }
    }

    /// Prints the growth of the wrong programs, or the work of checking the programs of a folder.
    private func judgeGrowth(_ cases: [JudgedCase]) throws {
        let judge = WrongPrograms(seed: seed, mostLevels: levels, shown: Set(show))
        let numbers = folder == nil ? first..<first + count : nil
        try OwnStack.run {
            if let numbers { judge.judge(numbers) } else { judge.measure(cases.map(\.program)) }
        }.get()
    }

    /// Returns the results of the cases, batch by batch.
    private func judged(_ cases: [JudgedCase]) throws -> [JudgedBatch.Result] {
        let file = known.map { URL(fileURLWithPath: $0) }
        var known = try file.map { try KnownVerdicts(file: $0) } ?? KnownVerdicts()
        var results: [JudgedBatch.Result] = []
        for start in stride(from: 0, to: cases.count, by: batch) {
            let part = Array(cases[start..<min(start + batch, cases.count)])
            results +=
                types
                ? try CheckedBatch(part, tool: Self.tool, known: &known).results
                : try JudgedBatch(part, tool: Self.tool).results
            if let file { try known.write(to: file) }
            let report = JudgeReport(results).figures[0]
            FileHandle.standardError.write(Data("\(report) after \(start + part.count)\n".utf8))
        }
        return results
    }

    private func judgedCase(_ number: Int) -> JudgedCase? {
        if screens { return JudgedCase(seed: seed, screen: number, mostLevels: levels) }
        if wrong { return JudgedCase(seed: seed, wrong: number, mostLevels: levels, isWhole: !text) }
        if mutants { return JudgedCase(seed: seed, mutant: number, files: JudgedCase.files) }
        let features = JudgedCase.allFeatures
        return JudgedCase(seed: seed, number: number, feature: alone ? features[number % features.count] : feature)
    }

    /// Returns the programs in a folder, in the order of their names.
    private static func cases(of folder: String) throws -> [JudgedCase] {
        let names = try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(".swift") }
        return try names.sorted().map { name in
            let text = try String(
                contentsOf: URL(fileURLWithPath: folder).appendingPathComponent(name),
                encoding: .utf8
            )
            return JudgedCase(file: Program(path: name, text: text))
        }
    }

    private static var tool: String {
        (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? CommandLine.arguments[0]
    }
}
