import BlueprintInspector

/// The size and the origin among words that are not quite a claim, such as `100x20` or `= 0,0 10x10`.
struct FrameWords {
    private(set) var size: String?
    private(set) var origin: String?

    /// The names that a person may give what `is` and `at` claim.
    static let names = ["frame", "size", "origin", "bounds", "position"]

    init(_ words: some Collection<Word>) {
        for word in words {
            if size == nil, Self.areNumbers(word.text, separatedBy: "x×") { size = word.text }
            if origin == nil, Self.areNumbers(word.text, separatedBy: ",") { origin = word.text }
        }
    }

    /// Returns the claim with these numbers: `expect #1 is 10x10 at 0,0`, or nil if there is neither a size nor an origin.
    func line(about subject: some StringProtocol) -> String? {
        let parts = [size.map { "is \($0)" }, origin.map { "at \($0)" }].compactMap { $0 }
        return parts.isEmpty ? nil : "expect \(subject) \(parts.joined(separator: " "))"
    }

    private static func areNumbers(_ text: String, separatedBy separators: String) -> Bool {
        guard let parts = SizeText.parts(text, separators: separators) else { return false }
        return TypedNumber(parts.0) != nil && TypedNumber(parts.1) != nil
    }
}
