let doubled: (Int) -> Int = { 3 }
// expect error: contextual type for closure argument list expects 1 argument, which cannot be implicitly ignored
