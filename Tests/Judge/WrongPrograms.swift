import Foundation
import JudgeCases
import ProgramCases

/// The growth of the type checker's work on wrong programs.
struct WrongPrograms {
    let seed: Int
    let mostLevels: Int
    /// The results whose programs are printed.
    let shown: Set<String>

    /// The programs of one kind of fault that are shrunk, since each takes a while.
    private static let mostShrunk = 3

    /// Judges the programs and prints the figures and the failures.
    func judge(_ numbers: Range<Int>) {
        let judge = GrowthJudge(WorkMeter())
        var results: [GrowthReport.Result] = []
        for number in numbers {
            guard let program = WrongProgram(seed: seed, number: number, mostLevels: mostLevels) else { continue }
            let result = GrowthReport.Result(number: number, program: program, growth: judge.growth(of: program))
            results.append(result)
            if shown.contains(result.growth.kind.rawValue) { show(result, results, judge) }
            if results.count.isMultiple(of: 100) { note("after \(number + 1): \(GrowthReport(results).figures[0])") }
        }
        for line in GrowthReport(results).figures { print(line) }
    }

    /// Prints the work of checking each program.
    func measure(_ programs: [Program]) {
        let meter = WorkMeter()
        for program in programs { print("\(program.path): \(meter.work(of: program.text).words)") }
    }

    private func show(_ result: GrowthReport.Result, _ results: [GrowthReport.Result], _ judge: GrowthJudge) {
        let alike = results.filter { $0.growth.isFailure && $0.program.fault.kind == result.program.fault.kind }
        var shrunk: (WrongProgram, Growth)?
        if result.growth.isFailure, alike.count <= Self.mostShrunk {
            let smallest = judge.shrunk(result.program)
            shrunk = (smallest, judge.growth(of: smallest))
        }
        for line in GrowthReport.text(of: result, shrunk: shrunk) { print(line) }
        fflush(nil)
    }

    private func note(_ line: String) { FileHandle.standardError.write(Data("\(line)\n".utf8)) }
}
