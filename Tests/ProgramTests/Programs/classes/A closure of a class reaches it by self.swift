final class Form {
    var sent: [String] = []

    func button() -> () -> Void {
        { [weak self] in
            self?.sent.append("tap")
        }
    }
}

let form = Form()
let tap = form.button()
tap()
tap()
print(form.sent)  // expect: ["tap", "tap"]
