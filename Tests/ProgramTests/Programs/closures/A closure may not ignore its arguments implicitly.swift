let doubled: (Int) -> Int = { 3 }
// expect error: this closure says nothing of what is passed to it: a value of type 'Int'
