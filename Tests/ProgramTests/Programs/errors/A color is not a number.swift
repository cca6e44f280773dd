Label(text: "a").box(background: 12)
// expect error: cannot convert a value of type 'Int' to the expected type 'UIColor'
