let error: Error = "it went wrong"
// expect error: cannot convert value of type 'String' to specified type 'any Error'
