enum Change { case select(theme: Int), select(density: Int) }
let change = Change.select(theme: 1)
switch change {
case .select(theme: let theme): print(theme)  // expect error: tuple pattern element label 'theme' must be 'density'
}
