// swift-format-ignore-file: NeverForceUnwrap
let count: Int = 3
print(count!)
// expect error: '!' stands behind a value of type 'Int', which is no optional
