import BlueprintUI
import BlueprintUICommonControls

protocol Rows {
    @ElementBuilder<StackLayout.Child> var rows: [StackLayout.Child] { get }
    @ElementBuilder<StackLayout.Child> func more(_ count: Int) -> [StackLayout.Child]
}
struct List: Rows {
    var rows: [StackLayout.Child] {
        Label(text: "a")
        if true { Label(text: "b") }
    }
    func more(_ count: Int) -> [StackLayout.Child] {
        for index in 0..<count { Label(text: "\(index)") }
        Spacer(1)
    }
}
print(List().rows.count, List().more(3).count)  // expect: 2 4

@resultBuilder enum Lines { static func buildBlock(_ lines: String...) -> String { lines.joined(separator: "|") } }
protocol Page { @Lines var body: String { get } }
struct Cover: Page {}
extension Page {
    var body: String { "plain" }
}
struct Text: Page {
    var body: String {
        "x"
        "y"
    }
}
struct Returned: Page { var body: String { return "z" } }
print(Cover().body, Text().body, Returned().body)  // expect: plain x|y z
