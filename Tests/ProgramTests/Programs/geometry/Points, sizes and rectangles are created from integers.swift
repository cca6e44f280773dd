import Foundation

let count = 3
let words = ["ab", "cde"]
print(CGSize(width: count, height: 2))  // expect: CGSize(width: 3.0, height: 2.0)
print(CGSize(width: words[0].count * 10, height: count).width)  // expect: 20.0
print(CGPoint(x: count, y: words.count))  // expect: CGPoint(x: 3.0, y: 2.0)
print(CGRect(x: 0, y: count, width: count, height: 1).maxY)  // expect: 4.0
let widths: [CGFloat] = [4, 9]
print(CGSize(width: widths.max() ?? 0, height: 1))  // expect: CGSize(width: 9.0, height: 1.0)
