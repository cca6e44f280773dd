func increase(_ number: inout Int) { number += 1 }
var number = 1
increase(number)  // expect error: passing value of type 'Int' to an inout parameter requires explicit '&'
