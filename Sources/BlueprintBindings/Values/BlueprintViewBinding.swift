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
            view.initializer("init(element: (any Element)?, environment: Environment = .empty)") {
                BlueprintView(element: try $0["element"], environment: try $0["environment"])
            }
            view.initializer("init(frame: CGRect)", summary: "A view without an element.") {
                BlueprintView(frame: try $0["frame"])
            }
            view.method("forceSynchronousLayout()", summary: "Lays out and updates the views now.") { view, _ in
                view.forceSynchronousLayout()
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
            view.property("element", \.element, summary: "The root element.")
            view.property("environment", \.environment, summary: "The environment of the element.")
            view.property("layoutMode", \.layoutMode, summary: "The layout engine; nil for that of the parent view.")
            view.property("name", \.name, summary: "A name of your own.")
            view.property("passThroughTouches", \.passThroughTouches)
            view.property(
                "automaticallyInheritsEnvironmentFromContainingBlueprintViews",
                \.automaticallyInheritsEnvironmentFromContainingBlueprintViews,
                summary: "True if it inherits the environment of the Blueprint view around it."
            )
            view.property("intrinsicContentSize", summary: "The measured size of the element without a limit.") {
                $0.intrinsicContentSize
            }
            view.method(
                "sizeThatFits(_ constraint: SizeConstraint) -> CGSize",
                summary: "Returns the measured size of the element."
            ) {
                $0.sizeThatFits(try $1.get("constraint", as: SizeConstraint.self))
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
