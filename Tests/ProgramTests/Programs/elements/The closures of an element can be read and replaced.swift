var log: [String] = []
var button = Button(onTap: { log.append("first") }, wrapping: Label(text: "Press"))
let first = button.onTap
button.onTap = {
    first()
    log.append("second")
}
button.onTap()

var field = TextField(text: "") { $0.onChange = { text in log.append("typed \(text)") } }
field.onChange?("a")
print(field.onReturn == nil)
field.onReturn = { log.append("return") }
field.onReturn?()
field.onReturn = nil
print(field.onReturn == nil, log)

var observer = LifecycleObserver(onAppear: { print("here") }, wrapping: button)
print(observer.onDisappear == nil)
observer
// expect: true
// expect: true ["first", "second", "typed a", "return"]
// expect: true
// expect: here
// expect: LifecycleObserver 0,0 300×160
// expect:   Button 0,0 300×160
// expect:     Label 0,0 300×160
