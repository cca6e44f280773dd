func number(_ value: Any) -> Int {
    // swift-format-ignore: NeverForceUnwrap
    value as! Int
    // expect error: a value of type 'String' is no 'Int': 'as!' cannot make it one
}

print(number(4))  // expect: 4
print(number("four"))
