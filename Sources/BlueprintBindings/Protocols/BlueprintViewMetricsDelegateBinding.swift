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
        ) { delegate in
            delegate.adoptable { InterpretedMetricsDelegate(instance: try $0.unretained) }
            delegate.method(
                "blueprintView(_ view: BlueprintView, completedRenderWith metrics: BlueprintViewRenderMetrics)"
            ) { $0.blueprintView(try $1["view"], completedRenderWith: try $1["metrics"]) }
        }
    }
}

/// The native delegate of an instance whose class is declared in source as a `BlueprintViewMetricsDelegate`.
private final class InterpretedMetricsDelegate: BlueprintViewMetricsDelegate, UnretainedDelegate {
    let instance: WeakInstance

    init(instance: WeakInstance) { self.instance = instance }

    func blueprintView(_ view: BlueprintView, completedRenderWith metrics: BlueprintViewRenderMetrics) {
        instance.tell("blueprintView", [(nil, view), ("completedRenderWith", metrics)])
    }
}
