let name = "Ada"
print(name[0])
// expect error: 'subscript(_:)' is unavailable: cannot subscript String with an Int, use a String.Index instead.
