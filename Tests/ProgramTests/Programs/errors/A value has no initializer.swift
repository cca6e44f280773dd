struct Pet {
    var name = "Rex"
}

let pet = Pet.init()
print(pet.init().name)
// expect error: 'init' is a member of the type; use 'type(of: ...)' to initialize a new object of the same dynamic type
