func word(_ n: Int) -> String {
    switch n {
    case 1: "one"
    default: "many"
    case 2: "two"
    // expect error: additional 'case' blocks cannot appear after the 'default' block of a 'switch'
    }
}
