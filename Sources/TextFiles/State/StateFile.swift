import Foundation

/// A file that the program keeps for itself, such as the history.
///
/// It must be a regular file: links are not followed, because a file in a folder that others can write might lead
/// anywhere. Only a file that the program creates gets a mode, 0600.
package struct StateFile: Sendable {
    /// The path.
    package let path: String

    /// A file at a path; it need not exist.
    package init(path: String) {
        self.path = path
    }

    /// True if the path is the null device, which keeps nothing.
    package var isNull: Bool {
        var (status, null) = (stat(), stat())
        guard lstat(path, &status) == 0, stat("/dev/null", &null) == 0 else { return false }
        return status.st_mode & S_IFMT == S_IFCHR && status.st_rdev == null.st_rdev
    }

    /// Returns the bytes of the file; nil if it does not exist.
    ///
    /// - Parameter most: the limit of bytes; of a longer file, only the end is read.
    /// - Throws: ``FileFault`` if it cannot be read, or is not a regular file.
    package func read(most: Int = .max) throws(FileFault) -> [UInt8]? {
        guard let descriptor = try open(O_RDONLY) else { return nil }
        defer { close(descriptor) }
        return try bytes(of: descriptor, most: most)
    }

    /// The end of the path of a file that cannot be read, and is kept.
    static let unreadableSuffix = ".unreadable"

    /// Renames the file, which cannot be read, so that another one can be written in its place.
    ///
    /// - Returns: the new path, at which there was no file.
    /// - Throws: ``FileFault`` if that fails; the file is then unchanged.
    package func setAside() throws(FileFault) -> String {
        var beside = path + Self.unreadableSuffix
        var status = stat()
        var number = 1
        while lstat(beside, &status) == 0 {
            number += 1
            beside = "\(path)\(Self.unreadableSuffix)-\(number)"
        }
        guard retried({ rename(path, beside) }) == 0 else { throw SystemFault(number: errno).writing(path) }
        return beside
    }

    /// Appends lines as a whole or not at all; creates the file and its folders (mode 0700) if needed.
    ///
    /// - Throws: ``FileFault`` if that fails; the file is then unchanged.
    package func append(_ text: String) throws(FileFault) {
        try createFolder()
        try locked(orNot: true) { descriptor throws(FileFault) in
            try append(text, to: descriptor, syncs: true)
        }
    }

    /// Replaces the text of an existing file by a function of its bytes, while no other process appends to it.
    ///
    /// Nothing happens if another process keeps the file locked.
    ///
    /// - Throws: ``FileFault`` if that fails; the file is then unchanged.
    package func change(_ text: (_ bytes: [UInt8]) -> String) throws(FileFault) {
        try locked(orNot: false) { descriptor throws(FileFault) in
            let new = text(try bytes(of: descriptor, most: .max))
            try replace(by: Array(new.utf8))
        }
    }

    /// Replaces or creates the file, and creates its folders (mode 0700) if needed.
    ///
    /// - Throws: ``FileFault`` if that fails; the file is then unchanged.
    package func write(_ text: String) throws(FileFault) {
        try createFolder()
        try replace(by: Array(text.utf8))
    }

    /// Replaces or creates the file.
    ///
    /// - Throws: ``FileFault`` if that fails; the file is then unchanged.
    package func replace(by bytes: [UInt8]) throws(FileFault) {
        var status = stat()
        let exists = lstat(path, &status) == 0
        if exists { try check(status) }
        let replacement = FileReplacement(
            path: path,
            named: path,
            existing: exists ? status : nil,
            newMode: 0o600
        )
        do {
            try replacement.perform { try DescriptorOutput.write(bytes, to: $0) }
        } catch let fault as SystemFault {
            throw fault.writing(path)
        } catch {
            throw error as? FileFault ?? FileFault(path: path, reason: "cannot be written")
        }
    }
}

// MARK: - Open files

extension StateFile {
    /// The number of attempts to lock a file, and the pause between two of them in microseconds.
    private static let attempts = (count: 200, pause: UInt32(1_000))

