import BlueprintUI
import Foundation
import HeadlessUIKit
import SwiftInterpreter

extension Binding {
    static let uiView = Binding("UIView") { table in
        table.register(
            UIView.self,
            as: "UIView",
            summary: "A view: a rectangle on the screen.",
            example: """
                UIView.describe { config in
                    config[\\.backgroundColor] = .blue
                    config[\\.alpha] = 0.5
                }
                """
        ) { view in
            describe(ViewKind.view, in: view)
            inherit(from: view)
            describeHooks(of: view)
            describeTouches(of: view)
            describeClass(of: view)
            describeFocus(of: view)
            describeAccessibility(of: view)
            describeAppearance(of: view)
            describeHierarchy(of: view)
            describeSizes(of: view)
            describeLayer(of: view)
            describeGestures(of: view)
            describeAnimations(of: view)
            describeDrawing(of: view)
            describeMargins(of: view)
            view.hasNamedSubclasses()
            view.property("bounds", \.bounds, summary: "Its rectangle in its own coordinates.")
            view.property("center", \.center, summary: "Its middle in its superview.")
            view.property("frame", \.frame, summary: "Its rectangle in its superview.")
            view.method("addSubview(_ view: UIView)", summary: "Adds a view in front.") {
                $0.addSubview(try $1["view"])
            }
            view.method("insertSubview(_ view: UIView, at index: Int)", summary: "Adds a view among the others.") {
                $0.insertSubview(try $1["view"], at: try $1.get("index", as: Int.self))
            }
            view.method("removeFromSuperview()") { view, _ in view.removeFromSuperview() }
            view.method("setNeedsLayout()", summary: "Requests a layout in the next layout pass.") { view, _ in
                view.setNeedsLayout()
            }
            view.method("viewWithTag(_ tag: Int) -> UIView?", summary: "This view, or one in it, with a tag.") {
                $0.viewWithTag(try $1["tag"])
            }
            view.method("layoutIfNeeded()", summary: "Lays out what has changed.") { view, _ in view.layoutIfNeeded() }
            view.property("subviews", get: { $0.subviews })
            view.property("superview", get: { $0.superview })
            view.property("transform", \.transform)
            view.property("transform3D", \.transform3D)
        }
        describeResizing(in: table)
        describeKeyframeOptions(in: table)
        describeAnimationOptions(in: table)
        describeMarginValues(in: table)
        describeModes(in: table)
    }

    /// Lets classes of source inherit from `UIView`.
    private static func inherit(from view: TypeRegistration<UIView>) {
        subclass(
            ViewKind.view,
            in: view,
            overriding: [
                "accessibilityActivate()", "accessibilityDecrement()", "accessibilityIncrement()",
                "canBecomeFirstResponder", "didAddSubview(_:)", "didMoveToSuperview()", "didMoveToWindow()",
                "hitTest(_:with:)", "intrinsicContentSize", "invalidateIntrinsicContentSize()",
                "layoutMarginsDidChange()", "layoutSubviews()", "point(inside:with:)", "safeAreaInsetsDidChange()",
                "setNeedsLayout()", "sizeThatFits(_:)", "tintColorDidChange()",
                "traitCollectionDidChange(_:)", "willMove(toSuperview:)", "willMove(toWindow:)",
                "willRemoveSubview(_:)",
            ],
            observing: [
                "accessibilityHint", "accessibilityLabel", "accessibilityTraits", "accessibilityValue", "alpha",
                "backgroundColor", "bounds", "frame", "isAccessibilityElement", "isHidden",
            ],
            uncalled: [
                "awakeFromNib()": "there are no archives of views",
                "draw(_:)": "nothing is drawn",
                "layerClass": "all views have a CALayer",
                "requiresConstraintBasedLayout": "there are no constraints between views",
                "prepareForInterfaceBuilder()": "there is no builder of interfaces",
                "updateConstraints()": "there are no constraints between views",
            ]
            .merging(touches) { $1 }
        )
    }

