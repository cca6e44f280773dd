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
    /// Builds, shows while a recorder listens, and names all elements.
    case name
    /// The same, then goes to events all over the render and tells each: a hundred times.
    case goto
    /// The same, then goes to events all over the render and makes what is drawn there: ten times.
    case look
    /// The same, then finds where the width of an element was decided.
    case watch
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
        case .name: return WalkingRun(recording: run)
        case .goto:
            let walk = WalkingRun(recording: run)
            for part in 1...100 { walk.goTo(walk.count * part / 100) }
            return walk
        case .look:
            let walk = WalkingRun(recording: run)
            for part in 1...10 {
                walk.goTo(walk.count * part / 11)
                walk.look()
            }
            return walk
        case .watch:
            let walk = WalkingRun(recording: run)
            walk.findWidth(ofElement: 5)
            return walk
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
