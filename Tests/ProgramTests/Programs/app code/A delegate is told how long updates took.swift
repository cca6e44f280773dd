final class Clock: BlueprintViewMetricsDelegate {
    func blueprintView(_ view: BlueprintView, completedRenderWith metrics: BlueprintViewRenderMetrics) {
        print("updated", metrics.totalDuration >= metrics.layoutDuration)
    }
}
let clock = Clock()
let view = BlueprintView(element: Label(text: "Hi"))
view.metricsDelegate = clock
view.frame.size = CGSize(width: 50, height: 50)
view.layoutIfNeeded()  // expect: updated true
