import Benchmark
import BenchmarkCases
import CAllocationCount

/// Benchmarks of every step of every tree: `wide.1666.layout` and so on.
let benchmarks: @Sendable () -> Void = {
    Benchmark.defaultConfiguration = Benchmark.Configuration(
        metrics: [.wallClock, allocations],
        warmupIterations: 3,
        maxDuration: .seconds(2),
        maxIterations: 200
    )
    let trees = [
        BenchmarkTree(.wide, 1_666), BenchmarkTree(.deep, 300), BenchmarkTree(.nested, 8), BenchmarkTree(.comb, 20),
    ]
    for tree in trees {
        for step in Step.allCases { add(step, of: tree) }
    }
    add(.changedLeaf, of: BenchmarkTree(.wide, 16_666))
    for stepping in Stepping.allCases { add(stepping, of: BenchmarkTree(.wide, 1_666)) }
}

/// The number of allocations: the same in every run, whereas times differ by a third.
private let allocations = BenchmarkMetric.custom("Allocations", polarity: .prefersSmaller, useScalingFactor: false)

private func add(_ step: Step, of tree: BenchmarkTree) {
    Benchmark("\(tree.shape).\(tree.size).\(step.rawValue)") { benchmark in
        for _ in benchmark.scaledIterations {
            let run = BenchmarkRun(tree)
            step.prepare(run)
            let before = allocation_count()
            benchmark.startMeasurement()
            step.perform(run)
            benchmark.stopMeasurement()
            benchmark.measurement(allocations, Int(allocation_count() - before))
            // Deallocated after the measurement.
            withExtendedLifetime(run) {}
        }
    }
}

private func add(_ stepping: Stepping, of tree: BenchmarkTree) {
    Benchmark("\(tree.shape).\(tree.size).\(stepping.rawValue)") { benchmark in
        let run = SteppingRun(recording: BenchmarkRun(tree))
        var count = 0
        benchmark.startMeasurement()
        for index in benchmark.scaledIterations {
            // A different position each time, spread over the render.
            count += stepping.perform(run, at: index &* 7_919 % max(1, run.count))
        }
        benchmark.stopMeasurement()
        blackHole(count)
    }
}
