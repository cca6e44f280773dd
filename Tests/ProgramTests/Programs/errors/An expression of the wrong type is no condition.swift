let count = 3
if count {
    // expect error: this is of type 'Int' and cannot be used as a condition
    print("some")
}
