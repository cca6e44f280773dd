final class Screen {
    let view = BlueprintView()

    var names: [String] = [] {
        didSet { update() }
    }

    private func update() {
        view.element = Column {
            for name in names { Label(text: name) }
        }
    }
}

let screen = Screen()
screen.names = ["Ada", "Alan"]
print(screen.view.sizeThatFits(SizeConstraint.unconstrained).height)  // expect: 32.0
screen.names.append("Grace")
print(screen.view.sizeThatFits(SizeConstraint.unconstrained).height)  // expect: 48.0
