import Foundation

/// The figures of many verdicts, as text.
package struct JudgeReport {
    private let results: [JudgedBatch.Result]

    package init(_ results: [JudgedBatch.Result]) { self.results = results }

    /// The share of agreement, from 0 to 1; 0 if there is no result.
    package var agreement: Double {
        results.isEmpty ? 0 : Double(results.filter(\.verdict.isAgreement).count) / Double(results.count)
    }

    /// The number of results of each kind, and the share of agreement.
    package var figures: [String] {
        let counts = Dictionary(grouping: results, by: \.verdict.kind).mapValues(\.count)
        let lines = Verdict.Kind.allCases.compactMap { kind in
            counts[kind].map { "\(String(repeating: " ", count: max(6 - "\($0)".count, 0)))\($0)  \(kind.rawValue)" }
        }
        return ["\(results.count) cases, agreement \(String(format: "%.1f", agreement * 100)) %"] + lines
    }

    /// The share of agreement of mutants of files and of mutants of generated programs.
    package var origins: [String] {
        let mutants = results.filter { $0.judged.mutation != nil }
        let groups = Dictionary(grouping: mutants) { $0.judged.isOfFile ? "files" : "generated programs" }
        return groups.sorted { $0.key < $1.key }.map { "mutants of \($0.key): \(JudgeReport($0.value).figures[0])" }
    }

    /// The share of agreement of each feature, of the programs that contain it.
    package var features: [String] {
        var counts: [String: (agreeing: Int, all: Int)] = [:]
        for result in results {
            for feature in Set(result.judged.generated?.features ?? []) {
                counts[feature, default: (0, 0)].all += 1
                if result.verdict.isAgreement { counts[feature]?.agreeing += 1 }
            }
        }
        return counts.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value.agreeing) of \($0.value.all)" }
    }

    /// The groups of disagreements with their number, the most frequent first, and the first case of each.
    package var groups: [String] {
        let different = results.filter { !$0.verdict.isAgreement }
        let groups = Dictionary(grouping: different, by: Self.group)
        return groups.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }.map { key, results in
            let names = results.prefix(3).map { $0.judged.program.path.replacingOccurrences(of: ".swift", with: "") }
            return "\(results.count)  \(key)  (\(names.joined(separator: ", ")))"
        }
    }

    /// Returns the cases of a kind, with their programs and both results.
    package func cases(of kind: Verdict.Kind) -> [String] {
        results.filter { $0.verdict.kind == kind }.flatMap { result -> [String] in
            let lines = result.judged.program.text.split(separator: "\n", omittingEmptySubsequences: false)
            var text = [
                "=== \(result.judged.origin)", "compiler: \(result.verdict.theirs)", "here: \(result.verdict.ours)",
            ]
            if let mutation = result.judged.mutation {
                text.append("mutation in line \(mutation.line): \(mutation.kind.rawValue): \(mutation.replacement)")
            }
            for (index, line) in lines.enumerated() {
                let isMarked = [result.verdict.line, result.judged.mutation?.line].contains(index + 1)
                text.append("\(isMarked ? ">" : " ")\(index + 1)\t\(line)")
            }
            return text
        }
    }

    /// Returns the kind of a disagreement with its feature or mutation and its message without names.
    private static func group(_ result: JudgedBatch.Result) -> String {
        let verdict = result.verdict
        let generated = result.judged.generated
        let feature =
            verdict.printed.flatMap { generated?.feature(ofPrinted: $0) }
            ?? verdict.line.flatMap { generated?.feature(ofLine: $0) }
        let subject = feature ?? result.judged.mutation?.kind.rawValue ?? "unknown"
        switch verdict.kind {
        case .differ: return "\(verdict.kind.rawValue): \(subject): \(label(verdict.printed ?? "the end"))"
        case .accepted: return "\(verdict.kind.rawValue): \(withoutNames(verdict.theirs))"
        case .elsewhere:
            return "\(verdict.kind.rawValue): \(withoutNames(verdict.theirs)) | here \(withoutNames(verdict.ours))"
        case .unknown: return "\(verdict.kind.rawValue): \(verdict.theirs.prefix(80))"
        default:
            return "\(verdict.kind.rawValue): \(generated == nil ? "" : subject + ": ")\(withoutNames(verdict.ours))"
        }
    }

    /// Returns the part of a printed line before its value.
    private static func label(_ line: String) -> String {
        let words = line.split(separator: " ", maxSplits: 1).dropFirst().joined()
        return String(words.prefix { $0 != ":" })
    }

    /// Returns the first line of a message without quoted names and numbers.
    private static func withoutNames(_ message: String) -> String {
        let first = message.split(separator: "\n").first.map(String.init) ?? ""
        let short = first.replacing(#/(refused|failed|unsupported|stopped|crashed) at line \d+: /#) { _ in "" }
        return short.replacing(#/'[^']*'/#) { _ in "'…'" }.replacing(#/\d+/#) { _ in "0" }
    }
}
