let number: Int? = 3
switch number {  // expect error: this switch lacks the case 'nil'
case let value?: print(value)
}
