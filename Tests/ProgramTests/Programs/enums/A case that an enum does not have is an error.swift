enum Turn {
    case left, right
}

let turn: Turn = .up
// expect error: the type 'Turn' has no member 'up'
