typealias Width = Height  // expect error: type alias 'Width' references itself
typealias Height = Width?

let width: Width = 1
print(width)
