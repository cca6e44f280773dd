import BlueprintUI
import BlueprintUICommonControls

struct Greeting: ProxyElement {
    var user: User
    var elementRepresentation: Element {
        Colum(alignment: .fill) {
            Lable(text: user.name) { $0.colr = .red }
        }
    }
}
