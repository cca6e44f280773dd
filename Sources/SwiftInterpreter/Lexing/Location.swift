/// A place in a source.
struct Location {
    var offset: Int
    var source: SourceBuffer

    /// The place of what the library does.
    static var nowhere: Location { Location(offset: 0, source: SourceBuffer("", fileName: "")) }

    /// True for the place of a call that no source contains.
    var isNowhere: Bool { source.fileName.isEmpty && source.length == 0 }
}
