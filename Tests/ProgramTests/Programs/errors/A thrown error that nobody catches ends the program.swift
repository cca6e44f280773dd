struct Broken: Error {}

func repair(_ isPossible: Bool) throws -> String {
    if !isPossible { throw Broken() }  // expect error: error raised at top level: Broken()
    return "repaired"
}

print(try repair(true))  // expect: repaired
print(try repair(false))
