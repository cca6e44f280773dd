let isCompact = true
let columns = if isCompact { 1 } else { 3 }
print(columns)  // expect: 1
