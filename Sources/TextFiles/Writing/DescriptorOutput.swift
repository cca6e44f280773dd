import Foundation

/// Text written to a file descriptor in pieces, which are collected in a buffer.
package struct DescriptorOutput {
    private let descriptor: Int32
    private var buffer: [UInt8] = []

    /// The size of the buffer in bytes, beyond which it is written.
    private static let most = 1 << 16

    /// An output without text.
    init(_ descriptor: Int32) {
        self.descriptor = descriptor
    }

    /// Adds a piece.
    mutating func write(_ text: String) throws(SystemFault) {
        buffer.append(contentsOf: text.utf8)
        if buffer.count >= Self.most { try flush() }
    }

    /// Writes what is in the buffer.
    mutating func flush() throws(SystemFault) {
        let bytes = buffer
        buffer.removeAll(keepingCapacity: true)
        try Self.write(bytes, to: descriptor)
    }

    /// Writes all bytes to a descriptor, and waits while it takes none.
    static func write(_ bytes: [UInt8], to descriptor: Int32) throws(SystemFault) {
        var written = 0
        while written < bytes.count {
            // The bytes from those that are written up to the end.
            let count = bytes.withUnsafeBytes { buffer in
                Foundation.write(descriptor, buffer.baseAddress?.advanced(by: written), buffer.count - written)
            }
            if count >= 0 {
                written += count
            } else if errno == EAGAIN {
                var ready = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
                _ = poll(&ready, 1, -1)
            } else if errno != EINTR {
                throw SystemFault(number: errno)
            }
        }
    }

    /// Writes a whole text to a descriptor; returns the system's error number if that fails.
    @discardableResult
    package static func write(_ text: String, to descriptor: Int32) -> Int32? {
        do {
            try write(Array(text.utf8), to: descriptor)
            return nil
        } catch {
            return error.number
        }
    }
}
