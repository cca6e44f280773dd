enum Turn {
    case left, right
}

let turn: Turn = .up
// expect error: type 'Turn' has no member 'up'
