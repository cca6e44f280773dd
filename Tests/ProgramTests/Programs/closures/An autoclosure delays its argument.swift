func unless(_ condition: Bool, _ value: @autoclosure () -> String) -> String {
    condition ? "skipped" : value()
}

func costly() -> String {
    print("made")
    return "result"
}

print(unless(true, costly()))  // expect: skipped
print(unless(false, costly()))
// expect: made
// expect: result
