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
            describeTouches(of: view)
            describeClass(of: view)
            describeFocus(of: view)
            describeAccessibility(of: view)
            describeHierarchy(of: view)
            describeSizes(of: view)
            describeAnimations(of: view)
            describeDrawing(of: view)
            view.hasNamedSubclasses()
        }
        describeResizing(in: table)
        describeAnimationOptions(in: table)
        describeMarginValues(in: table)
    }

    /// Lets classes of source inherit from `UIView`.
    private static func inherit(from view: TypeRegistration<UIView>) {
        subclass(
            ViewKind.view,
            in: view,
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
            type: .anything,
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

    /// Lets classes of source inherit from a class of views.
    static func subclass<View: UIView>(
        _ kind: ViewKind,
        in view: TypeRegistration<View>,
        uncalled: [String: String] = [:]
    ) {
        view.inheritable(uncalled: uncalled) { kind.makeSubclass(named: $0) }
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
}
