var width = 320
var halvings = 0
while width > 44 {
    width /= 2
    halvings += 1
}
print(width, halvings)  // expect: 40 3
