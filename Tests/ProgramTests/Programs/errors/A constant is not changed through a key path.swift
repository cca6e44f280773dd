struct Person {
    var age = 3
}

var open = Person()
let closed = Person()
let path = \Person.age
open[keyPath: path] += 1
closed[keyPath: path] += 1  // expect error: left side of mutating operator isn't mutable: 'closed' is a 'let' constant
