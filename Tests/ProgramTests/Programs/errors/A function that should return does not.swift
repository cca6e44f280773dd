func width(of text: String) -> CGFloat {
    // expect error: a value of type 'CGFloat' must be returned on every path
    if text.isEmpty {
        return 0
    }
}

print(width(of: "a"))
