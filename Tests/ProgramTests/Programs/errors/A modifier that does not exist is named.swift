Label(text: "a").centred()
// expect error: value of type 'Label' has no member 'centred'
