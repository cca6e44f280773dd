import HeadlessUIKit
import SwiftInterpreter

extension Binding {
    static let uiVisualEffectView = Binding("UIVisualEffectView") { table in
        table.register(
            UIVisualEffect.self,
            as: "UIVisualEffect",
            summary: "An effect of a view; none is drawn here."
        ) { effect in effect.hasConstantObjects() }
        table.register(
            UIBlurEffect.self,
            as: "UIBlurEffect",
            superclass: "UIVisualEffect",
            summary: "A blur of what is behind a view; it is not drawn here.",
            example: "UIBlurEffect(style: .regular)"
        ) { effect in
            effect.hasConstantObjects()
        }
        table.register(
            UIVisualEffectView.self,
            as: "UIVisualEffectView",
            superclass: "UIView",
            summary: "A view with an effect, which contains its subviews in a content view.",
            example: "UIVisualEffectView(effect: UIBlurEffect(style: .dark))"
        ) { view in
            describe(ViewKind.visualEffectView, in: view)
            subclass(ViewKind.visualEffectView, in: view)
            view.inheritedInitializer("init(effect: UIVisualEffect?)") { view, arguments in
                view.effect = try arguments["effect"]
            }
        }
    }
}
