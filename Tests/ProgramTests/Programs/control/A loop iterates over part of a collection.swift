for word in ["Row", "Column", "Box", "Rule"] where word.hasPrefix("R") {
    print(word)
}
// expect: Row
// expect: Rule
