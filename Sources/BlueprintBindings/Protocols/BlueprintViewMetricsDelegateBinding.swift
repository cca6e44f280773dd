import BlueprintUI
import SwiftInterpreter

extension Binding {
    static let blueprintViewMetricsDelegate = Binding("BlueprintViewMetricsDelegate") { table in
        table.register(
            BlueprintViewRenderMetrics.self,
            as: "BlueprintViewRenderMetrics",
            summary: "The durations of one update of a BlueprintView, in seconds."
        )
        table.registerProtocol(
            (any BlueprintViewMetricsDelegate).self,
            as: "BlueprintViewMetricsDelegate",
            summary: "Learns how long each update of a BlueprintView took.",
            example: """
                final class Clock: BlueprintViewMetricsDelegate {
                    func blueprintView(
                        _ view: BlueprintView,
                        completedRenderWith metrics: BlueprintViewRenderMetrics
                    ) {
                        print(metrics.totalDuration >= metrics.layoutDuration)
                    }
                }
                let clock = Clock()
                let view = BlueprintView(element: Label(text: "Hi"))
                view.metricsDelegate = clock
                view.forceSynchronousLayout()
                view
                """
        ) { describe($0) }
    }
}
