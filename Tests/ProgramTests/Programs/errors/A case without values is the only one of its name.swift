enum Move {
    case by
    case by(Int)  // expect error: invalid redeclaration of 'by'
}
