import Foundation

/// Puts faults into the sources of a package, at most one into a file; none is active by itself.
///
///     insert-faults FOLDER SWITCH SEED COUNT [FILE…]
///
/// The number in the file SWITCH is that of the active fault, each time a program starts. Files are drawn by their
/// length, kinds and places evenly; the files named are left as they are. A line is printed for each fault: its number,
/// module, file, line, kind and text, with tabs between them.
@main
struct InsertFaults {
    static func main() throws {
        let arguments = CommandLine.arguments
        guard arguments.count >= 5, let seed = UInt64(arguments[3]), let count = Int(arguments[4]) else {
            FileHandle.standardError.write(Data("insert-faults FOLDER SWITCH SEED COUNT [FILE…]\n".utf8))
            exit(2)
        }
        let sources = URL(fileURLWithPath: arguments[1]).appendingPathComponent("Sources")
        let left = Set(arguments.dropFirst(5))
        var files = try SourceFiles(folder: sources)
        var dice = Dice(state: seed)
        var modules: Set<String> = []
        var (number, inserted) = (0, 0)
        while inserted < count, let (path, site) = try files.draw(&dice) {
            number += 1
            // A file that is left out keeps its number, so that the other faults stay the same.
            if left.contains(path) { continue }
            inserted += 1
            let file = sources.appendingPathComponent(path)
            let source = try String(contentsOf: file, encoding: .utf8)
            try site.inserted(number, into: source).write(to: file, atomically: true, encoding: .utf8)
            let module = String(path.prefix { $0 != "/" })
            if modules.insert(module).inserted {
                try faultSwitch(at: arguments[2]).write(
                    to: sources.appendingPathComponent("\(module)/FaultSwitch.swift"),
                    atomically: true,
                    encoding: .utf8
                )
            }
            print(
                [String(number), module, path, String(site.line), site.kind.rawValue, site.text].joined(separator: "\t")
            )
        }
    }

    /// The question of a module whether a fault is active.
    private static func faultSwitch(at path: String) -> String {
        """
        import Foundation

        private let activeFault = (try? String(contentsOfFile: "\(path)", encoding: .utf8)).flatMap { Int($0) } ?? 0

        func isFault(_ number: Int) -> Bool { activeFault == number }

        """
    }
}
