func width(of text: String) -> CGFloat {
    // expect error: missing return in global function expected to return 'CGFloat'
    if text.isEmpty {
        return 0
    }
}

print(width(of: "a"))
