/// Texts that are read one after another, equal ones once.
struct UniqueTexts {
    private var all: [String] = []

    /// Creates the texts that are not nil or empty.
    init(_ texts: [String?]) {
        for text in texts { add(text) }
    }

    /// Creates one text, which may be empty; none for nil.
    init(only text: String?) {
        all = text.map { [$0] } ?? []
    }

    /// The texts, separated by commas; nil without any.
    var joined: String? { all.isEmpty ? nil : all.joined(separator: ", ") }

    /// Adds the texts that are not there yet.
    mutating func add(_ other: UniqueTexts) {
        for text in other.all { add(text) }
    }

    private mutating func add(_ text: String?) {
        if let text, !text.isEmpty, !all.contains(text) { all.append(text) }
    }
}
