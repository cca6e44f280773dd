import Foundation

let count = 3
let height: CGFloat = 2
print(CGSize(width: count, height: height))
// expect error: cannot convert value of type 'Int' to expected argument type 'CGFloat'
