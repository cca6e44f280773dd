import Foundation

/// The source files of a package, of which some are drawn.
struct SourceFiles {
    private let folder: URL
    /// The files that can still be drawn, and their lengths in bytes.
    private var files: [(path: String, length: Int)]

    /// Finds the Swift files that are written by hand.
    init(folder: URL) throws {
        self.folder = folder
        let paths = (FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []).sorted()
        files = try paths.filter { $0.hasSuffix(".swift") && !$0.contains("/Generated/") }.map {
            (path: $0, length: try Data(contentsOf: folder.appendingPathComponent($0)).count)
        }
    }

    /// Draws a file and one of its places, and takes it out; nil if no file is left.
    mutating func draw(_ dice: inout Dice) throws -> (path: String, site: Site)? {
        while !files.isEmpty {
            var offset = Int.random(in: 0..<max(files.reduce(0) { $0 + $1.length }, 1), using: &dice)
            let index = files.firstIndex {
                offset -= $0.length
                return offset < 0
            }
            let path = files.remove(at: index ?? 0).path
            let source = try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
            // What other modules compile into themselves cannot ask for a fault of this one.
            guard !source.contains("@inlinable") else { continue }
            let sites = Dictionary(grouping: SiteFinder.sites(of: source), by: \.kind)
            guard let kind = Site.Kind.allCases.filter({ sites[$0] != nil }).randomElement(using: &dice),
                let site = sites[kind]?.randomElement(using: &dice)
            else { continue }
            return (path, site)
        }
        return nil
    }
}

/// A random number generator that produces the same numbers in every run.
struct Dice: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state = state &+ 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
