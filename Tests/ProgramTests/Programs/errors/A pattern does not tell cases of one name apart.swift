enum Change { case select(theme: Int), select(density: Int) }
let change = Change.select(theme: 1)
if case .select(theme: let theme) = change { print(theme) }  // expect error: ambiguous use of 'select'
