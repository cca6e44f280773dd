var gap = 8
let now = { gap }
let then = { [gap] in gap }
gap = 20
print(now(), then())  // expect: 20 8
