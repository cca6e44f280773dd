func number(_ value: Any) -> Int {
    // swift-format-ignore: NeverForceUnwrap
    value as! Int  // expect error: cannot convert a value of type 'String' to the expected type 'Int'
}

print(number(4))  // expect: 4
print(number("four"))
