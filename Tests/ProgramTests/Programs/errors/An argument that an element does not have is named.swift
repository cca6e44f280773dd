Label(txt: "a")
// expect error: 'Label(text:configure:)' has no parameter 'txt'
