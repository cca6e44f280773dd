let gap = 8
let gap = 12
// expect error: 'gap' is declared twice
