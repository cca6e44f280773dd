import Foundation

/// A file that is written beside its place and then put there, so that there is always a whole file.
struct FileReplacement {
    /// The path of the file, which is not a link.
    let path: String
    /// The path in errors.
    let named: String
    /// The state of the file that is replaced; nil if there is none.
    let existing: stat?
    /// The mode of a new file, from which the process's mask is subtracted.
    var newMode: mode_t = 0o666

    /// Replaces the file by what `fill` writes to a descriptor.
    ///
    /// - Throws: ``FileFault``, or the error of `fill`; the old file is then unchanged, and nothing is left beside it.
    func perform(_ fill: (_ descriptor: Int32) throws -> Void) throws {
        // A file that may not be written is not replaced either.
        if existing != nil, access(path, W_OK) != 0 { throw SystemFault(number: errno).writing(named) }
        let (beside, descriptor) = try create()
        do {
            defer { close(descriptor) }
            try fill(descriptor)
            if let existing { Self.keepModeAndOwner(of: existing, on: descriptor) }
            guard retried({ fsync(descriptor) }) == 0 else { throw SystemFault(number: errno).writing(named) }
        } catch {
            unlink(beside)
            throw error
        }
        guard retried({ rename(beside, path) }) == 0 else {
            let fault = SystemFault(number: errno)
            unlink(beside)
            throw fault.writing(named)
        }
        Self.syncFolder(of: path)
    }

    /// Creates the file beside.
    private func create() throws(FileFault) -> (path: String, descriptor: Int32) {
        // Nobody else may read the new text of a file before it has the mode of the old one.
        let mode = existing == nil ? newMode : 0o600
        while true {
            let beside = Self.folder(of: path) + "/.blueprint-\(String(UInt64.random(in: .min ... .max), radix: 36))"
            let descriptor = open(beside, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, mode)
            if descriptor >= 0 { return (beside, descriptor) }
            let number = errno
            if number == EEXIST || number == EINTR { continue }
            let fault = SystemFault(number: number).writing(named)
            guard existing != nil, number == EACCES else { throw fault }
            throw FileFault(path: named, reason: "no file can be created beside it: \(fault.reason)")
        }
    }

    private static func keepModeAndOwner(of existing: stat, on descriptor: Int32) {
        var mode = existing.st_mode & 0o7777
        var status = stat()
        let isOwned =
            fstat(descriptor, &status) == 0 && status.st_uid == existing.st_uid && status.st_gid == existing.st_gid
        // Only root can give files away; without the owner, the rights to run as the owner are not kept.
        if !isOwned, fchown(descriptor, existing.st_uid, existing.st_gid) != 0 { mode &= 0o777 }
        _ = fchmod(descriptor, mode)
    }

    /// Makes the new name durable.
    ///
    /// A failure is ignored: the file is in its place, and some file systems cannot sync a folder.
    private static func syncFolder(of path: String) {
        let descriptor = retried { open(folder(of: path), O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
        guard descriptor >= 0 else { return }
        _ = retried { fsync(descriptor) }
        close(descriptor)
    }

    /// Returns the folder of a path, `.` for a bare name.
    static func folder(of path: String) -> String {
        guard let slash = path.lastIndex(of: "/") else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }
}
