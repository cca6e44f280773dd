Label(text: "a").box(background: 12)
// expect error: cannot convert value of type 'Int' to expected argument type 'UIColor'
