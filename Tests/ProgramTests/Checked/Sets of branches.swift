let isSmall = true
let a: Set<Int> = isSmall ? [1] : [2]
let b: Set<String> = if isSmall { ["a"] } else { [] }
func f(_ set: Set<Int>) -> Int { set.count }
print(a, b, f(isSmall ? [1, 2] : [3]), f(isSmall ? a : [3, 4]))
// expect: [1] ["a"] 2 1
