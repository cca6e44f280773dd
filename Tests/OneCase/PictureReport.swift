import BenchmarkCases
import Foundation

/// The processor time that each kind of picture takes, and its size.
struct PictureReport {
    private let lines: [String]

    /// Makes each kind of picture once.
    init(of run: BenchmarkRun) {
        let pictures = PictureRun(recording: run)
        lines = PictureRun.kinds.map { kind in
            let start = clock()
            let bytes = pictures.draw(kind)
            let milliseconds = (clock() - start) * 1_000 / CLOCKS_PER_SEC
            return "\(kind) \(milliseconds) ms, \(bytes) bytes"
        }
    }

    func write() {
        for line in lines { print(line) }
    }
}
