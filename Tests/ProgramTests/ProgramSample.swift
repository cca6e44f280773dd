import BlueprintBindings
import ProgramCases
import SwiftInterpreter
import TestTiers

extension Program {
    /// The programs of the tier that runs: of each topic the first one that ends without error and the first other one,
    /// every fourth, or all.
    static let sample: [Program] =
        TestTier.running > .fast
        ? TestTier.sample(of: all, fast: 1, merge: 4)
        : Dictionary(grouping: all) { "\($0.topic) \($0.failure == nil)" }.values.map { $0[0] }.sorted {
            $0.path < $1.path
        }

    /// The programs that need types before they run, of the tier that runs.
    static let checkedSample = TestTier.sample(of: checked, fast: 8, merge: 2)

    /// The outcomes of these programs and of the examples, by path: each is run once for all tests.
    static let outcomes: [String: InterpretedProgram] =
        Dictionary(
            uniqueKeysWithValues: onBigStacks(
                sample + checkedSample + examples,
                sharing: { BindingTable.blueprint() },
                { ($0.path, InterpretedProgram($0, table: $1)) }
            )
        )
}
