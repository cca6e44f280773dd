import ProgramMutator

/// The figures of the growth of many wrong programs, as text.
package struct GrowthReport {
    /// A wrong program with its growth.
    package struct Result: Sendable {
        package var number: Int
        package var program: WrongProgram
        package var growth: Growth

        package init(number: Int, program: WrongProgram, growth: Growth) {
            (self.number, self.program, self.growth) = (number, program, growth)
        }
    }

    private let results: [Result]

    package init(_ results: [Result]) { self.results = results }

    /// The number of programs of each result, in all and by the kind of fault.
    package var figures: [String] {
        let faults = Fault.Kind.allCases.compactMap { kind -> String? in
            let own = results.filter { $0.program.fault.kind == kind }
            return own.isEmpty ? nil : "\(kind.rawValue): \(Self.counts(own)); \(Self.ratio(own))"
        }
        let failed = results.filter(\.growth.isFailure).sorted { $0.growth.extra > $1.growth.extra }
        let worst = failed.prefix(10).map { "\($0.number) (\($0.growth.extra))" }.joined(separator: ", ")
        return ["\(results.count) wrong programs: \(Self.counts(results)); \(Self.ratio(results))"] + faults
            + (failed.isEmpty ? [] : ["the worst: \(worst)"])
    }

    private static func counts(_ results: [Result]) -> String {
        Growth.Kind.allCases.compactMap { kind in
            let count = results.count { $0.growth.kind == kind }
            return count > 0 ? "\(count) \(kind.rawValue)" : nil
        }.joined(separator: ", ")
    }

    private static func ratio(_ results: [Result]) -> String {
        let extra = results.map(\.growth.extra).max() ?? 0
        let time = results.map(\.growth.wrong.milliseconds).max() ?? 0
        return "most steps above twice the right ones: \(extra), longest \(Int(time)) ms"
    }

    /// Returns a program with its growth, and what repeats it.
    ///
    /// - Parameter shrunk: a smaller program with the same fault.
    package static func text(of result: Result, shrunk: (program: WrongProgram, growth: Growth)?) -> [String] {
        var lines = ["=== program \(result.number): \(result.program.fault.kind.rawValue), \(words(result.growth))"]
        if let shrunk { lines.append("shrunk: \(words(shrunk.growth))") }
        let program = shrunk?.program ?? result.program
        lines.append("fault: \(description(of: program))")
        for (index, line) in program.right.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
        where !line.allSatisfy(\.isWhitespace) {
            lines.append("\(index + 1 == program.line ? ">" : " ")\(index + 1)\t\(line)")
        }
        return lines
    }

    /// Returns the replaced text and the one in its place.
    private static func description(of program: WrongProgram) -> String {
        let (change, kind) = (program.fault.change, program.fault.kind)
        let range = kind == .cutOff ? change.range.prefix(20) : change.range
        let old = String(decoding: Array(program.right.utf8)[range], as: UTF8.self)
        return kind == .cutOff ? "cut off before '\(old)…'" : "'\(old)' is '\(change.replacement)'"
    }

    private static func words(_ growth: Growth) -> String {
        "\(growth.kind.rawValue): right \(growth.right.words), wrong \(growth.wrong.words)"
    }
}
