func width(of text: String) -> CGFloat {
    // expect error: missing return in function expected to return 'CGFloat'
    if text.isEmpty {
        return 0
    }
}

print(width(of: "a"))
