Label(text: "a").inset(uniform: "four")
// expect error: cannot convert value of type 'String' to expected argument type 'CGFloat'
