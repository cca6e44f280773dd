import BenchmarkCases
import BlueprintInspector

/// What the program does, once.
///
/// A mode does all that comes before it, and ends while everything is still held: the difference of two is the cost of
/// what one does more.
enum Mode: String, CaseIterable {
    /// Builds the elements.
    case build
    /// Builds and measures.
    case measure

    /// Builds and lays out.
    case layout
    /// Builds, lays out, flattens and rounds.
    case flatten

    /// Builds and shows.
    case view
    /// Builds and shows while a recorder listens.
    case record
    /// Builds and shows, and shows an equal tree.
    case update
    /// Builds and shows, and builds a tree with another leaf.
    case edit
    /// Builds and shows, and builds and shows a tree with another leaf.
    case change

    /// Does each step, prints the bytes an element that it holds, and frees everything.
    case memory

    /// Does it, and answers what is to be held with the run.
    func perform(on run: BenchmarkRun) -> AnyObject? {
        switch self {
        case .build: break
        case .measure: run.measure()
        case .layout: run.layOut()
        case .flatten:
            run.layOut()
            run.flatten()
        case .view: run.show()
        case .record:
            run.assign()
            let recorder = RenderRecorder(run.view)
            recorder.record()
            return recorder
        case .update:
            run.show()
            run.showAgain()
        case .edit:
            run.show()
            run.changeLeaf()
        case .change:
            run.show()
            run.changeLeaf()
            run.showChange()
        case .memory: MemoryReport(of: run).write()
        }
        return nil
    }
}
