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
        #expect(!view.isMenuShown && !view.choose(.system(.copy)))
        view.longPress(at: CGPoint(x: 1, y: 1))
        #expect(view.isMenuShown && view.displayContent.remarks == ["menu"])
        #expect(!view.choose(.system(.cut)) && view.choose(.system(.copy)))
        #expect(pasteboard.string == "abc" && !view.isMenuShown)
        let tap = try menu(
            Rendering(label.editingMenu(show: .onTap) { EditingMenuItem(.select) {} }, width: 10, height: 10)
        )
        tap.longPress(at: CGPoint(x: 1, y: 1))
        #expect(!tap.isMenuShown)
        tap.tap(at: CGPoint(x: 1, y: 1))
        #expect(tap.isMenuShown)
    }

    @Test func aTriggerShowsTheMenu() throws {
        var given: EditingMenu.MenuTrigger?
        var shared = 0
        let element = EditingMenu { trigger in
            given = trigger
            return Label(text: "a")
        } items: {
            EditingMenuItem(.cut) {}
            EditingMenuItem(title: "Share") { shared += 1 }
            EditingMenuItem(.pasteAndSearch) {}
        }
        let trigger = try #require(given)
        trigger.show()
        let view = try menu(Rendering(element, width: 10, height: 10))
        #expect(!view.isMenuShown)
        view.tap(at: .zero)
        view.longPress(at: .zero)
        #expect(!view.isMenuShown)
        trigger.show()
        #expect(view.isMenuShown)
        let properties = view.inspectedProperties.suffix(2).map { "\($0.name) \($0.value)" }
        #expect(properties == ["editingMenu trigger", "menuItems cut, \"Share\", pasteAndSearch"])
        #expect(view.displayContent.input == Array(view.inspectedProperties.suffix(2)))
        #expect(!view.choose(.custom("Cut")) && view.choose(.custom("Share")) && shared == 1 && !view.isMenuShown)
    }

    @Test func itemsCopyTextImagesAndAddresses() throws {
        let pasteboard = UIPasteboard.withUniqueName()
        let url = try #require(URL(string: "https://example.org/a"))
        let image = UIImage(size: CGSize(width: 2, height: 3), name: "a")
        EditingMenuItem.copying("abc", to: pasteboard).onSelect()
        #expect(pasteboard.string == "abc" && pasteboard.hasStrings && !pasteboard.hasURLs && !pasteboard.hasImages)
        EditingMenuItem.copying(url, to: pasteboard).onSelect()
        #expect(pasteboard.url == url && pasteboard.string == "https://example.org/a" && pasteboard.hasURLs)
        EditingMenuItem.copying(image, to: pasteboard).onSelect()
        #expect(pasteboard.image === image && pasteboard.hasImages && pasteboard.url == nil && !pasteboard.hasStrings)
        EditingMenuItem.copying("abc", to: nil).onSelect()
        #expect(pasteboard.hasImages)
        #expect(EditingMenuItem.copying(url).kind == .system(.copy) && EditingMenuItem.Kind.System.allCases.count == 15)
        AppProcess().run {
            EditingMenuItem.copying("all").onSelect()
            #expect(UIPasteboard.general.string == "all")
        }
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
