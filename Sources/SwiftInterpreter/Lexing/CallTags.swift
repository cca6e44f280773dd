/// The tags of values that functions of a source have returned: each names the call that made the value, and those that
/// returned it, one around the other.
///
/// They are negative, and so differ from the offsets that the tags of other values are.
final class CallTags {
    private struct Tag: Hashable {
        var inner: Int
        var call: Int
    }

    /// The tags by their numbers.
    private var tags: [Int: Tag] = [:]
    private var known: [Tag: Int] = [:]
    /// The number that was given last; none is given twice.
    private var last = 0

    /// The number of calls around each other that a tag tells apart.
    private static let mostCalls = 8

    init() {}

    /// The number of tags that are kept.
    var count: Int { tags.count }

    /// Returns the tags whose calls are all in certain lines, with the same numbers.
    ///
    /// Values of earlier sources keep these, which have also those of lines that are gone.
    func kept(in lines: Set<UInt32>) -> CallTags {
        let result = CallTags()
        result.last = last
        result.tags = tags.filter { number, _ in
            calls(in: number).allSatisfy { lines.contains(LineOffset($0).line) }
        }
        result.known = known.filter { result.tags[$0.value] != nil }
        return result
    }

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
        if calls.count >= Self.mostCalls, let outer = tags[inner] { inner = outer.inner }
        let tag = Tag(inner: inner, call: call)
        if let known = known[tag] { return known }
        last -= 1
        (tags[last], known[tag]) = (tag, last)
        return last
    }

    /// Returns the offsets of the calls that a tag names, innermost first.
    func calls(in tag: Int) -> [Int] {
        var result: [Int] = []
        var next = tag
        while let outer = tags[next] {
            result.append(outer.call)
            next = outer.inner
        }
        return [next] + result.reversed()
    }
}
