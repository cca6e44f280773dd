Label(txt: "a")
// expect error: extra argument 'txt' in call
