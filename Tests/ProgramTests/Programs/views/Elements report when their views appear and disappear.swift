func card(_ name: String) -> Element {
    Label(text: name)
        .onAppear { print("\(name) appears") }
        .onDisappear { print("\(name) disappears") }
}

let view = BlueprintView(element: card("a"))
view.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
view.layoutIfNeeded()
print("shown")
view.element = nil
view.layoutIfNeeded()
// expect: a appears
// expect: shown
// expect: a disappears
