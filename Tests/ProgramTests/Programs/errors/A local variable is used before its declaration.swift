func show() {
    print(text)  // expect error: use of local variable 'text' before its declaration
    let text = "a"
}
