/// The files that an inspector shows, one at a time.
struct InspectedFiles {
    /// The files, in the order in which they were named.
    var files: [InspectedFile] = []
    /// The position of the file that is shown.
    var current = 0
    /// The settings that each session begins with.
    var openingLines: [String] = []

    /// The name of the file that is shown, with its number if there are several; empty if there are none.
    var title: String {
        guard files.indices.contains(current) else { return "" }
        return files[current].name + (files.count > 1 ? " (\(current + 1) of \(files.count))" : "")
    }
}
