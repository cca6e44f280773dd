let number: Int? = 3
switch number {  // expect error: switch must be exhaustive
case let value?: print(value)
}
