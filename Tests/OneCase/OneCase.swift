import BenchmarkCases
import Foundation

/// A program that takes one tree through some of the steps, once, so that its instructions can be counted from
/// outside.
@main
struct OneCase {
    static func main() {
        let arguments = CommandLine.arguments.dropFirst()
        guard let (tree, mode) = parse(Array(arguments)) else {
            let shapes = BenchmarkTree.Shape.allCases.map(\.rawValue).joined(separator: "|")
            let modes = Mode.allCases.map(\.rawValue).joined(separator: "|")
            FileHandle.standardError.write(Data("usage: one-case \(shapes) SIZE \(modes)\n".utf8))
            exit(2)
        }
        // A deep tree takes stack for each level, here and when its elements are freed.
        let thread = Thread {
            var run: BenchmarkRun? = BenchmarkRun(tree)
            let held = run.flatMap(mode.perform)
            // In the memory mode, freeing is part of the measurement.
            if mode == .memory { run = nil }
            withExtendedLifetime((run, held)) { exit(0) }
        }
        thread.stackSize = 1 << 30
        thread.start()
        while true { sleep(1_000) }
    }

    private static func parse(_ arguments: [String]) -> (BenchmarkTree, Mode)? {
        guard arguments.count == 3,
            let shape = BenchmarkTree.Shape(rawValue: arguments[0]),
            let size = Int(arguments[1]),
            let mode = Mode(rawValue: arguments[2])
        else { return nil }
        return (BenchmarkTree(shape, size), mode)
    }
}
