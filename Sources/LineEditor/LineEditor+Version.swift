import CLineEditor

extension LineEditor {
    /// The version of libedit that the program was built with: `2.11`.
    package static var libraryVersion: String { String(cString: cle_library_version()) }
}
