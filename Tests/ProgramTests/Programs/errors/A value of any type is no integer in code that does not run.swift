let value: Any = 1
func unused() {
    let number: Int = value  // expect error: cannot convert value of type 'Any' to specified type 'Int'
    print(number)
}
print(value)
