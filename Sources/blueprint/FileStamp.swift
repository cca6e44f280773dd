import Foundation

/// The state of a file without its contents: changes when the file is written.
struct FileStamp: Equatable {
    private let device: UInt64
    private let node: UInt64
    private let size: Int64
    private let seconds: Int
    private let nanoseconds: Int

    /// Returns the stamp of a file; nil if the file does not exist.
    init?(_ path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        #if canImport(Darwin)
        let changed = status.st_mtimespec
        #else
        let changed = status.st_mtim
        #endif
        device = UInt64(truncatingIfNeeded: status.st_dev)
        node = UInt64(truncatingIfNeeded: status.st_ino)
        size = Int64(status.st_size)
        seconds = Int(changed.tv_sec)
        nanoseconds = Int(changed.tv_nsec)
    }

    /// True if the file was written so recently that another write may have the same time.
    var isRecent: Bool {
        let age = Int(time(nil)) - seconds
        return age >= 0 && age <= 1
    }
}
