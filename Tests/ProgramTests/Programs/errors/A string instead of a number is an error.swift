Label(text: "a").inset(uniform: "four")
// expect error: cannot convert a value of type 'String' to the expected type 'CGFloat'
