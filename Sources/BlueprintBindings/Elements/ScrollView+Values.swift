import BlueprintUI
import BlueprintUICommonControls
import Foundation
import HeadlessUIKit
import SwiftInterpreter

extension Binding {
    /// The types of a scroll view's properties.
    static func describeScrollValues(in table: BindingTable) {
        describeContentSize(in: table)
        describeOffset(in: table)
        table.register(
            ScrollView.SafeAreaEdge.self,
            as: "ScrollView.SafeAreaEdge",
            traits: .options,
            summary: "A set of edges of the safe area."
        ) { edges in
            edges.bits(summary: "The edges as bits.")
        }
        table.register(
            ScrollView.PullToRefreshBehavior.self,
            as: "ScrollView.PullToRefreshBehavior",
            traits: .cases,
            summary: "The effect of pulling down the content of a scroll view."
        ) { behaviour in
            behaviour.enumCase("enabled(action: () -> Void)", summary: "Pulling down calls the closure.") {
                .enabled(action: try $0.closure("action", fallback: ()))
            }
        }
    }

    private static func describeContentSize(in table: BindingTable) {
        table.register(
            ScrollView.ContentSize.self,
            as: "ScrollView.ContentSize",
            traits: .cases,
            summary: "The size of the content of a scroll view."
        ) { size in
            size.enumCase(
                "fittingHeight",
                summary:
                    "The content has its measured height and the width of the view: it scrolls vertically (the default).",
                .fittingHeight
            )
            size.enumCase(
                "fittingWidth",
                summary: "The content has its measured width and the height of the view: it scrolls horizontally.",
                .fittingWidth
            )
            size.enumCase(
                "fittingContent",
                summary: "The content has its measured size: it scrolls in both directions.",
                .fittingContent
            )
            size.enumCase("custom(_ size: CGSize)", summary: "The content has this size.") { .custom(try $0["size"]) }
            size.caseValues { value, name in
                switch (value, name) {
                case (.fittingHeight, "fittingHeight"), (.fittingWidth, "fittingWidth"),
                    (.fittingContent, "fittingContent"):
                    []
                case (.custom(let size), "custom"): [size]
                default: nil
                }
            }
        }
    }

    private static func describeOffset(in table: BindingTable) {
        table.register(
            ScrollView.ScrollTrigger.self,
            as: "ScrollView.ScrollTrigger",
            summary: "Scrolls a scroll view from outside.",
            example: "ScrollView.ScrollTrigger()"
        ) { trigger in
            trigger.hasReferenceSemantics()
        }
        table.register(
            ScrollView.ContentOffset.self,
            as: "ScrollView.ContentOffset",
            summary: "An offset in the content of a scroll view."
        ) { offset in
            offset.initializer(
                "init(provider: (ScrollView.ContentOffset.ScrollingContext) -> CGPoint)",
                summary: "An offset that the closure computes."
            ) { ScrollView.ContentOffset(provider: try $0.closure("provider", fallback: .zero)) }
        }
        table.register(
            ScrollView.ContentOffset.ScrollingContext.self,
            as: "ScrollView.ContentOffset.ScrollingContext",
            summary: "The sizes that a content offset depends on."
        )
    }
}
