struct Steps {
    let count: Int
    init(count: Int) { self.count = count }
    init(twice count: Int) {
        self.init(count: count)
        self.count = 2 * count
        // expect error: 'let' property 'count' may not be initialized directly; use "self.init(...)" or "self = ..." instead
    }
}
