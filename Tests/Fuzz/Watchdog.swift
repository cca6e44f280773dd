import Foundation
import FuzzCases

/// Keeps the current input in a file, and ends the process if the input takes too long or too much memory.
final class Watchdog: @unchecked Sendable {
    /// True if each input is printed before it is run.
    var isVerbose = false

    private let longest: Double
    private let memory: Int
    private let folder: URL
    private let lock = NSLock()
    private var current: FileHandle?
    private var seed = 0
    private var number = 0
    private var inputBegun: Date?
    private var input = ""
    private var interruptions = false
    private var finds = 0
    private var slowestInput = (seconds: 0.0, number: 0)

    init(longest: Double, memory: Int, folder: URL) {
        self.longest = longest
        self.memory = memory
        self.folder = folder
    }

    var isInterrupted: Bool { lock.withLock { interruptions } }
    var findCount: Int { lock.withLock { finds } }
    var slowest: (seconds: Double, number: Int) { lock.withLock { slowestInput } }

    // MARK: - What runs

    func begin(seed: Int, number: Int) {
        lock.withLock {
            (self.seed, self.number) = (seed, number)
            let file = folder.appendingPathComponent("current.txt")
            _ = FileManager.default.createFile(atPath: file.path, contents: nil)
            current = try? FileHandle(forWritingTo: file)
            current?.write(Data("// seed \(seed), case \(number)\n".utf8))
        }
    }

    func begin(input: String) {
        if isVerbose { print("> " + input) }
        lock.withLock {
            measure()
            // An interruption ends one input, as Ctrl-C does.
            interruptions = false
            self.input = input
            inputBegun = Date()
            current?.write(Data((input + "\n").utf8))
        }
    }

    func end(with found: [FuzzCase.Find]) {
        lock.withLock {
            measure()
            inputBegun = nil
            interruptions = false
            for find in found.prefix(3) { keep(find) }
            try? current?.close()
        }
    }

    private func measure() {
        guard let inputBegun else { return }
        let seconds = Date().timeIntervalSince(inputBegun)
        if seconds > slowestInput.seconds { slowestInput = (seconds, number) }
    }

    private func keep(_ find: FuzzCase.Find) {
        finds += 1
        let name = "find-\(seed)-\(number)-\(finds).txt"
        print("seed \(seed), case \(number): \(find.reason) (\(name))")
        fflush(nil)
        let lines = (try? Data(contentsOf: folder.appendingPathComponent("current.txt"))) ?? Data()
        let head = "// \(find.reason)\n// the input:\n\(find.input)\n// the case:\n"
        try? (Data(head.utf8) + lines).write(to: folder.appendingPathComponent(name))
    }

    // MARK: - Watching

    /// Watches until the process ends.
    func watch() -> Never {
        while true {
            usleep(20_000)
            let megabytes = Self.residentMegabytes
            lock.withLock { check(megabytes) }
        }
    }

    private func check(_ megabytes: Int) {
        if megabytes > memory { giveUp("the process takes \(megabytes) MB") }
        guard let inputBegun else { return }
        let seconds = Date().timeIntervalSince(inputBegun)
        if seconds > longest * 2 {
            giveUp("Ctrl-C after \(Int(longest)) s has not ended an input in as many again")
        } else if seconds > longest, !interruptions {
            interruptions = true
            keep(FuzzCase.Find(reason: "an input takes longer than \(Int(longest)) s", input: input))
        }
    }

    private func giveUp(_ reason: String) {
        keep(FuzzCase.Find(reason: reason, input: input))
        exit(1)
    }

    /// The resident memory of the process.
    static var residentMegabytes: Int {
        // The file reports a size of 0, so it is read as a stream.
        guard let file = FileHandle(forReadingAtPath: "/proc/self/statm"),
            let text = (try? file.read(upToCount: 200)).map({ String(decoding: $0, as: UTF8.self) }),
            let pages = text.split(separator: " ").dropFirst().first.flatMap({ Int($0) })
        else { return 0 }
        return pages * Int(sysconf(Int32(_SC_PAGESIZE))) / (1 << 20)
    }
}
