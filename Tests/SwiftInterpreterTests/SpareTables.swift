import SwiftInterpreter
import Synchronization

/// Tables of shapes that no test uses at the moment: to make one takes longer than most tests.
enum SpareTables {
    private struct Spare: @unchecked Sendable {
        let table: BindingTable
    }

    private static let spares = Mutex<[Spare]>([])

    /// Runs work with a table that nothing else uses meanwhile.
    static func withTable<Result>(_ work: (BindingTable) throws -> Result) rethrows -> Result {
        let spare = spares.withLock { $0.popLast() } ?? Spare(table: shapes())
        defer { spares.withLock { $0.append(spare) } }
        return try work(spare.table)
    }
}
