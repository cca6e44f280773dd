import BlueprintUI
import BlueprintUICommonControls
import SwiftInterpreter

extension Binding {
    static let transitionContainer = Binding(
        "TransitionContainer",
        isViewBacked: true,
        behaviour: "Measures as what it wraps, which fills it. Its view is there so that it can come, go and move "
            + "animated; what is wrapped at once, without a transition, is not.",
        commands: ["transition fade", "transition onAppear scale", "transition onLayout specific"]
    ) { table in
        table.register(
            TransitionContainer.self,
            as: "TransitionContainer",
            conformsTo: ["Element"],
            summary: "Says how an element comes to the screen, leaves it and moves on it.",
            example: "Label(text: \"Hi\").transition(.fade)"
        ) { container in
            container.initializer("init(wrapping element: any Element)", summary: "It fades in and out.") {
                TransitionContainer(wrapping: try $0.get("element", as: (any Element).self))
            }
            container.initializer(
                """
                init(appearingTransition: VisibilityTransition? = nil, \
                disappearingTransition: VisibilityTransition? = nil, \
                layoutTransition: LayoutTransition = .inherited, transitioning element: any Element)
                """
            ) { arguments in
                TransitionContainer(
                    appearingTransition: try arguments["appearingTransition"],
                    disappearingTransition: try arguments["disappearingTransition"],
                    layoutTransition: try arguments["layoutTransition"],
                    transitioning: try arguments["element"]
                )
            }
            container.property("appearingTransition", \.appearingTransition, summary: "How it comes; nil is at once.")
            container.property(
                "disappearingTransition",
                \.disappearingTransition,
                summary: "How it goes; nil is at once."
            )
            container.property(
                "layoutTransition",
                \.layoutTransition,
                summary: "How a change of its frame is animated."
            )
            container.property("wrappedElement", \.wrappedElement, summary: "The element in it.")
        }
        describeModifiers(in: table)
    }

    private static func describeModifiers(in table: BindingTable) {
        table.modifiers { element in
            element.method(
                "transition(_ onAppearOrDisappear: VisibilityTransition) -> TransitionContainer",
                summary: "Says how this element comes and goes.",
                parameters: ["onAppearOrDisappear": "fade, scale, scaleAndFade or one of your own"]
            ) { $0.transition(try $1["onAppearOrDisappear"]) }
            element.method(
                """
                transition(onAppear: VisibilityTransition? = nil, onDisappear: VisibilityTransition? = nil, \
                onLayout: LayoutTransition = .inherited) -> TransitionContainer
                """,
                summary: "Says how this element comes, goes and moves.",
                example: "Label(text: \"Hi\").transition(onDisappear: .scale, onLayout: .specific(.default))",
                command: .words(),
                parameters: [
                    "onAppear": "how it comes", "onDisappear": "how it goes",
                    "onLayout": "none, inherited, specific or inheritedWithFallback",
                ]
            ) { element, arguments in
                element.transition(
                    onAppear: try arguments["onAppear"],
                    onDisappear: try arguments["onDisappear"],
                    onLayout: try arguments["onLayout"]
                )
            }
        }
    }
}
