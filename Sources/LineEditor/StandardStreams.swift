import Foundation

/// The file descriptors 0, 1 and 2.
package enum StandardStreams {
    /// Opens the descriptors that the caller closed, so that no pipe and no file is given their numbers.
    ///
    /// Call it before anything else is opened. Standard input then cannot be read, and standard output and standard error
    /// cannot be written, as before.
    package static func openClosed() {
        for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(descriptor, F_GETFD) < 0 {
            // The lowest free number is taken, which is this one.
            _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
        }
    }

    /// True if standard input can be read; false if the caller closed it.
    package static var hasInput: Bool {
        let flags = fcntl(STDIN_FILENO, F_GETFL)
        return flags >= 0 && flags & O_ACCMODE != O_WRONLY
    }
}