    /// Creates the folder of the file and the folders around it, with a mode for the owner alone.
    func createFolder() throws(FileFault) {
        try TextFile.createFolder(FileReplacement.folder(of: path), mode: 0o700)
    }

    /// Opens the file; nil if it does not exist and the flags do not create it.
    func open(_ flags: Int32) throws(FileFault) -> Int32? {
        // Without O_NONBLOCK, a pipe in the file's place would wait for its other end.
        let descriptor = retried {
            Foundation.open(path, flags | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY, 0o600)
        }
        guard descriptor >= 0 else {
            let number = errno
            if number == ENOENT, flags & O_CREAT == 0 { return nil }
            var status = stat()
            if lstat(path, &status) == 0 { try check(status) }
            throw SystemFault(number: number).writing(path)
        }
        var status = stat()
        do throws(FileFault) {
            guard fstat(descriptor, &status) == 0 else { throw SystemFault(number: errno).writing(path) }
            try check(status)
        } catch {
            close(descriptor)
            throw error
        }
        return descriptor
    }

    private func check(_ status: stat) throws(FileFault) {
        let reason: String
        switch status.st_mode & S_IFMT {
        case S_IFREG: return
        case S_IFLNK: reason = "is a link, which is not followed here"
        case S_IFDIR: reason = "is a folder"
        default: reason = "is not a file"
        }
        throw FileFault(path: path, reason: reason)
    }

    /// Returns true if the path still names an open file.
    func names(_ descriptor: Int32) -> Bool {
        var (open, named) = (stat(), stat())
        guard fstat(descriptor, &open) == 0, lstat(path, &named) == 0 else { return false }
        return open.st_dev == named.st_dev && open.st_ino == named.st_ino
    }

    /// Works on the open file while other processes wait; creates the file if needed.
    ///
    /// - Parameter isNeeded: true to work even if another process keeps the file locked.
    private func locked(orNot isNeeded: Bool, _ work: (Int32) throws(FileFault) -> Void) throws(FileFault) {
        for attempt in 1...Self.attempts.count {
            guard let descriptor = try open(O_RDWR | O_APPEND | O_CREAT) else { return }
            defer { close(descriptor) }
            let isLocked = flock(descriptor, LOCK_EX | LOCK_NB) == 0
            // Another process may have replaced the file meanwhile.
            if isLocked, names(descriptor) { return try work(descriptor) }
            if attempt == Self.attempts.count, isNeeded { return try work(descriptor) }
            usleep(Self.attempts.pause)
        }
    }

    /// Appends lines to the open file as a whole or not at all.
    ///
    /// They begin on a line of their own even if the file was cut within a line.
    func append(_ text: String, to descriptor: Int32, syncs: Bool) throws(FileFault) {
        let end = lseek(descriptor, 0, SEEK_END)
        var last: UInt8 = 0
        let isCut = end > 0 && pread(descriptor, &last, 1, end - 1) == 1 && last != UInt8(ascii: "\n")
        do throws(SystemFault) {
            try DescriptorOutput.write(Array((isCut ? "\n" + text : text).utf8), to: descriptor)
            if syncs, retried({ fsync(descriptor) }) != 0 { throw SystemFault(number: errno) }
        } catch {
            _ = retried { ftruncate(descriptor, max(0, end)) }
            throw error.writing(path)
        }
    }

    /// Returns the bytes of the open file, or the end of a longer one.
    func bytes(of descriptor: Int32, most: Int) throws(FileFault) -> [UInt8] {
        let size = lseek(descriptor, 0, SEEK_END)
        lseek(descriptor, max(0, size - off_t(clamping: most)), SEEK_SET)
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while bytes.count < most {
            let count = Foundation.read(descriptor, &chunk, min(chunk.count, most - bytes.count))
            if count == 0 { break }
            if count > 0 {
                bytes.append(contentsOf: chunk.prefix(count))
            } else if errno != EINTR {
                throw FileFault(path: path, reason: SystemReason.text(errno))
            }
        }
        return bytes
    }
}
