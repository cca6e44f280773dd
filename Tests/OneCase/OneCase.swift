import BenchmarkCases
import Foundation

/// Takes one tree through some of the steps, once, for whoever counts its instructions from outside.
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
            // Where memory is asked for, freeing is a part of what is tried.
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
