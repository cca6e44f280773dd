enum Failure: Error { case any }

func risky() throws -> Int { throw Failure.any }

print(risky())
// expect error: call can throw but is not marked with 'try'
