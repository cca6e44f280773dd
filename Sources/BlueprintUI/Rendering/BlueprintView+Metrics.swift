import Foundation

/// A delegate that receives the durations of a Blueprint view's renders.
public protocol BlueprintViewMetricsDelegate: AnyObject {
    /// Called after a view has rendered.
    ///
    /// What is set on the view here is shown by the next layout.
    func blueprintView(_ view: BlueprintView, completedRenderWith metrics: BlueprintViewRenderMetrics)
}

/// The durations of one render, in seconds.
public struct BlueprintViewRenderMetrics {
    /// The layout mode.
    public var layoutMode: LayoutMode
    /// The start of the render, in seconds since the system started.
    public var startTimestamp: TimeInterval
    /// The duration of the whole render.
    public var totalDuration: TimeInterval
    /// The duration of layout, flattening and rounding to pixels.
    public var layoutDuration: TimeInterval
    /// The duration of the update: views were created, moved, removed and changed.
    public var viewUpdateDuration: TimeInterval
}

extension BlueprintView {
    /// Reports the durations of the render that has just ended to the delegate.
    func report(_ clock: RenderClock?) {
        guard let clock, let metricsDelegate else { return }
        metricsDelegate.blueprintView(self, completedRenderWith: clock.metrics(effectiveEnvironment.layoutMode))
    }
}

/// A clock for one render.
struct RenderClock {
    private let start = ProcessInfo.processInfo.systemUptime
    private var layoutEnd: TimeInterval?

    /// Marks the end of the layout, before the views are updated.
    mutating func endLayout() {
        layoutEnd = ProcessInfo.processInfo.systemUptime
    }

    /// Returns the durations of a render that ends now.
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
