struct Model {
    var first = 1
    lazy var second = first + 3
}
var model = Model()
print(model)
print(model.second, model)
print([model])
// expect: Model(first: 1, $__lazy_storage_$_second: nil)
// expect: 4 Model(first: 1, $__lazy_storage_$_second: Optional(4))
// expect: [main.Model(first: 1, $__lazy_storage_$_second: Optional(4))]
