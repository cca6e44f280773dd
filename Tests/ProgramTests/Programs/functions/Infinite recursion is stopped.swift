func depth(_ level: Int) -> Int {
    depth(level + 1) + 1  // expect error: calls and expressions are nested more than 4000 levels deep
}

print(depth(0))