    private static let touchPhases = ["Began", "Moved", "Ended", "Cancelled"]

    /// The functions of a responder that UIKit calls with the touches of fingers, each with the reason why nothing calls it.
    static let touches = Dictionary(
        uniqueKeysWithValues: touchPhases.map {
            ("touches\($0)(_:with:)", "no finger touches the screen: tap(at:) calls controls and gesture recognizers")
        }
    )

    /// Declares these functions, for overrides that call `super`.
    static func describeTouches<Responder: UIResponder>(of responder: TypeRegistration<Responder>) {
        for phase in touchPhases {
            responder.method("touches\(phase)(_ touches: Set<UITouch>, with event: UIEvent?)") { _, _ in }
        }
    }

    private static func describeClass(of view: TypeRegistration<UIView>) {
        let late = view.tableProvider
        view.staticProperty(
            "layerClass",
            type: .any,
            summary: "The class of its layer: CALayer.",
            late().types["CALayer"].map { Value.type(.native($0)) } ?? .void
        )
        view.staticProperty("requiresConstraintBasedLayout", summary: "True if it needs constraints.", false)
    }

    private static func describeFocus(of view: TypeRegistration<UIView>) {
        view.method(
            "@discardableResult becomeFirstResponder() -> Bool",
            summary: "Takes the focus; returns true if it has it then."
        ) {
            view,
            _ in
            view.becomeFirstResponder()
        }
        view.method(
            "@discardableResult resignFirstResponder() -> Bool",
            summary: "Gives up the focus; returns true if it has."
        ) {
            view,
            _ in
            view.resignFirstResponder()
        }
        view.property("canBecomeFirstResponder", summary: "True if it can take the focus.") {
            $0.canBecomeFirstResponder
        }
        view.property("isFirstResponder", summary: "True if it has the focus.") { $0.isFirstResponder }
    }

    /// Declares the functions that are called when a view changes its place, for overrides that call `super`.
    private static func describeHooks(of view: TypeRegistration<UIView>) {
        view.method("didAddSubview(_ subview: UIView)") { $0.didAddSubview(try $1["subview"]) }
        view.method("didMoveToSuperview()") { view, _ in view.didMoveToSuperview() }
        view.method("didMoveToWindow()") { view, _ in view.didMoveToWindow() }
        view.method("safeAreaInsetsDidChange()") { view, _ in view.safeAreaInsetsDidChange() }
        view.method("tintColorDidChange()") { view, _ in view.tintColorDidChange() }
        view.method("traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)") {
            $0.traitCollectionDidChange(try $1["previousTraitCollection"])
        }
        view.method("willMove(toSuperview newSuperview: UIView?)") { $0.willMove(toSuperview: try $1["newSuperview"]) }
        view.method("willMove(toWindow newWindow: UIWindow?)") { $0.willMove(toWindow: try $1["newWindow"]) }
        view.method("willRemoveSubview(_ subview: UIView)") { $0.willRemoveSubview(try $1["subview"]) }
    }

    private static func describeAppearance(of view: TypeRegistration<UIView>) {
        view.property("alpha", \.alpha, summary: "From 0 (invisible) to 1 (opaque).")
        view.property("backgroundColor", \.backgroundColor, summary: "The colour behind.")
        view.property("clipsToBounds", \.clipsToBounds, summary: "True if subviews are clipped at its edges.")
        view.property("contentMode", \.contentMode, summary: "The size and position of the content.")
        view.property("isHidden", \.isHidden, summary: "True if it is hidden.")
        view.property("isUserInteractionEnabled", \.isUserInteractionEnabled)
        view.property("overrideUserInterfaceStyle", \.overrideUserInterfaceStyle)
        view.property("semanticContentAttribute", \.semanticContentAttribute)
        view.property("tag", \.tag, summary: "A number of your own.")
        view.property("tintAdjustmentMode", \.tintAdjustmentMode)
        view.property("traitCollection", summary: "The traits of its surroundings.") { $0.traitCollection }
        view.property("tintColor", \.tintColor, type: "UIColor!", summary: "The colour of what can be touched.")
    }

