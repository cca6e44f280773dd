import BlueprintInspector
import BlueprintUI
import Foundation
import HeadlessUIKit

/// The one view of a session, and the recorder of its renders.
///
/// It lives as long as the session, so that an update meets the views of the edit before it.
final class Stage {
    private let view: BlueprintView
    private let recorder: RenderRecorder
    /// The last render.
    private(set) var trace: Trace
    /// The result of the render before the last.
    private(set) var snapshotBefore: RenderSnapshot

    /// An empty stage of a size.
    init(settings: Settings) {
        view = BlueprintView(element: nil)
        view.frame = CGRect(origin: .zero, size: settings.viewport)
        recorder = RenderRecorder(view)
        trace = recorder.record()
        snapshotBefore = trace.snapshot
    }

    /// A stage of its own that shows the element which another one shows, and numbers views as that would.
    init(copying other: Stage, showing element: (any Element)?, settings: Settings) {
        view = BlueprintView(element: element, environment: settings.layoutEnvironment)
        view.frame = CGRect(origin: .zero, size: settings.viewport)
        recorder = RenderRecorder(view)
        recorder.record()
        recorder.follow(other.recorder)
        trace = other.trace
        snapshotBefore = other.snapshotBefore
    }

    /// What is on the screen.
    var snapshot: RenderSnapshot { trace.snapshot }

    /// Shows an element.
    func show(_ element: (any Element)?, in environment: Environment, settings: Settings) {
        snapshotBefore = trace.snapshot
        view.environment = environment
        view.frame = CGRect(origin: .zero, size: settings.viewport)
        view.element = element
        trace = recorder.record()
    }
}
