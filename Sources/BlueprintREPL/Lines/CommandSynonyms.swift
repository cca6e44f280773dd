extension CommandList {
    /// The commands that users of other programs look for under another name.
    static let synonyms = [
        "code": "swift", "compare": "diff", "del": "remove", "display": "frames", "draw": "frames", "explain": "why",
        "log": "history", "ls": "tree", "ltr": "direction", "open": "load", "p": "print", "po": "print",
        "rm": "remove", "screenshot": "export", "rtl": "direction", "run": "load",
        "show": "frames", "size": "viewport",
        "transcript": "record", "unalias": "alias", "write": "save",
    ]
}