    /// Lets classes of source inherit from a class of views.
    static func subclass<View: UIView>(
        _ kind: ViewKind,
        in view: TypeRegistration<View>,
        overriding overridable: [String] = [],
        observing observable: [String] = [],
        uncalled: [String: String] = [:]
    ) {
        view.subclassable(overriding: overridable, observing: observable, uncalled: uncalled) {
            kind.makeSubclass(named: $0)
        }
        view.inheritedInitializer("init(frame: CGRect)") { view, arguments in view.frame = try arguments["frame"] }
        view.inheritedInitializer("init(coder: NSCoder)", isFailable: true)
        view.inheritedInitializer("init()", callingOverridden: "init(frame:)", with: [CGRect.zero])
    }

    /// Adds the initializers, and the function that creates a view description, to a class of views.
    static func describe<View: UIView>(_ kind: ViewKind, in view: TypeRegistration<View>) {
        view.initializer("init()", summary: "A view of no size.") { _ in View.make() }
        view.initializer("init(frame: CGRect)") { arguments in
            let made = View.make()
            made.frame = try arguments["frame"]
            return made
        }
        describing(kind, in: view)
    }

    /// Adds the function that creates a view description of this class, and not of the class that it inherits from.
    static func describing<View: UIView>(_ kind: ViewKind, in view: TypeRegistration<View>) {
        view.staticMethod(
            "describe(_ configuring: (inout ViewDescription.Configuration) -> Void) -> ViewDescription",
            summary: "Describes a view of this class."
        ) { arguments in
            var configuration = ViewConfiguration(kind: kind, declared: arguments.receiver)
            try arguments.configure("configuring", &configuration)
            return configuration.description
        }
    }

    private static func describeModes(in table: BindingTable) {
        table.registerCases(
            of: UIView.ContentMode.self,
            as: "UIView.ContentMode",
            summary: "The size and position of content in a view.",
            [
                .scaleToFill: "The content is stretched to the view.",
                .scaleAspectFit: "The content is as large as fits in the view, in its proportions.",
                .scaleAspectFill: "The content covers the view, in its proportions.",
                .redraw: "The content is drawn again when the size changes.",
                .center: "The content keeps its size, in the middle of the view.",
                .top: "The content keeps its size, at the top of the view.",
                .bottom: "The content keeps its size, at the bottom of the view.",
                .left: "The content keeps its size, at the left of the view.",
                .right: "The content keeps its size, at the right of the view.",
                .topLeft: "The content keeps its size, at the top left of the view.",
                .topRight: "The content keeps its size, at the top right of the view.",
                .bottomLeft: "The content keeps its size, at the bottom left of the view.",
                .bottomRight: "The content keeps its size, at the bottom right of the view.",
            ]
        )
        table.registerCases(
            of: UIView.TintAdjustmentMode.self,
            as: "UIView.TintAdjustmentMode",
            summary: "The brightness of the tint colour.",
            [
                .automatic: "The mode of the parent view applies (the default).",
                .normal: "The tint colour is not dimmed.",
                .dimmed: "The tint colour is dimmed.",
            ]
        )
        table.registerCases(
            of: UISemanticContentAttribute.self,
            as: "UISemanticContentAttribute",
            summary: "The mirroring of a view where text runs from right to left.",
            [
                .unspecified: "The view is mirrored.",
                .playback: "The view has playback controls, which are not mirrored.",
                .spatial: "The view has controls with directions, which are not mirrored.",
                .forceLeftToRight: "The view is always laid out from left to right.",
                .forceRightToLeft: "The view is always laid out from right to left.",
            ]
        )
    }
}
