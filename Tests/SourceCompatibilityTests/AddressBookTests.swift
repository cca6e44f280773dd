import BlueprintUI
import BlueprintUICommonControls
import Testing
import UIKit

/// Source code written for Blueprint compiles unchanged and has the same layout.
@Suite("An app's screen")
struct AddressBookTests {
    private let ada = Contact(id: 1, name: "Ada", nickname: "A", presence: .here)
    private let bob = Contact(id: 2, name: "Bob", presence: .away(minutes: 5))

    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 200))

    private func shown(_ state: AddressBookView.State) -> AddressBookView {
        let view = AddressBookView(state: state)
        view.frame = CGRect(x: 0, y: 0, width: 100, height: 200)
        window.addSubview(view)
        view.layoutIfNeeded()
        return view
    }

    @Test("A screen of several elements, with conditions, loops and a guide of its own")
    func screen() {
        let view = shown(AddressBookView.State(contacts: [ada, bob]))
        #expect(
            view.frames == [
                "AddressBookScreen.1 0,0 100×200",
                "  Column.1 0,0 100×200",
                "    AddressBookHeader.1 0,0 100×20",
                "      Box.1 0,0 100×20",
                "        Inset.1 0,0 100×20",
                "          Label.1 8,2 84×16",
                "    ContactRow.1.1 0,24 100×16",
                "      PresenceDot.1 0,4 8×8",
                "      Label.name.1 16,0 50×16",
                "      Empty.1 74,12 26×0",
                "    ContactRow.2.1 0,44 100×16",
                "      PresenceDot.1 0,4 8×8",
                "      Label.name.1 16,0 60×16",
                "      Label.1 84,0 16×16",
                "    Label.1 0,64 100×16",
                "    Rule.1 0,84 100×2",
                "      Box.1 0,0 100×2",
            ]
        )
        #expect(view.timesShown == 1)
    }

    @Test("A change of state reaches the screen, and the environment does")
    func change() {
        let view = shown(AddressBookView.State(contacts: [ada, bob]))
        view.state = AddressBookView.State(contacts: [], showsHeader: false)
        view.layoutIfNeeded()
        #expect(
            view.frames.dropFirst(2) == [
                "    Centered.1 0,0 100×16", "      Label.1 26,0 48×16", "    Rule.1 0,20 100×2",
                "      Box.1 0,0 100×2",
            ]
        )
        view.state.showsHeader = true
        view.titleSize = 8
        view.layoutIfNeeded()
        #expect(view.frames.contains("    AddressBookHeader.1 0,0 100×12"))
        #expect(view.timesShown == 1)
    }

    @Test("The view measures the same size as its element")
    func size() {
        let view = AddressBookView(state: AddressBookView.State(contacts: [ada]))
        #expect(view.sizeThatFits(CGSize(width: 100, height: 0)) == CGSize(width: 96, height: 66))
    }
}
