let name: String? = "Ada"
if let name {
    print("hello \(name)")  // expect: hello Ada
}
let nobody: String? = nil
if let nobody { print(nobody) } else { print("nobody") }  // expect: nobody
