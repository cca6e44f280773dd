let error: Error = "it went wrong"
// expect error: cannot convert a value of type 'String' to the expected type 'Error'
