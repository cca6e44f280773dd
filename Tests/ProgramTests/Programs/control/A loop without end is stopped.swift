var number = 0
while true {  // expect error: stopped after 2000000 steps
    number += 1
}
