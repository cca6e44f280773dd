import BlueprintUI
import BlueprintUICommonControls
import SwiftInterpreter

extension Binding {
    static let transitionContainer = Binding(
        "TransitionContainer",
        isViewBacked: true,
        behaviour:
            "Measures the same as the wrapped element, which fills it. It is view-backed, so that its view can be "
            + "animated.",
        commands: ["transition fade", "transition onAppear scale", "transition onLayout specific"]
    ) { table in
        table.register(
            TransitionContainer.self,
            as: "TransitionContainer",
            conformsTo: ["Element"],
            summary: "Animates an element when it appears, disappears and moves.",
            example: "Label(text: \"Hi\").transition(.fade)"
        ) { container in
            container.initializer(
                "init(wrapping element: any Element)",
                summary: "A container whose view fades in and out."
            ) {
                TransitionContainer(wrapping: try $0.get("element", as: (any Element).self))
            }
            container.initializer(
                """
                init(appearingTransition: VisibilityTransition? = nil, \
                disappearingTransition: VisibilityTransition? = nil, \
                layoutTransition: LayoutTransition = .inherited, transitioning element: any Element)
                """,
                passing: TransitionContainer.init(
                    appearingTransition:
                    disappearingTransition:
                    layoutTransition:
                    transitioning:
                )
            )
        }
        describeModifiers(in: table)
    }

    private static func describeModifiers(in table: BindingTable) {
        table.modifiers { element in
            element.method(
                "transition(_ onAppearOrDisappear: VisibilityTransition) -> TransitionContainer",
                summary: "Animates this element when it appears and disappears.",
                parameters: ["onAppearOrDisappear": "fade, scale, scaleAndFade or one of your own"]
            ) { $0.transition(try $1["onAppearOrDisappear"]) }
            element.method(
                """
                transition(onAppear: VisibilityTransition? = nil, onDisappear: VisibilityTransition? = nil, \
                onLayout: LayoutTransition = .inherited) -> TransitionContainer
                """,
                summary: "Animates this element when it appears, disappears and moves.",
                example: "Label(text: \"Hi\").transition(onDisappear: .scale, onLayout: .specific(.default))",
                command: .words(),
                parameters: [
                    "onAppear": "the transition when it appears", "onDisappear": "the transition when it disappears",
                    "onLayout": "none, inherited, specific or inheritedWithFallback",
                ],
                passing: { $0.transition(onAppear:onDisappear:onLayout:) }
            )
        }
    }
}
