/// The tags of values that functions of a source have returned: each names the call that made the value, and those that
/// returned it, one around the other.
///
/// They are negative, and so differ from the offsets that the tags of other values are.
final class CallTags {
    private struct Tag: Hashable {
        var inner: Int
        var call: Int
    }

    private var tags: [Tag] = []
    private var known: [Tag: Int] = [:]

    /// The number of calls around each other that a tag tells apart.
    private static let mostCalls = 8

    init() {}

    /// Returns the tag of a value that a call returned.
    ///
    /// Of a function that calls itself, only the last call counts; of very many calls, the inner ones and the outermost.
    ///
    /// - Parameters:
    ///   - inner: the tag that the value has in the function.
    ///   - call: the offset of the call.
    func tag(of inner: Int, returnedBy call: Int) -> Int {
        var inner = inner
        let calls = self.calls(in: inner)
        if calls.last == call { return inner }
        if calls.count >= Self.mostCalls, let last = tag(inner) { inner = last.inner }
        let tag = Tag(inner: inner, call: call)
        if let known = known[tag] { return known }
        tags.append(tag)
        known[tag] = -tags.count
        return -tags.count
    }

    /// Returns the offsets of the calls that a tag names, innermost first.
    func calls(in tag: Int) -> [Int] {
        var result: [Int] = []
        var next = tag
        while let outer = self.tag(next) {
            result.append(outer.call)
            next = outer.inner
        }
        return [next] + result.reversed()
    }

    private func tag(_ number: Int) -> Tag? {
        guard number < 0, tags.indices.contains(-number - 1) else { return nil }
        return tags[-number - 1]
    }
}
