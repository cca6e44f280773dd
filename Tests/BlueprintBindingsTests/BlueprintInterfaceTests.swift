import BlueprintBindings
import SwiftInterpreter
import Testing

/// The interfaces of Blueprint fit the bindings.
@Suite struct BlueprintInterfaceTests {
    private let report = LibraryReport(of: .blueprint())

    @Test func thereAreNoProblems() {
        #expect(report.problems == [])
    }

    @Test func bindingsAreDeclared() {
        // These are one initializer or method with an optional closure.
        let joined: Set = ["Element.if(_:then:else:)", "Element.if(let:then:else:)"]
        #expect(Set(report.undeclaredBindings).subtracting(joined) == [])
    }

    @Test func noDeclarationIsVague() {
        // These are so in UIKit and Foundation; `#selector` becomes the initializer of a selector.
        #expect(
            report.vagueDeclarations == [
                "Bundle.init(for:)", "NSAttributedString.attribute(_:at:effectiveRange:)",
                "NSAttributedString.attribute(_:at:longestEffectiveRange:in:)",
                "NSAttributedString.attributes(at:effectiveRange:)",
                "NSAttributedString.enumerateAttribute(_:in:options:using:)",
                "NSAttributedString.enumerateAttributes(in:options:using:)",
                "NSAttributedString.init(string:attributes:)", "NSError.init(domain:code:userInfo:)",
                "NSError.userInfo", "NSMutableAttributedString.addAttribute(_:value:range:)",
                "NSMutableAttributedString.addAttributes(_:range:)",
                "NSMutableAttributedString.init(string:attributes:)",
                "NSMutableAttributedString.setAttributes(_:range:)", "NSObject.isEqual(_:)",
                "Notification.init(name:object:userInfo:)", "Notification.object", "Notification.userInfo",
                "NotificationCenter.addObserver(_:selector:name:object:)",
                "NotificationCenter.addObserver(forName:object:queue:using:)",
                "NotificationCenter.post(name:object:userInfo:)", "NotificationCenter.removeObserver(_:)",
                "NotificationCenter.removeObserver(_:name:object:)", "Selector.init(getter:)", "Selector.init(method:)",
                "Selector.init(setter:)",
                "UIAccessibility.post(notification:argument:)", "UIAction.sender",
                "UIApplication.open(_:options:completionHandler:)",
                "UIBarButtonItem.init(barButtonSystemItem:target:action:)",
                "UIBarButtonItem.init(image:style:target:action:)", "UIBarButtonItem.init(title:style:target:action:)",
                "UIColor.init(named:in:compatibleWith:)", "UIControl.actions(forTarget:forControlEvent:)",
                "UIControl.addTarget(_:action:for:)",
                "UIControl.removeTarget(_:action:for:)", "UIFont.preferredFont(forTextStyle:compatibleWith:)",
                "UIGestureRecognizer.addTarget(_:action:)", "UIGestureRecognizer.init(target:action:)",
                "UIImage.init(named:in:compatibleWith:)", "UILongPressGestureRecognizer.init(target:action:)",
                "UINavigationBar.largeTitleTextAttributes", "UINavigationBar.titleTextAttributes",
                "UINavigationBarAppearance.largeTitleTextAttributes", "UINavigationBarAppearance.titleTextAttributes",
                "UIPanGestureRecognizer.init(target:action:)", "UIPinchGestureRecognizer.init(target:action:)",
                "UISegmentedControl.init(items:)", "UISegmentedControl.setTitleTextAttributes(_:for:)",
                "UISegmentedControl.titleTextAttributes(for:)", "UISwipeGestureRecognizer.init(target:action:)",
                "UITapGestureRecognizer.init(target:action:)", "UIViewController.show(_:sender:)",
            ]
        )
    }

    @Test func genericDeclarationsAreExact() {
        let heading = report.heading(of: "ViewDescription.Configuration")
        #expect(heading == "struct ViewDescription.Configuration<View>")
        #expect(report.members(of: "ViewDescription.Configuration", named: "subscript").count == 2)
        let initializers = report.members(of: "Row", named: "init")
        #expect(initializers.contains { $0.contains("@Builder<StackLayout.Child> elements: ") })
        #expect(report.heading(of: "FocusState")?.hasPrefix("@propertyWrapper ") == true)
        #expect(report.heading(of: "Builder")?.hasPrefix("@resultBuilder ") == true)
    }
}
