final class Owner { var name = "Ann" }

let owner = Owner()
weak var known = owner
print(known?.name ?? "nobody")  // expect: Ann
if let known { print(known.name) }  // expect: Ann
