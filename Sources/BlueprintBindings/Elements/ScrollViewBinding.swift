import BlueprintUI
import BlueprintUICommonControls
import Foundation
import HeadlessUIKit
import SwiftInterpreter

extension Binding {
    static let scrollView = Binding(
        "ScrollView",
        isViewBacked: true,
        behaviour: "Asks what it wraps without limit along the axes that scroll, and is no larger than its room. The "
            + "content lies at 0,0 of the scrolled area.",
        commands: ["scrollable", "scrollable fittingWidth", "scrollable custom 300 400"]
    ) { table in
        table.register(
            ScrollView.self,
            as: "ScrollView",
            conformsTo: ["Element"],
            summary: "Shows a part of an element that may be larger, and lets it be scrolled.",
            example: """
                Column {
                    for row in 1...20 {
                        Label(text: "row \\(row)")
                    }
                }
                .scrollable { $0.contentInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) }
                """
        ) { scrollView in
            scrollView.initializer(
                """
                init(_ contentSize: ScrollView.ContentSize = .fittingHeight, wrapping element: any Element, \
                configure: (inout ScrollView) -> Void = { _ in })
                """
            ) { arguments in
                var scrollView = ScrollView(try arguments["contentSize"], wrapping: try arguments["element"])
                try arguments.configure("configure", &scrollView)
                return scrollView
            }
            describeContent(of: scrollView)
            describeScrolling(of: scrollView)
        }
        describeScrollValues(in: table)
        table.modifiers { element in
            element.method(
                """
                scrollable(_ contentSize: ScrollView.ContentSize = .fittingHeight, \
                configure: (inout ScrollView) -> Void = { _ in }) -> ScrollView
                """,
                summary: "Lets this element be scrolled.",
                parameters: [
                    "contentSize": "fittingHeight, fittingWidth, fittingContent or custom",
                    "configure": "changes the scroll view's properties",
                ]
            ) { element, arguments in
                var scrollView = element.scrollable(try arguments["contentSize"])
                try arguments.configure("configure", &scrollView)
                return scrollView
            }
        }
    }

    private static func describeContent(of scrollView: TypeRegistration<ScrollView>) {
        scrollView.property("contentSize", \.contentSize, summary: "How large the content is.")
        scrollView.property("contentInset", \.contentInset, summary: "The room around the content.")
        scrollView.property(
            "contentInsetAdjustmentBehavior",
            \.contentInsetAdjustmentBehavior,
            summary: "When the safe area adds to the insets."
        )
        scrollView.property(
            "scrollableAxesSafeAreaEdges",
            \.scrollableAxesSafeAreaEdges,
            summary: "The edges along which the content keeps clear of the safe area."
        )
        scrollView.property(
            "centersUnderflow",
            \.centersUnderflow,
            summary: "Whether content that is smaller lies in the middle."
        )
        scrollView.property("wrappedElement", \.wrappedElement, summary: "The element that is scrolled.")
    }

    private static func describeScrolling(of scrollView: TypeRegistration<ScrollView>) {
        scrollView.property("alwaysBounceVertical", \.alwaysBounceVertical)
        scrollView.property("alwaysBounceHorizontal", \.alwaysBounceHorizontal)
        scrollView.property("showsHorizontalScrollIndicator", \.showsHorizontalScrollIndicator)
        scrollView.property("showsVerticalScrollIndicator", \.showsVerticalScrollIndicator)
        scrollView.property("delaysContentTouches", \.delaysContentTouches)
        scrollView.property(
            "pullToRefreshBehavior",
            \.pullToRefreshBehavior,
            summary: "Whether pulling the content down renews it."
        )
        scrollView.property("contentOffsetTrigger", \.contentOffsetTrigger, summary: "What scrolls it from outside.")
    }
}
