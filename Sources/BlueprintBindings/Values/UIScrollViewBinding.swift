import Foundation
import HeadlessUIKit
import SwiftInterpreter

extension Binding {
    static let uiScrollView = Binding("UIScrollView") { table in
        table.register(
            UIScrollView.self,
            as: "UIScrollView",
            superclass: "UIView",
            summary: "A view that shows a part of a larger content.",
            example: """
                UIScrollView.describe { config in
                    config[\\.contentSize] = CGSize(width: 300, height: 900)
                    config[\\.showsVerticalScrollIndicator] = false
                }
                """
        ) { view in
            describe(ViewKind.scrollView, in: view)
            subclass(ViewKind.scrollView, in: view)
            describeDelegate(of: view)
            describeScrolling(of: view)
            view.property("alwaysBounceHorizontal", \.alwaysBounceHorizontal)
            view.property("alwaysBounceVertical", \.alwaysBounceVertical)
            view.property("contentInset", \.contentInset, summary: "The insets of the content.")
            view.property("contentInsetAdjustmentBehavior", \.contentInsetAdjustmentBehavior)
            view.property("contentOffset", \.contentOffset, summary: "The offset of the content.")
            view.property("contentSize", \.contentSize, summary: "The size of the content.")
            view.property("delaysContentTouches", \.delaysContentTouches)
            view.property("isScrollEnabled", \.isScrollEnabled)
            view.property("keyboardDismissMode", \.keyboardDismissMode, summary: "The dismissal of the keyboard.")
            view.property("showsHorizontalScrollIndicator", \.showsHorizontalScrollIndicator)
            view.property("showsVerticalScrollIndicator", \.showsVerticalScrollIndicator)
        }
        describeScrollingValues(in: table)
    }

    private static func describeScrolling(of view: TypeRegistration<UIScrollView>) {
        view.method(
            "setContentOffset(_ contentOffset: CGPoint, animated: Bool)",
            summary: "Scrolls to a point, at once."
        ) { $0.setContentOffset(try $1["contentOffset"], animated: try $1["animated"]) }
        view.method("scrollRectToVisible(_ rect: CGRect, animated: Bool)", summary: "Scrolls just far enough.") {
            $0.scrollRectToVisible(try $1["rect"], animated: try $1["animated"])
        }
        view.property("adjustedContentInset", summary: "The insets with the safe area.") { $0.adjustedContentInset }
        view.method(
            "@discardableResult drag(by distance: CGVector) -> Bool",
            summary: "Drags the content as a finger would; UIKit has no such method."
        ) { $0.drag(by: try $1["distance"]) }
        view.method(
            "@discardableResult scrollToTop() -> Bool",
            summary: "Scrolls as a tap on the status bar would; UIKit has no such method."
        ) { view, _ in view.scrollToTop() }
        view.method("flashScrollIndicators()") { view, _ in view.flashScrollIndicators() }
        view.property("isDecelerating", summary: "True while the content moves on.") { $0.isDecelerating }
        view.property("isDragging", summary: "True while a finger drags the content.") { $0.isDragging }
        view.property("isTracking", summary: "True while a finger is on the content.") { $0.isTracking }
        describeZooming(of: view)
        describeScrollingLooks(of: view)
    }

    private static func describeZooming(of view: TypeRegistration<UIScrollView>) {
        view.property("isZooming", summary: "True while the content is zoomed.") { $0.isZooming }
        view.property("maximumZoomScale", \.maximumZoomScale, summary: "The greatest factor of zooming.")
        view.property("minimumZoomScale", \.minimumZoomScale, summary: "The least factor of zooming.")
        view.property("zoomScale", \.zoomScale, summary: "The factor by which the content is enlarged.")
        view.method("setZoomScale(_ scale: CGFloat, animated: Bool)", summary: "Zooms at once.") {
            $0.setZoomScale(try $1["scale"], animated: try $1["animated"])
        }
    }

    /// Declares the properties that change nothing here.
    private static func describeScrollingLooks(of view: TypeRegistration<UIScrollView>) {
        view.property("automaticallyAdjustsScrollIndicatorInsets", \.automaticallyAdjustsScrollIndicatorInsets)
        view.property("bounces", \.bounces, summary: "True if the content bounces at its edges.")
        view.property("bouncesZoom", \.bouncesZoom)
        view.property("canCancelContentTouches", \.canCancelContentTouches)
        view.property("decelerationRate", \.decelerationRate, summary: "The speed of coming to rest.")
        view.property("horizontalScrollIndicatorInsets", \.horizontalScrollIndicatorInsets)
        view.property("indicatorStyle", \.indicatorStyle, summary: "The colour of the scroll indicators.")
        view.property("isDirectionalLockEnabled", \.isDirectionalLockEnabled)
        view.property("isPagingEnabled", \.isPagingEnabled, summary: "True if it rests at multiples of its size.")
        view.property("refreshControl", \.refreshControl, summary: "The refresh control above the content.")
        view.property("scrollIndicatorInsets", \.scrollIndicatorInsets)
        view.property("scrollsToTop", \.scrollsToTop, summary: "True if a tap on the status bar scrolls to the top.")
        view.property("verticalScrollIndicatorInsets", \.verticalScrollIndicatorInsets)
    }

    /// Registers the types of properties, and the refresh control.
    private static func describeScrollingValues(in table: BindingTable) {
        table.register(
            UIScrollView.DecelerationRate.self,
            as: "UIScrollView.DecelerationRate",
            summary: "The speed with which content comes to rest; no effect here."
        ) { rate in
            rate.initializer("init(rawValue: CGFloat)") { UIScrollView.DecelerationRate(rawValue: try $0["rawValue"]) }
            rate.staticProperty("normal", summary: "The usual rate.", UIScrollView.DecelerationRate.normal)
            rate.staticProperty("fast", summary: "A fast rate.", UIScrollView.DecelerationRate.fast)
            rate.property("rawValue", \.rawValue, summary: "The factor for each millisecond.")
        }
        table.registerCases(
            of: UIScrollView.IndicatorStyle.self,
            as: "UIScrollView.IndicatorStyle",
            summary: "The colour of scroll indicators, which are not drawn.",
            [.default: "The colour that suits the background.", .black: "Dark.", .white: "Light."]
        )
        table.register(
            UIRefreshControl.self,
            as: "UIRefreshControl",
            superclass: "UIControl",
            summary: "A control that shows that the content of a scroll view is being refreshed.",
            example: "UIRefreshControl().isRefreshing"
        ) { control in
            control.initializer("init()") { _ in UIRefreshControl() }
            describing(ViewKind.refreshControl, in: control)
            control.method("beginRefreshing()", summary: "Starts; sends no events.") { control, _ in
                control.beginRefreshing()
            }
            control.method("endRefreshing()", summary: "Stops.") { control, _ in control.endRefreshing() }
            control.method("pull()", summary: "Pulls the content down as a finger would; UIKit has no such method.") {
                control,
                _ in
                control.pull()
            }
            control.property("isRefreshing", summary: "True while refreshing.") { $0.isRefreshing }
        }
    }
}
