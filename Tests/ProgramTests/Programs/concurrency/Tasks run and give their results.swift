struct Broken: Error {}

func number(_ value: Int) async -> Int { value }

let task = Task { () -> Int in
    try await Task.sleep(nanoseconds: 1000)
    return await number(7)
}
print(try await task.value)  // expect: 7
let failing = Task { throw Broken() }
do {
    try await failing.value
} catch {
    print(error)  // expect: Broken()
}
switch await failing.result {
case .success: print("no")
case .failure(let error): print("failed", error)  // expect: failed Broken()
}
async let first = number(1)
async let second = number(2)
print(await first + second, await [first, second])  // expect: 3 [1, 2]
let sleeping = Task {
    do {
        try await Task.sleep(for: .seconds(3600))
        return "rested"
    } catch is CancellationError {
        return "woken \(Task.isCancelled)"
    }
}
sleeping.cancel()
print(try await sleeping.value, sleeping.isCancelled)  // expect: woken true true
let answer: Int = await withCheckedContinuation { continuation in
    continuation.resume(returning: 42)
}
print(answer)  // expect: 42
do {
    let text: String = try await withCheckedThrowingContinuation { $0.resume(throwing: Broken()) }
    print(text)
} catch {
    print("caught", error)  // expect: caught Broken()
}
