func width(of text: String) -> CGFloat {
    if text.isEmpty {
        return 0
    }
}
// expect error: missing return in global function expected to return 'CGFloat'

print(width(of: "a"))
