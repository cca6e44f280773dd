func check(_ condition: @autoclosure () -> Bool, _ text: @autoclosure () -> String = "failed") {
    print(condition() ? "passed" : text())
}
func text() -> String {
    print("computed")
    return "other"
}
check(1 < 2)
check(1 > 2)
check(1 > 2, text())
check(1 < 2, text())
// expect: passed
// expect: failed
// expect: computed
// expect: other
// expect: passed
