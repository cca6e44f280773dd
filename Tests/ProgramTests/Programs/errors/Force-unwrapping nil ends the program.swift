func first(of words: [String]) -> String {
    // swift-format-ignore: NeverForceUnwrap
    words.first!  // expect error: there is no value here: '!' found nil
}

print(first(of: ["a"]))  // expect: a
print(first(of: []))
