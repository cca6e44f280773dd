import Foundation

let count = 3
let height: CGFloat = 2
print(CGSize(width: count, height: height))
// expect error: cannot convert a value of type 'Int' to the expected type 'CGFloat'
