func load() async -> Int { 3 }
let plain: () -> Int = { await load() }
// expect error: invalid conversion from 'async' function of type '() async -> Int' to synchronous function type '() -> Int'

print(plain())
