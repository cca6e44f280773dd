let color = .red
// expect error: cannot infer contextual base in reference to member 'red'
