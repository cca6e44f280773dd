// swift-format-ignore-file: NeverForceUnwrap
let count: Int = 3
print(count!)
// expect error: cannot force unwrap value of non-optional type 'Int'
