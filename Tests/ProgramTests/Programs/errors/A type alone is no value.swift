struct Pet {}

print("\(Pet.self)")
print("\(Pet)")  // expect error: expected member name or initializer call after type name
