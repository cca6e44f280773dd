extension CommandList {
    /// The commands that users of other programs look for under another name.
    static let synonyms = [
        "code": "swift", "compare": "diff", "del": "remove", "display": "frames", "draw": "frames", "log": "history",
        "ls": "tree", "open": "load", "p": "print", "po": "print", "preview": "frames", "rm": "remove",
        "show": "frames", "size": "viewport", "write": "save",
    ]
}
