let cache = NSCache<NSString, NSNumber>()
cache.name = "widths"
cache.countLimit = 10
cache.setObject(44 as NSNumber, forKey: "button")
cache.setObject(20 as NSNumber, forKey: "label", cost: 2)
let key: NSString = "button"
print(cache.object(forKey: key)?.intValue ?? 0, cache.name, cache.countLimit)  // expect: 44 widths 10
cache.removeObject(forKey: "button")
print(cache.object(forKey: "button") == nil, cache.object(forKey: "label")?.intValue ?? 0)  // expect: true 20
cache.removeAllObjects()
print(cache.object(forKey: "label") == nil)  // expect: true

final class Box {
    let text: String
    init(_ text: String) { self.text = text }
}
let boxes = NSCache<Box, Box>()
let first = Box("first")
boxes.setObject(Box("kept"), forKey: first)
print(boxes.object(forKey: first)?.text ?? "none", boxes.object(forKey: Box("first")) == nil)  // expect: kept true
