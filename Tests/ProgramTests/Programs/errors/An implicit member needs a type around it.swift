let color = .red
// expect error: nothing here says which type '.red' belongs to
