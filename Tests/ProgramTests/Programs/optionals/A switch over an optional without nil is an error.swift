let number: Int? = 3
switch number {  // expect error: switch must be exhaustive: missing 'nil'
case let value?: print(value)
}
