/// A place in a source.
struct Location {
    var offset: Int
    var source: SourceBuffer

    /// The place of what the library does.
    static var nowhere: Location { Location(offset: 0, source: SourceBuffer("", fileName: "")) }
}
