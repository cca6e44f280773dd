import BenchmarkCases
import BlueprintInspector

/// The work of the program, performed once.
///
/// A mode includes the work before it and ends while everything is still allocated: the difference between two modes
/// is the cost of the additional work.
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
    /// Builds and shows with a recorder.
    case record
    /// Builds, shows with a recorder, and names all elements.
    case name
    /// The same, then goes to steps all over the render and describes each, a hundred times.
    case goto
    /// The same, then goes to steps all over the render and computes the drawing there, ten times.
    case look
    /// The same, then finds the step that decided the width of an element.
    case watch
    /// Builds and shows, and shows an equal tree.
    case update
    /// Builds and shows, and builds a tree with another leaf.
    case edit
    /// Builds and shows, and builds and shows a tree with another leaf.
    case change

    /// Builds, shows with a recorder, makes each kind of picture, and prints how long that takes.
    case pictures

    /// Performs each step, prints the bytes per element that it allocates, and frees everything.
    case memory

    /// Performs the mode, and returns an object to retain with the run.
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
        case .name: return SteppingRun(recording: run)
        case .goto:
            let stepping = SteppingRun(recording: run)
            for part in 1...100 { stepping.goTo(stepping.count * part / 100) }
            return stepping
        case .look:
            let stepping = SteppingRun(recording: run)
            for part in 1...10 {
                stepping.goTo(stepping.count * part / 11)
                stepping.look()
            }
            return stepping
        case .watch:
            let stepping = SteppingRun(recording: run)
            stepping.findWidth(ofElement: 5)
            return stepping
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
        case .pictures: PictureReport(of: run).write()
        case .memory: MemoryReport(of: run).write()
        }
        return nil
    }
}
