Label(text: "a").centred()
// expect error: a value of type 'Label' has no member 'centred'
