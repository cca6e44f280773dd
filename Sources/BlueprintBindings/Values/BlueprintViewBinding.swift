import BlueprintUI
import Foundation
import SwiftInterpreter

extension Binding {
    static let blueprintView = Binding("BlueprintView") { table in
        table.register(
            BlueprintView.self,
            as: "BlueprintView",
            traits: .final,
            superclass: "UIView",
            summary: "A view that shows an element.",
            example: "BlueprintView(element: Label(text: \"Hi\")).sizeThatFits(.unconstrained)"
        ) { view in
            view.initializer("init()", summary: "A view without an element.") { _ in BlueprintView() }
            view.initializer("init(frame: CGRect)", summary: "A view without an element.") {
                BlueprintView(frame: try $0["frame"])
            }
            view.method(
                "dumpLayoutResult(visit: (Int, String, CGRect) -> Void = { _, _, _ in })",
                summary: "Calls a closure for each element with its depth, its identifier, and its frame."
            ) { view, arguments in
                let visit: (Int, String, CGRect) -> Void = try arguments.closure("visit", fallback: ())
                view.dumpLayoutResult(visit: visit)
            }
            describing(ViewKind.blueprintView, in: view)
            describeMetrics(of: view)
            view.property("intrinsicContentSize", summary: "The measured size of the element without a limit.") {
                $0.intrinsicContentSize
            }
        }
    }

    /// Declares the delegate that learns how long each update took.
    private static func describeMetrics(of view: TypeRegistration<BlueprintView>) {
        view.delegate(
            "metricsDelegate",
            type: "BlueprintViewMetricsDelegate?",
            summary: "The object that learns how long each update took; it is not retained.",
            \.metricsDelegate,
            through: \.substituteMetricsDelegate
        )
    }
}
