func first(of words: [String]) -> String {
    // swift-format-ignore: NeverForceUnwrap
    words.first!  // expect error: unexpectedly found nil while unwrapping an Optional value
}

print(first(of: ["a"]))  // expect: a
print(first(of: []))
