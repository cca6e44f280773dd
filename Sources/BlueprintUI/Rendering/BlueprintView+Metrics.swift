import Foundation

/// Is told how long the renders of Blueprint views take.
public protocol BlueprintViewMetricsDelegate: AnyObject {
    /// A view has rendered.
    ///
    /// What is set on the view now is shown by an update of its own.
    func blueprintView(_ view: BlueprintView, completedRenderWith metrics: BlueprintViewRenderMetrics)
}

/// How long one render took, in seconds.
public struct BlueprintViewRenderMetrics {
    /// How the elements were laid out.
    public var layoutMode: LayoutMode
    /// When the render started, in seconds since the system did.
    public var startTimestamp: TimeInterval
    /// The time from start to end.
    public var totalDuration: TimeInterval
    /// The time for the elements: they were laid out, flattened to views and rounded to pixels.
    public var layoutDuration: TimeInterval
    /// The time for the views: they were made, moved, removed and written to.
    public var viewUpdateDuration: TimeInterval
}

extension BlueprintView {
    /// Tells the delegate the times of the render that has just ended.
    func report(_ clock: RenderClock?) {
        guard let clock, let metricsDelegate else { return }
        metricsDelegate.blueprintView(self, completedRenderWith: clock.metrics(effectiveEnvironment.layoutMode))
    }
}

/// Takes the times of one render.
struct RenderClock {
    private let start = ProcessInfo.processInfo.systemUptime
    private var layoutEnd: TimeInterval?

    /// The views are about to be updated.
    mutating func endLayout() {
        layoutEnd = ProcessInfo.processInfo.systemUptime
    }

    /// The times of a render that ends now.
    func metrics(_ layoutMode: LayoutMode) -> BlueprintViewRenderMetrics {
        let end = ProcessInfo.processInfo.systemUptime
        let layoutEnd = layoutEnd ?? end
        return BlueprintViewRenderMetrics(
            layoutMode: layoutMode,
            startTimestamp: start,
            totalDuration: end - start,
            layoutDuration: layoutEnd - start,
            viewUpdateDuration: end - layoutEnd
        )
    }
}
