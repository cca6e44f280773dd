import Foundation

struct Box { var width: Double = 1; var title: String?; var items: [Int] = [] }

let box: Box? = nil
let width: Double? = nil
let title: String? = nil
print("chain:", box?.width ?? 0, width ?? 0, box?.title ?? 7, title ?? 8, box?.items ?? [], box?.items ?? [1])
print("mixed:", [1, "a"].count, [true, 2], ["k": 1, "l": "a"].count)
// expect: chain: 0 0.0 7 8 [] [1]
// expect: mixed: 2 [true, 2] 2
print("branches:", true ? 1 : "a", CGFloat(), Double() + 1)
// expect: branches: 1 0.0 1.0
