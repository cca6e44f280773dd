import BlueprintUI
import BlueprintUICommonControls
struct Cell: ElementBuilderChild {
    var element: any Element
    var span: Int
    init(_ element: any Element) { self.init(element, span: 1) }
    init(_ element: any Element, span: Int) {
        self.element = element
        self.span = span
    }
}
struct Table {
    var cells: [Cell]
    var onChange: ((_ key: String) -> Void)?
    init(onChange: ((_ key: String) -> Void)? = nil, @ElementBuilder<Cell> cells: () -> [Cell]) {
        self.cells = cells()
        self.onChange = onChange
    }
}
let isWide = true
let table = Table(onChange: { print("changed", $0) }) {
    Label(text: "a")
    Cell(Label(text: "bc"), span: 3)
    if isWide { Spacer(4) }
    for text in ["d", "e"] { Label(text: text) }
}
print(table.cells.map(\.span))  // expect: [1, 3, 1, 1, 1]
print(table.cells.map { $0.element.content.measure(in: .unconstrained).width })
// expect: [8.0, 16.0, 4.0, 8.0, 8.0]
table.onChange?("span")  // expect: changed span

protocol Model { associatedtype State }
struct Counter: Model { struct State { var count = 1 } }
class Screen<M: Model> { func text(for state: M.State) -> String { "none" } }
final class CounterScreen: Screen<Counter> {
    override func text(for state: Counter.State) -> String { "count \(state.count)" }
}
let screen: Screen<Counter> = CounterScreen()
print(screen.text(for: Counter.State()))  // expect: count 1
