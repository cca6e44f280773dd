import Foundation

/// The state of a file without its contents: changes when the file is written, is
/// moved, or gets other permissions.
struct FileStamp: Equatable {
    private let device: UInt64
    private let node: UInt64
    private let size: Int64
    private let written: Instant
    /// The time of the last change of the contents, the permissions or the name.
    private let changed: Instant

    private struct Instant: Equatable {
        let seconds: Int
        let nanoseconds: Int

        init(_ time: timespec) { (seconds, nanoseconds) = (Int(time.tv_sec), Int(time.tv_nsec)) }
    }

    /// Returns the stamp of a file; nil if the file does not exist.
    init?(_ path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        #if canImport(Darwin)
        (written, changed) = (Instant(status.st_mtimespec), Instant(status.st_ctimespec))
        #else
        (written, changed) = (Instant(status.st_mtim), Instant(status.st_ctim))
        #endif
        device = UInt64(truncatingIfNeeded: status.st_dev)
        node = UInt64(truncatingIfNeeded: status.st_ino)
        size = Int64(status.st_size)
    }

    /// True if the file was written so recently that another write may have the same time.
    var isRecent: Bool {
        let age = Int(time(nil)) - written.seconds
        return age >= 0 && age <= 1
    }
}
