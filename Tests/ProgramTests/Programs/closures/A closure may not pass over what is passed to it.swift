let doubled: (Int) -> Int = { 3 }  // expect error: says nothing of what is passed to it
