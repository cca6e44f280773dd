let numbers = [1, 2, 3]
var place = numbers.startIndex
numbers.formIndex(after: &place)
print(place)  // expect: 1
let text = "abc"
var index = text.startIndex
text.formIndex(after: &index)
print(text[index])  // expect: b
text.formIndex(before: &index)
print(text[index])  // expect: a
text.formIndex(&index, offsetBy: 2)
print(text[index])  // expect: c
print(text.formIndex(&index, offsetBy: 5, limitedBy: text.endIndex), index == text.endIndex)  // expect: false true
func second<C: Collection>(_ values: C) -> C.Element {
    var index = values.startIndex
    values.formIndex(after: &index)
    return values[index]
}
print(second([1, 2]), second("xy"))  // expect: 2 y
