var count = 0
struct Proxy: ProxyElement {
    var elementRepresentation: any Element {
        print("representation")
        return Label(text: "a")
    }
}
struct Counter: ProxyElement {
    var elementRepresentation: any Element {
        count += 1
        return Label(text: "\(count)")
    }
}
let view = BlueprintView(
    element: Column {
        Proxy()
        Counter()
    }
)
view.frame.size = CGSize(width: 50, height: 40)
view.layoutIfNeeded()
print(count)
// expect: representation
// expect: representation
// expect: 2
