var number = 0
while true {  // expect error: stopped after 200000 steps
    number += 1
}
