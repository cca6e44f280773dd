final class Basket {
    var items = [1, 2]
    func clear() {
        items.removeAll { item in
            item == items.count
            // expect error: overlapping accesses to a value that is being changed, but modification requires exclusive access
        }
    }
}
Basket().clear()
