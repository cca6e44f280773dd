/// A number of bytes, written as people read it.
struct ByteCount: Hashable, Comparable, CustomStringConvertible {
    var bytes: Int

    static let zero = ByteCount(bytes: 0)
    static func megabytes(_ count: Double) -> ByteCount { ByteCount(bytes: Int(count * 1_000_000)) }
    static func gigabytes(_ count: Double) -> ByteCount { megabytes(count * 1000) }

    static func < (lhs: ByteCount, rhs: ByteCount) -> Bool { lhs.bytes < rhs.bytes }
    static func + (lhs: ByteCount, rhs: ByteCount) -> ByteCount { ByteCount(bytes: lhs.bytes + rhs.bytes) }

    var description: String {
        let units = ["B", "KB", "MB", "GB", "TB"]
        var value = Double(bytes)
        var unit = 0
        while value >= 1000, unit < units.count - 1 {
            value /= 1000
            unit += 1
        }
        let rounded = (value * 10).rounded() / 10
        let isWhole = rounded == rounded.rounded()
        return "\(isWhole ? "\(Int(rounded))" : "\(rounded)") \(units[unit])"
    }
}

/// Everything that takes storage, by kind.
struct StorageUsage: Equatable {
    enum Kind: String, CaseIterable {
        case photos = "Photos"
        case recordings = "Recordings"
        case text = "Text"
        case downloads = "Downloads"
    }

    var capacity: ByteCount
    var parts: [Kind: ByteCount] = [:]

    var used: ByteCount { parts.values.reduce(.zero, +) }

    var fraction: Double { capacity.bytes == 0 ? 0 : min(1, Double(used.bytes) / Double(capacity.bytes)) }

    var isAlmostFull: Bool { fraction > 0.9 }

    /// The kinds that take any storage, the largest first.
    var sorted: [(kind: Kind, size: ByteCount)] {
        Kind.allCases
            .map { (kind: $0, size: parts[$0] ?? .zero) }
            .filter { $0.size > .zero }
            .sorted { $0.size > $1.size }
    }

    static let typical = StorageUsage(
        capacity: .gigabytes(5),
        parts: [
            .photos: .gigabytes(1.2), .recordings: .megabytes(640), .text: .megabytes(3.4), .downloads: .megabytes(88),
        ]
    )
    static let full = StorageUsage(capacity: .gigabytes(5), parts: [.photos: .gigabytes(4.7), .text: .megabytes(12)])
    static let empty = StorageUsage(capacity: .gigabytes(5))
}
