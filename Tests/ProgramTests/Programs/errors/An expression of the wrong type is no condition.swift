let count = 3
if count {
    // expect error: cannot convert value of type 'Int' to expected condition type 'Bool'
    print("some")
}
