struct Code {}
func load() throws(Code) {}  // expect error: thrown type 'Code' does not conform to the 'Error' protocol
