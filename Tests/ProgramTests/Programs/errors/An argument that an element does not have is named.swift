Label(txt: "a")
// expect error: incorrect argument label in call (have 'txt:', expected 'text:')
