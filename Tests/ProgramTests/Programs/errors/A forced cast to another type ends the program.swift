func number(_ value: Any) -> Int {
    // swift-format-ignore: NeverForceUnwrap
    value as! Int
    // expect error: could not cast value of type 'String' to 'Int'
}

print(number(4))  // expect: 4
print(number("four"))
