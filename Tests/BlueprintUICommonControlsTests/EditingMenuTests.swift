import BlueprintUI
import BlueprintUICommonControls
import Foundation
import HeadlessUIKit
import Testing

@Suite struct EditingMenuTests {
    private func menu(_ rendering: Rendering) throws -> EditingMenuView {
        try #require(rendering.first(EditingMenuView.self))
    }

    @Test func theGestureShowsTheMenu() throws {
        let pasteboard = UIPasteboard.withUniqueName()
        let label = Label(text: "abc")
        let long = Rendering(
            label.editingMenu(show: .onLongPress) { EditingMenuItem.copying("abc", to: pasteboard) },
            width: 100,
            height: 20
        )
        let view = try menu(long)
        #expect(view.frame.size == CGSize(width: 100, height: 20))
        view.tap(at: CGPoint(x: 1, y: 1))
        #expect(!view.isMenuShown && !view.choose(.copy))
        view.longPress(at: CGPoint(x: 1, y: 1))
        #expect(view.isMenuShown && view.displayContent.remarks == ["menu"])
        #expect(!view.choose(.cut) && view.choose(.copy) && pasteboard.string == "abc" && !view.isMenuShown)
        let tap = try menu(
            Rendering(label.editingMenu(show: .onTap) { EditingMenuItem(.select) {} }, width: 10, height: 10)
        )
        tap.longPress(at: CGPoint(x: 1, y: 1))
        #expect(!tap.isMenuShown)
        tap.tap(at: CGPoint(x: 1, y: 1))
        #expect(tap.isMenuShown)
    }

    @Test func aTriggerShowsTheMenu() throws {
        let trigger = EditingMenu.Trigger()
        trigger.show()
        let view = try menu(
            Rendering(
                Label(text: "a").editingMenu(show: .onTrigger(trigger)) {
                    EditingMenuItem(.cut) {}
                    EditingMenuItem(.paste) {}
                },
                width: 10,
                height: 10
            )
        )
        trigger.show()
        #expect(view.isMenuShown)
        let properties = view.inspectedProperties.suffix(2).map { "\($0.name) \($0.value)" }
        #expect(properties == ["editingMenu onTrigger", "menuItems cut, paste"])
    }

    @Test func aMenuWithoutItemsIsNotShown() throws {
        let view = try menu(Rendering(Spacer(1).editingMenu(show: .onTap) { [] }, width: 10, height: 10))
        view.tap(at: .zero)
        #expect(!view.isMenuShown)
        let measured = Spacer(7).editingMenu(show: .onTap) { [] }.content.measure(in: .unconstrained)
        #expect(measured == CGSize(width: 7, height: 7))
    }

    @Test func aPathHasTheCornersOfABox() {
        let rect = CGRect(x: 0, y: 0, width: 40, height: 20)
        #expect(UIBezierPath(rect: rect, corners: .square).steps == UIBezierPath(rect: rect).steps)
        #expect(
            UIBezierPath(rect: rect, corners: .capsule).steps
                == UIBezierPath(roundedRect: rect, cornerRadius: 10).steps
        )
        let one = UIBezierPath(rect: rect, corners: .rounded(radius: 4, corners: .bottomRight))
        let radii = CGSize(width: 4, height: 4)
        #expect(
            one.steps == UIBezierPath(roundedRect: rect, byRoundingCorners: .bottomRight, cornerRadii: radii).steps
        )
    }

    @Test func logsCanBeSwitchedOn() {
        AppProcess().run {
            #expect(!BlueprintLogging.isEnabled)
            BlueprintLogging.isEnabled = true
            #expect(BlueprintLogging.isEnabled)
        }
    }
}
