import UIKit

enum Level: Int {
    case low, high
}

extension Level {
    static let zero = Level.low
    static func + (left: Level, right: Level) -> Level { right }
}

var levels: [Level] = [.low, .high]
print(levels.contains(.low), levels.firstIndex(of: .high) ?? -1)
levels.append(.low)
levels.insert(.high, at: 0)
levels += [.low]
print(levels.count, levels.split(separator: .high).count)
print(levels.reduce(.zero, +), levels.last ?? .high)

let sizes: [CGSize] = [.zero, CGSize(width: 1, height: 2)]
let sum = sizes.reduce(.zero) { CGSize(width: $0.width + $1.width, height: max($0.height, $1.height)) }
print(sum.width, sum.height)

let names = [Level.low: "low", .high: "high"]
print(names[.high] ?? "none", names[.low, default: "none"])
let chosen = Set<Level>([.low, .high, .low])
print(chosen.count, chosen.contains(.low))
let twice: [Level] = Array(repeating: .high, count: 2)
print((twice + [.low]).count)

let widths: [CGFloat] = [10, 20]
print(max(widths[0], 15), widths.map { max($0, 15) }, widths.reduce(0) { $0 + $1 })
// expect: true 1
// expect: 5 2
// expect: low low
// expect: 1.0 2.0
// expect: high low
// expect: 2 true
// expect: 3
// expect: 15.0 [15.0, 20.0] 30.0
