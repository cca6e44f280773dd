import BlueprintUI
import BlueprintUICommonControls
import Foundation
import HeadlessUIKit
import SwiftInterpreter

extension Binding {
    static let scrollView = Binding(
        "ScrollView",
        isViewBacked: true,
        behaviour: "Proposes no limit along the scrolling axes, and measures at most its own constraint. The "
            + "content lies at 0,0 of the scrolled area. An edge of scrollableAxesSafeAreaEdges counts where the "
            + "content overflows the safe area and not the bounds.",
        commands: ["scrollable", "scrollable fittingWidth", "scrollable custom 300 400"]
    ) { table in
        table.register(
            ScrollView.self,
            as: "ScrollView",
            conformsTo: ["Element"],
            summary: "Shows a part of a larger element, and scrolls it.",
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
        }
        describeScrollValues(in: table)
        table.modifiers { element in
            element.method(
                """
                scrollable(_ contentSize: ScrollView.ContentSize = .fittingHeight, \
                configure: (inout ScrollView) -> Void = { _ in }) -> ScrollView
                """,
                summary: "Wraps this element in a scroll view.",
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
}
