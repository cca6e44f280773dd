let gap = 8
gap = 12
// expect error: 'gap' cannot be changed: it is a constant
