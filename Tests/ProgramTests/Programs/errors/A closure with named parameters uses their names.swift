let limit: Int? = 3
let kept = [1, 2].filter { _ in limit.map { most in $0 <= most } ?? true }
// expect error: anonymous closure arguments cannot be used inside a closure that has explicit arguments; did you mean 'most'?

print(kept)
