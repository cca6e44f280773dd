struct List { var items = [1] }
let path: WritableKeyPath<List, Int> = \.items.count
// expect error: cannot convert key path type 'KeyPath<List, Int>' to contextual type 'WritableKeyPath<List, Int>'
print(path)
