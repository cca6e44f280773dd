let color = .red
// expect error: reference to member 'red' cannot be resolved without a contextual type
