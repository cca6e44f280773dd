let gap = 8
let gap = 12
// expect error: invalid redeclaration of 'gap'
