import BenchmarkCases

/// A part of a render that is measured separately.
enum Step: String, CaseIterable {
    case layout
    case flatten = "flatten-and-round"
    case firstPass = "first-pass"
    case equalTree = "equal-tree"
    case changedLeaf = "changed-leaf"

    /// Prepares the step; not measured.
    func prepare(_ run: BenchmarkRun) {
        switch self {
        case .layout, .firstPass: break
        case .flatten: run.layOut()
        case .equalTree: run.show()
        case .changedLeaf:
            run.show()
            run.changeLeaf()
        }
    }

    /// Performs the step; measured.
    func perform(_ run: BenchmarkRun) {
        switch self {
        case .layout: run.layOut()
        case .flatten: run.flatten()
        case .firstPass: run.show()
        case .equalTree: run.showAgain()
        case .changedLeaf: run.showChange()
        }
    }
}
