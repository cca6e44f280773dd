enum Plain { case none, some }
enum Written: Equatable { case none, one }
let plain = Plain.none
let written = Written.none
print(plain == .none, plain != .none, plain == .some, written == .none, written != .none)
// expect: true false false true false
