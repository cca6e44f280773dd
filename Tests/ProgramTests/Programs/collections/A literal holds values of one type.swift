let values = [1, "two"]
// expect error: values of the types 'Int' and 'String' stand beside each other in this literal
