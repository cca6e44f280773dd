struct State {
    var items: [String] = []
    var selected: Int?
}

enum Action {
    case add(String)
    case select(Int)
    case removeSelected
}

func reduce(_ state: State, _ action: Action) -> State {
    var next = state
    switch action {
    case .add(let item):
        next.items.append(item)
    case .select(let index) where next.items.indices.contains(index):
        next.selected = index
    case .select:
        next.selected = nil
    case .removeSelected:
        if let index = next.selected { next.items.remove(at: index) }
        next.selected = nil
    }
    return next
}

let actions: [Action] = [.add("a"), .add("b"), .select(0), .removeSelected, .select(7), .add("c")]
let state = actions.reduce(State(), reduce)
print(state.items, state.selected == nil)  // expect: ["b", "c"] true
