import BenchmarkCases

/// The bytes per element that the steps of a run allocate.
struct MemoryReport {
    private let lines: [String]

    /// Performs every step of a new run.
    init(of run: BenchmarkRun) {
        let layout = Self.growth { run.layOut() }
        let flattened = Self.growth { run.flatten() }
        let shown = Self.growth { run.show() }
        let shownAgain = Self.growth { run.showAgain() }
        let change = Self.growth {
            run.changeLeaf()
            run.showChange()
        }
        let count = max(1, run.tree.elementCount)
        lines = [
            ("layout tree", layout),
            ("flattened nodes", flattened),
            ("flattened nodes and views", shown - layout),
            ("more after an equal tree", shownAgain),
            ("more after another leaf", change),
        ]
        .map { name, bytes in "\(name): \(bytes / count) bytes an element" }
    }

    func write() {
        for line in lines { print(line) }
    }

    private static func growth(_ work: () -> Void) -> Int {
        let before = BenchmarkRun.allocatedBytes
        work()
        return BenchmarkRun.allocatedBytes - before
    }
}
