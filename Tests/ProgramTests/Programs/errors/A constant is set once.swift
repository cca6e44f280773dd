let gap = 8
gap = 12
// expect error: cannot assign to value: 'gap' is a 'let' constant
