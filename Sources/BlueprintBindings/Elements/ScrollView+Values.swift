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
        table.registerCases(
            of: UIScrollView.ContentInsetAdjustmentBehavior.self,
            as: "UIScrollView.ContentInsetAdjustmentBehavior",
            summary: "When the safe area adds to the insets of the content.",
            UIScrollView.ContentInsetAdjustmentBehavior.allCases
        )
        table.register(
            ScrollView.SafeAreaEdge.self,
            as: "ScrollView.SafeAreaEdge",
            summary: "Some of the four edges of the safe area."
        ) { edges in
            edges.initializer("init(rawValue: Int)") { arguments in
                let number: Int = try arguments["rawValue"]
                guard let rawValue = UInt8(exactly: number) else {
                    throw BindingError("a raw value is a number from 0 to 255")
                }
                return ScrollView.SafeAreaEdge(rawValue: rawValue)
            }
            edges.property("rawValue", summary: "A bit for each.", get: { Int($0.rawValue) })
            edges.arrayLiteral { $0.reduce([]) { $0.union($1) } }
            let sets: [(String, ScrollView.SafeAreaEdge)] = [
                ("bottom", .bottom), ("horizontal", .horizontal), ("left", .left), ("right", .right), ("top", .top),
                ("vertical", .vertical),
            ]
            for (name, value) in sets { edges.staticProperty(name, value) }
        }
        table.register(
            ScrollView.PullToRefreshBehavior.self,
            as: "ScrollView.PullToRefreshBehavior",
            summary: "Whether pulling the content of a scroll view down renews it."
        ) { behaviour in
            behaviour.enumCase("disabled", summary: "It does not.", .disabled)
            behaviour.enumCase("refreshing", summary: "It is being renewed now.", .refreshing)
            behaviour.enumCase("enabled(action: () -> Void)", summary: "It calls a closure.") {
                .enabled(action: try $0.closure("action", fallback: ()))
            }
        }
    }

    private static func describeContentSize(in table: BindingTable) {
        table.register(
            ScrollView.ContentSize.self,
            as: "ScrollView.ContentSize",
            summary: "How large the content of a scroll view is."
        ) { size in
            size.enumCase("fittingHeight", summary: "As high as it likes: it scrolls up and down.", .fittingHeight)
            size.enumCase("fittingWidth", summary: "As wide as it likes: it scrolls left and right.", .fittingWidth)
            size.enumCase("fittingContent", summary: "As large as it likes.", .fittingContent)
            size.enumCase("custom(_ size: CGSize)", summary: "Of a size.") { .custom(try $0["size"]) }
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
            trigger.initializer("init()", summary: "Scrolls nothing until an element with it is shown.") { _ in
                ScrollView.ScrollTrigger()
            }
            trigger.method(
                "scroll(to contentOffset: ScrollView.ContentOffset, animated: Bool)",
                summary: "Scrolls to a place."
            ) { $0.scroll(to: try $1["contentOffset"], animated: try $1["animated"]) }
            trigger.hasReferenceSemantics()
        }
        table.register(
            ScrollView.ContentOffset.self,
            as: "ScrollView.ContentOffset",
            summary: "A place in the content of a scroll view."
        ) { offset in
            offset.initializer(
                "init(provider: (ScrollView.ContentOffset.ScrollingContext) -> CGPoint)",
                summary: "A place that is found when it is scrolled to."
            ) { ScrollView.ContentOffset(provider: try $0.closure("provider", fallback: .zero)) }
            offset.staticProperty("top", ScrollView.ContentOffset.top)
            offset.staticProperty("bottom", ScrollView.ContentOffset.bottom)
        }
        table.register(
            ScrollView.ContentOffset.ScrollingContext.self,
            as: "ScrollView.ContentOffset.ScrollingContext",
            summary: "What a place in a scroll view's content may depend on."
        ) { context in
            context.initializer("init(contentSize: CGSize, scrollViewBounds: CGRect, contentInsets: UIEdgeInsets)") {
                ScrollView.ContentOffset.ScrollingContext(
                    contentSize: try $0["contentSize"],
                    scrollViewBounds: try $0["scrollViewBounds"],
                    contentInsets: try $0["contentInsets"]
                )
            }
            context.property("contentSize", \.contentSize)
            context.property("scrollViewBounds", \.scrollViewBounds)
            context.property("contentInsets", \.contentInsets)
        }
    }
}
