import BuiltProducts
import Foundation
import ProgramCases
import ProgramGenerator
import ProgramMutator
import RandomNumbers

/// A program that the compiler and the interpreter both run.
package struct JudgedCase: Sendable {
    /// The program; its path is the name of the case, which contains no space.
    package let program: Program
    /// The words that reproduce it.
    package let origin: String
    /// The generated program behind it, if it is one.
    package let generated: GeneratedProgram?
    /// True for a program in a file, and for a mutant of one.
    package let isOfFile: Bool
    /// The mutation, if it is a mutant.
    package let mutation: Mutation?

    /// Generates a program.
    package init(seed: Int, number: Int, feature: String? = nil) {
        let generated = GeneratedProgram(seed: seed, number: number, only: feature)
        self.generated = generated
        let suffix = feature.map { "-" + $0.replacingOccurrences(of: " ", with: "-") } ?? ""
        program = Program(path: "program-\(seed)-\(number)\(suffix).swift", text: generated.text)
        origin = "program \(number) of seed \(seed)" + (feature.map { " with only \($0)" } ?? "")
        mutation = nil
        isOfFile = false
    }

    /// Makes a mutant of a generated program or of one of the files; nil if the chosen program offers no mutation.
    package init?(seed: Int, mutant number: Int, files: [Program]) {
        var dice = Dice(seed: seed, number: number)
        let base: JudgedCase
        if files.isEmpty || dice.once(in: 2) {
            base = JudgedCase(seed: seed, number: number)
        } else {
            base = JudgedCase(file: files[dice.below(files.count)])
        }
        guard let mutation = Mutations(of: base.program.text).pick(using: &dice) else { return nil }
        self.mutation = mutation
        generated = nil
        isOfFile = base.isOfFile
        let text = mutation.applied(to: base.program.text)
        program = Program(path: "mutant-\(seed)-\(number).swift", text: text)
        origin =
            "mutant \(number) of seed \(seed), of \(base.origin): \(mutation.kind.rawValue) in line \(mutation.line)"
    }

    /// Generates a right program that builds a screen.
    package init(seed: Int, screen number: Int, mostLevels: Int = GeneratedScreen.usualLevels) {
        let screen = GeneratedScreen(seed: seed, number: number, mostLevels: mostLevels)
        self.init(
            Program(path: "screen-\(seed)-\(number).swift", text: screen.text),
            origin: "screen \(number) of seed \(seed), \(screen.levels) levels"
        )
    }

    /// Generates a wrong program; nil for an unfinished one if `isWhole` is true.
    package init?(seed: Int, wrong number: Int, mostLevels: Int = GeneratedScreen.usualLevels, isWhole: Bool) {
        guard let wrong = WrongProgram(seed: seed, number: number, mostLevels: mostLevels),
            !isWhole || !wrong.fault.kind.isUnfinished
        else { return nil }
        self.init(
            Program(path: "wrong-\(seed)-\(number).swift", text: wrong.text),
            origin: "wrong program \(number) of seed \(seed): \(wrong.fault.kind.rawValue) in line \(wrong.line)"
        )
    }

    private init(_ program: Program, origin: String) {
        (self.program, self.origin) = (program, origin)
        (generated, mutation, isOfFile) = (nil, nil, false)
    }

    /// Takes a program as it is.
    package init(file: Program) {
        program = file
        origin = file.path
        isOfFile = true
        generated = nil
        mutation = nil
    }

    /// The number of levels of the deepest screens, unless another one is given.
    package static var usualLevels: Int { GeneratedScreen.usualLevels }

    /// The names of the features of generated programs.
    package static var allFeatures: [String] { GeneratedProgram.allFeatures }

    /// The programs whose mutants are judged: those that the compiler accepts.
    package static let files = Program.all.filter { $0.failure == nil }
}
