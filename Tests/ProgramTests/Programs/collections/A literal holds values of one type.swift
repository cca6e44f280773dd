let values = [1, "two"]
// expect error: heterogeneous collection literal: it contains values of type 'Int' and 'String'
