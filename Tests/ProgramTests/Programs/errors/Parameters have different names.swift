func frame(width size: Int, height size: Int) -> Int { 0 }  // expect error: invalid redeclaration of 'size'
