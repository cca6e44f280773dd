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
        removeLeftovers()
        let (beside, descriptor) = try create()
        // Closed after the file has its name, because until then its lock says that it is no leftover.
        defer { close(descriptor) }
        do {
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

    /// Creates the file beside, and locks it.
    private func create() throws(FileFault) -> (path: String, descriptor: Int32) {
        // Nobody else may read the new text of a file before it has the mode of the old one.
        let mode = existing == nil ? newMode : 0o600
        while true {
            let beside = "\(Self.folder(of: path))/\(nameStart)\(UInt64.random(in: .min ... .max))"
            let descriptor = open(beside, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, mode)
            if descriptor >= 0 {
                // Before it was locked, another process may have taken it for a leftover.
                let isTaken = flock(descriptor, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK
                if !isTaken, Self.isNamed(beside, descriptor) { return (beside, descriptor) }
                unlink(beside)
                close(descriptor)
                continue
            }
            let number = errno
            if number == EEXIST || number == EINTR { continue }
            let fault = SystemFault(number: number).writing(named)
            guard existing != nil, number == EACCES else { throw fault }
            throw FileFault(path: named, reason: "no file can be created beside it: \(fault.reason)")
        }
    }

    /// The begin of the names of files beside this one: the hash of its name, which may be too long for another word.
    private var nameStart: String {
        let name = path.split(separator: "/").last.map(String.init) ?? path
        return ".blueprint-\(TextHash.hash(of: name).prefix { $0 != "/" })-"
    }

    /// Removes the files beside this one that a killed process was writing: nobody has locked them.
    private func removeLeftovers() {
        let (folder, start) = (Self.folder(of: path), nameStart)
        for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] {
            let number = name.dropFirst(start.count)
            guard name.hasPrefix(start), UInt64(number).map(String.init) == String(number) else { continue }
            let leftover = folder + "/" + name
            let descriptor = open(leftover, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
            guard descriptor >= 0 else { continue }
            if flock(descriptor, LOCK_EX | LOCK_NB) == 0, Self.isNamed(leftover, descriptor) { unlink(leftover) }
            close(descriptor)
        }
    }

    /// Returns true if a path names an open file, which is a regular one.
    private static func isNamed(_ path: String, _ descriptor: Int32) -> Bool {
        var (open, named) = (stat(), stat())
        guard fstat(descriptor, &open) == 0, lstat(path, &named) == 0 else { return false }
        return open.st_mode & S_IFMT == S_IFREG && open.st_dev == named.st_dev && open.st_ino == named.st_ino
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
